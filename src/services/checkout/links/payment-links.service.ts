import { isInFlight, isReplaceable } from '#domain/payments/attempt-state.ts'
import { paymentLinkState } from '#domain/orders/payment-link.ts'
import type { PaymentLinkMethod, PaymentLinkState } from '#domain/orders/payment-link.ts'
import { err, type Result } from '#domain/result.ts'
import { findNewestAttempt } from '../../payments/attempt.repository.ts'
import type { AttemptRow } from '../../payments/attempt.repository.ts'
import { refreshAttempt } from '../paying/collect.ts'
import type { CollectParts } from '../paying/collect.ts'
import { linkMethods } from './link-methods.ts'
import { findLinkedOrder } from './payment-link.repository.ts'
import type { LinkedOrder } from './payment-link.repository.ts'
import type { PayError } from '../paying/pay-again.ts'
import type { PaymentService } from '../paying/payment.service.ts'
import { findPaymentView } from '../paying/payment-view.ts'
import type { ClientAction, PaymentView } from '../paying/payment-view.ts'

export interface PaymentLinkParts extends CollectParts {
  readonly payments: Pick<PaymentService, 'again' | 'unavailable'>
}

/** What a way to pay that was chosen waits for, on the page of the link. */
type LinkAction = Exclude<ClientAction, { readonly type: 'GATEWAY_FORM' }>

/** An order by its link: nothing of its customer is to be shown of it. */
export type LinkView = {
  readonly state: PaymentLinkState
  readonly order: LinkedOrder
  /** Why the last attempt came to nothing. */
  readonly declineCode: string | null
  readonly methods: readonly PaymentLinkMethod[]
  readonly action: LinkAction | null
}

type LinkPayment = {
  readonly method: PaymentLinkMethod
  /** What the gateway gave for a card or a wallet; for STC Pay the mobile number. */
  readonly sourceToken: string | null
  readonly key: string
  readonly bodyHash: Buffer
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>

/** Paying an order by its link: no account is opened by it, and nothing is seen but what is to be paid. */
export function createPaymentLinks(parts: PaymentLinkParts) {
  const { db, gateways, payments } = parts
  const methodsFor = (order: LinkedOrder): PaymentLinkMethod[] => linkMethods(gateways, order)
  return {
    /** What a link leads to; the gateway is asked while a payment is open. Undefined: there is no such link. */
    read: async (token: string): Promise<LinkView | undefined> => {
      const before = await findLinkedOrder(db, token)
      const newest = before && (await findNewestAttempt(db, before.order_id))
      const attempt = newest && (await refreshAttempt(parts, newest.id))
      const order = attempt ? await findLinkedOrder(db, token) : before
      if (!order) return undefined
      const state = paymentLinkState({ ...order, isOpen: order.is_open, isUnderWay: isUnderWay(attempt) })
      const action = state === 'OPEN' && attempt ? await actionOf(parts, attempt) : null
      const declineCode = attempt?.state === 'DECLINED' ? attempt.decline_code : null
      return { state, order, declineCode, methods: methodsFor(order), action }
    },

    /** Which providers of instalments would not lend for the order of a link, and why. Undefined: there is no such link. */
    unavailable: async (token: string) => {
      const order = await findLinkedOrder(db, token)
      if (!order) return undefined
      const { total: amount, language, contact_phone: phone, contact_email: email } = order
      if (!order.is_open || email === null || !methodsFor(order).includes('TABBY')) return []
      return payments.unavailable({ amount, language, phone, email })
    },

    /** The newest attempt to pay the order of a link, for a receipt of it. Undefined: there is no such link, or it has ended. */
    newestAttempt: async (token: string): Promise<{ customerId: string; id: string } | undefined> => {
      const order = await findLinkedOrder(db, token)
      const newest = order?.is_open ? await findNewestAttempt(db, order.order_id) : undefined
      return order && newest && { customerId: order.customer_id, id: newest.id }
    },

    /**
     * Begins to pay in the name of the order's customer; an attempt that only waits for them ends by it. Undefined: there is
     * no such link.
     */
    pay: async (
      token: string,
      { method, sourceToken, key, bodyHash }: LinkPayment,
    ): Promise<Result<PaymentView, PayError> | undefined> => {
      const order = await findLinkedOrder(db, token)
      if (!order) return undefined
      if (!order.is_open) return err({ code: 'payments/expired' })
      if (!methodsFor(order).includes(method)) return err({ code: 'payments/method-not-offered' })
      const { customer_id: customerId, order_id: orderId } = order
      const choice = { method, sourceToken, cardId: null, keepsCard: false }
      return payments.again({ customerId, orderId, choice, key, bodyHash })
    },

    /** The language of the order that a link leads to, if it is this one. */
    leadsTo: async (token: string, orderId: string): Promise<LinkedOrder['language'] | undefined> => {
      const order = await findLinkedOrder(db, token)
      return order?.order_id === orderId ? order.language : undefined
    },
  }
}

const isUnderWay = (attempt: AttemptRow | undefined): boolean =>
  attempt !== undefined && isInFlight(attempt.state) && !isReplaceable(attempt.state)

/** What an attempt waits for that is done on the page of the link: a code, or a transfer with its receipt. */
async function actionOf(parts: CollectParts, { id, state }: AttemptRow): Promise<LinkAction | null> {
  const view = state === 'REQUIRES_ACTION' ? await findPaymentView(parts, id) : undefined
  const action = view?.clientAction ?? null
  return action?.type === 'GATEWAY_FORM' ? null : action
}
