import type { Db } from '#db/connection.ts'
import { isInFlight } from '#domain/payments/attempt-state.ts'
import { HOLD_MINUTES } from '#domain/orders/checkout-hold.ts'
import { AMOUNT_LIMITS, outsideLimits, PROVIDER_OF } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { WebhookRequest } from '#integrations/payments/payment-gateway.ts'
import { expireUnpaid } from '../orders/expire-order.ts'
import { extendUnpaid, findOwnOrder, holdOwnOrder, languageOf } from '../orders/own-order.ts'
import { findAttempt, findNewestAttempt, moveAttempt } from './attempt.repository.ts'
import type { AttemptRow } from './attempt.repository.ts'
import { collect, lookAt } from './collect.ts'
import type { CollectParts } from './collect.ts'
import { gatewayOf } from './gateways.ts'
import { isSetUp, offeredMethods } from './offered-methods.ts'
import { openAttempt } from './open-attempt.ts'
import type { PaymentChoice } from './open-attempt.ts'
import { paymentView } from './payment-view.ts'
import type { PaymentView } from './payment-view.ts'
import { receiveEvent } from './receive-event.ts'

export type PayError =
  | { readonly code: 'payments/unknown-order' | 'payments/card' | 'payments/method-not-offered' }
  /** The order is paid, or an attempt to pay it is under way. */
  | { readonly code: 'payments/in-progress' }
  /** Its time is over: the goods are free again. */
  | { readonly code: 'payments/expired' }

export type PaymentService = ReturnType<typeof createPaymentService>

/** Paying orders, as their customers see it. */
export function createPaymentService(parts: CollectParts) {
  const { db, queue, gateways } = parts

  const view = async (attempt: AttemptRow | undefined): Promise<PaymentView | undefined> =>
    attempt && paymentView(parts, attempt)

  /** An attempt, if it is one of this customer's orders. */
  const own = async (customerId: string, id: string): Promise<AttemptRow | undefined> => {
    const attempt = await findAttempt(db, id)
    return attempt && (await findOwnOrder(db, customerId, attempt.order_id)) ? attempt : undefined
  }

  return {
    methods: (total: number) => offeredMethods(gateways, total),
    isOffered: (method: PaymentChoice['method']) => isSetUp(gateways, method),

    /** Begins or goes on with the payment of an order that was just placed, and tells how it stands. */
    begin: async (customerId: string, orderId: string): Promise<PaymentView | undefined> => {
      const attempt = await findNewestAttempt(db, orderId)
      if (!attempt || !(await findOwnOrder(db, customerId, orderId))) return undefined
      if (attempt.state === 'CREATED') await collect(parts, attempt.id)
      return view(await findAttempt(db, attempt.id))
    },

    /** Tries once more to pay an order, with its goods held for it (S326). */
    again: async (
      customerId: string,
      orderId: string,
      choice: PaymentChoice,
    ): Promise<Result<PaymentView, PayError>> => {
      await endWaiting(parts, customerId, orderId)
      const opened = await db.transaction().execute((tx) => openAgain(tx, parts, { customerId, orderId, choice }))
      if (!opened.ok) return opened
      await collect(parts, opened.value.id)
      const now = await view(await findAttempt(db, opened.value.id))
      return now ? ok(now) : err({ code: 'payments/unknown-order' })
    },

    /** How a payment stands; the gateway is asked while that is open. Undefined when it is not this customer's. */
    find: async (customerId: string, id: string): Promise<PaymentView | undefined> => {
      const attempt = await own(customerId, id)
      return attempt && view(await lookAt(parts, attempt.id))
    },

    /** Gives a payment up, and the order with it; what was paid meanwhile stays paid. */
    cancel: async (customerId: string, id: string): Promise<PaymentView | undefined> => {
      const attempt = await own(customerId, id)
      const looked = attempt && (await lookAt(parts, attempt.id, 0))
      if (!looked) return undefined
      if (looked.state === 'CREATED' || looked.state === 'REQUIRES_ACTION') {
        await db.transaction().execute(async (tx) => {
          const order = await holdOwnOrder(tx, customerId, looked.order_id)
          const cancelled = order && (await moveAttempt(tx, looked.id, 'CANCELLED'))
          if (cancelled) await expireUnpaid(tx, parts, order, 'CUSTOMER')
        })
      }
      return view(await findAttempt(db, id))
    },

    /** After the browser came back from a gateway: looks what happened. Whoever calls need not be signed in. */
    returned: async (id: string) => {
      const attempt = await lookAt(parts, id, 0)
      return attempt && { view: await paymentView(parts, attempt), language: await languageOf(db, attempt.order_id) }
    },

    /** Undefined: no such gateway is set up. */
    receive: async (provider: string, request: WebhookRequest) => {
      const gateway = gatewayOf(gateways, provider)
      return gateway && receiveEvent({ db, queue }, gateway, request)
    },
  }
}

/** Ends an attempt that only waits for its customer, who begins anew. One that was paid meanwhile is found out first. */
async function endWaiting(parts: CollectParts, customerId: string, orderId: string): Promise<void> {
  const { db } = parts
  const attempt = await findNewestAttempt(db, orderId)
  if (!attempt || !isInFlight(attempt.state) || !(await findOwnOrder(db, customerId, orderId))) return
  const looked = await lookAt(parts, attempt.id, 0)
  if (looked?.state === 'REQUIRES_ACTION' || looked?.state === 'CREATED') {
    await moveAttempt(db, attempt.id, 'CANCELLED')
  }
}

type Again = { readonly customerId: string; readonly orderId: string; readonly choice: PaymentChoice }

async function openAgain(
  tx: Db,
  { queue, gateways }: CollectParts,
  { customerId, orderId, choice }: Again,
): Promise<Result<AttemptRow, PayError>> {
  const order = await holdOwnOrder(tx, customerId, orderId)
  if (!order) return err({ code: 'payments/unknown-order' })
  if (order.status === 'EXPIRED') return err({ code: 'payments/expired' })
  const newest = await findNewestAttempt(tx, orderId)
  if (order.status !== 'AWAITING_PAYMENT' || (newest && isInFlight(newest.state))) {
    return err({ code: 'payments/in-progress' })
  }
  const isOffered = isSetUp(gateways, choice.method)
  if (!isOffered || outsideLimits(order.total, AMOUNT_LIMITS[PROVIDER_OF[choice.method]])) {
    return err({ code: 'payments/method-not-offered' })
  }
  await extendUnpaid(tx, order.id, HOLD_MINUTES)
  return openAttempt(tx, queue, { order, customerId, choice })
}
