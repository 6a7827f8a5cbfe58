import { isInFlight, isReplaceable } from '#domain/payments/attempt-state.ts'
import { PAYMENT_LINK_METHODS, paymentLinkState } from '#domain/orders/payment-link.ts'
import type { PaymentLinkMethod, PaymentLinkState } from '#domain/orders/payment-link.ts'
import { err, type Result } from '#domain/result.ts'
import { findNewestAttempt } from '../payments/attempt.repository.ts'
import type { AttemptRow } from '../payments/attempt.repository.ts'
import { offeredMethods } from '../payments/offered-methods.ts'
import { refreshAttempt } from './collect.ts'
import type { CollectParts } from './collect.ts'
import { findLinkedOrder } from './payment-link.repository.ts'
import type { LinkedOrder } from './payment-link.repository.ts'
import type { PayError } from './pay-again.ts'
import type { PaymentService } from './payment.service.ts'
import type { PaymentView } from './payment-view.ts'

export interface PaymentLinkParts extends CollectParts {
  readonly payments: Pick<PaymentService, 'again'>
}

/** An order by its link: nothing of its customer is in it. */
export type LinkView = {
  readonly state: PaymentLinkState
  readonly order: LinkedOrder
  /** Why the last attempt came to nothing. */
  readonly declineCode: string | null
  readonly methods: readonly PaymentLinkMethod[]
}

type LinkPayment = {
  readonly method: PaymentLinkMethod
  /** What the gateway gave for a card. */
  readonly sourceToken: string | null
  readonly key: string
  readonly bodyHash: Buffer
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>

/** Paying an order by its link: no account is opened by it, and nothing is seen but what is to be paid. */
export function createPaymentLinks(parts: PaymentLinkParts) {
  const { db, gateways, payments } = parts
  return {
    /** What a link leads to; the gateway is asked while a payment is open. Undefined: there is no such link. */
    read: async (token: string): Promise<LinkView | undefined> => {
      const before = await findLinkedOrder(db, token)
      const newest = before && (await findNewestAttempt(db, before.order_id))
      const attempt = newest && (await refreshAttempt(parts, newest.id))
      const order = attempt ? await findLinkedOrder(db, token) : before
      if (!order) return undefined
      const state = paymentLinkState({ ...order, isOpen: order.is_open, isUnderWay: isUnderWay(attempt) })
      const offered = offeredMethods(gateways, order.total).filter(({ hidden }) => hidden === null)
      const methods = PAYMENT_LINK_METHODS.filter((each) => offered.some(({ method }) => method === each))
      return { state, order, declineCode: attempt?.state === 'DECLINED' ? attempt.decline_code : null, methods }
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
