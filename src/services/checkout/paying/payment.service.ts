import { isReplaceable } from '#domain/payments/attempt-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { outsideLimits, limitsOf } from '#domain/payments/payment-method.ts'
import type { EligibilityQuestion, WebhookRequest } from '#integrations/payments/payment-gateway.ts'
import { expireUnpaid } from '../unpaid/expire-order.ts'
import { findOwnOrder, lockOwnOrder, languageOf } from '../../orders/own-order.ts'
import { claimNewAttempt, findAttempt, findNewestAttempt, moveAttempt } from '../../payments/attempt.repository.ts'
import type { AttemptRow } from '../../payments/attempt.repository.ts'
import { collect, collectClaimed, refreshAttempt } from './collect.ts'
import type { CollectParts } from './collect.ts'
import { gatewayOf } from '../../payments/gateways.ts'
import { isSetUp, offeredMethods } from '../../payments/offered-methods.ts'
import type { PaymentChoice } from '../../payments/open-attempt.ts'
import { openAnother } from './pay-again.ts'
import type { PayError, PayRequest } from './pay-again.ts'
import { findPaymentView } from './payment-view.ts'
import type { PaymentView } from './payment-view.ts'
import { receiveEvent } from '../../payments/receive-event.ts'

export type PaymentService = ReturnType<typeof createPaymentService>

/** Paying orders, as their customers see it. */
export function createPaymentService(parts: CollectParts) {
  const { db, queue, gateways } = parts

  const view = (id: string): Promise<PaymentView | undefined> => findPaymentView(parts, id)

  /** An attempt, if it is one of this customer's orders. */
  const own = async (customerId: string, id: string): Promise<AttemptRow | undefined> => {
    const attempt = await findAttempt(db, id)
    return attempt && (await findOwnOrder(db, customerId, attempt.order_id)) ? attempt : undefined
  }

  return {
    methods: (total: number) => offeredMethods(gateways, total),
    /** Which providers of instalments would not lend to this customer, and why. Those that cannot say are not among them. */
    unavailable: async (question: EligibilityQuestion) => {
      const mayAsk = outsideLimits(question.amount, limitsOf('TABBY', gateways.limits)) === undefined
      const verdict = mayAsk ? await gateways.tabby?.mayPay?.(question) : undefined
      return verdict === undefined || verdict === 'ELIGIBLE' ? [] : [{ method: 'TABBY' as const, reason: verdict }]
    },

    isOffered: (method: PaymentChoice['method']) => isSetUp(gateways, method),

    /** Begins or goes on with the payment of an order that was just placed, and says how it stands. */
    begin: async (customerId: string, orderId: string): Promise<PaymentView | undefined> => {
      const claimed = await claimNewAttempt(db, customerId, orderId)
      if (claimed) await collectClaimed(parts, claimed)
      const attempt = claimed ?? (await findNewestAttempt(db, orderId))
      if (!attempt || (!claimed && !(await findOwnOrder(db, customerId, orderId)))) return undefined
      return view(attempt.id)
    },

    /** Tries once more to pay an order, with its goods held for it (S326). */
    again: async (request: PayRequest): Promise<Result<PaymentView, PayError>> => {
      const opened = await openAnother(parts, request)
      if (!opened.ok) return opened
      await collect(parts, opened.value)
      const now = await view(opened.value)
      return now ? ok(now) : err({ code: 'payments/unknown-order' })
    },

    /** How a payment stands; the gateway is asked while that is open. Undefined when it is not this customer's. */
    find: async (customerId: string, id: string): Promise<PaymentView | undefined> => {
      const attempt = await own(customerId, id)
      return attempt && (await refreshAttempt(parts, attempt.id)) && view(attempt.id)
    },

    /** Abandons a payment, and the order with it; what was paid meanwhile stays paid. */
    cancel: async (customerId: string, id: string): Promise<PaymentView | undefined> => {
      const attempt = await own(customerId, id)
      const looked = attempt && (await refreshAttempt(parts, attempt.id, 0))
      if (!looked) return undefined
      await db.transaction().execute(async (tx) => {
        const order = await lockOwnOrder(tx, customerId, looked.order_id)
        if (!order) return
        // One that failed before leaves an order that holds goods all the same.
        if (isReplaceable(looked.state)) {
          await moveAttempt(tx, looked.id, 'CANCELLED')
        }
        await expireUnpaid(tx, parts, order, 'CUSTOMER')
      })
      return view(id)
    },

    /**
     * After the browser came back from a gateway: looks what happened, if it may. The caller need not be signed in, so the gateway
     * is asked no more often than by a page that waits.
     */
    returned: async (id: string, { mayAsk }: { readonly mayAsk: boolean }) => {
      const attempt = await (mayAsk ? refreshAttempt(parts, id) : findAttempt(db, id))
      const attemptView = attempt && (await view(id))
      return attemptView && { view: attemptView, language: await languageOf(db, attemptView.orderId) }
    },

    /** Undefined: no such gateway is set up. */
    receive: async (provider: string, request: WebhookRequest) => {
      const gateway = gatewayOf(gateways, provider)
      return gateway && receiveEvent({ db, queue }, gateway, request)
    },
  }
}
