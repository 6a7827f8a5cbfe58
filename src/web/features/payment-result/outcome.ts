import type { PaymentStatus } from '#domain/payments/payment-status.ts'

/** What a page about a payment shows (S312 to S322, A-C6). */
export type Outcome =
  /** No payment is named, by the address or by what the browser stores. */
  | 'missing'
  /** The first answer is waited for. */
  | 'asking'
  /** The shop knows no such payment, and nothing was being paid here. */
  | 'no-cart'
  /** How it stands could not be found out. */
  | 'error'
  | 'paid'
  /** Money that the order could not take any more. */
  | 'returned'
  | 'transfer'
  | 'code'
  | 'processing'
  | 'failed'
  | 'cancelled'

/** What is known of a payment. */
export type Known = {
  readonly paymentId: string
  readonly payment?: { readonly status: PaymentStatus; readonly action: string | null } | undefined
  /** Of the last question: `unknown` when the shop knows no such payment. */
  readonly failure?: 'unknown' | 'unreachable' | undefined
  /** Whether the browser stores a cart that was being paid. */
  readonly hasPendingCart: boolean
}

/** What to show. The address of the page proves nothing: the shop's answer decides. */
export function outcomeOf({ paymentId, payment, failure, hasPendingCart }: Known): Outcome {
  if (paymentId === '') return 'missing'
  if (failure === 'unknown') return hasPendingCart ? 'error' : 'no-cart'
  if (payment) return ofPayment(payment.status, payment.action)
  return failure ? 'error' : 'asking'
}

function ofPayment(status: PaymentStatus, action: string | null): Outcome {
  switch (status) {
    case 'PAID':
    case 'PART_REFUNDED':
      return 'paid'
    case 'REFUNDED':
      return 'returned'
    case 'REQUIRES_ACTION':
      return action === 'BANK_TRANSFER' ? 'transfer' : action === 'STC_PAY_CODE' ? 'code' : 'processing'
    case 'CREATED':
    case 'AUTHORIZED':
      return 'processing'
    case 'FAILED':
    case 'EXPIRED':
      return 'failed'
    case 'CANCELLED':
      return 'cancelled'
  }
}

/** Whether the answer may change by itself soon, so that it is asked for again. */
export const isOpen = (outcome: Outcome): boolean => outcome === 'processing'

/** Whether the cart has become an order for good: then it is emptied, and what was stored for the payment forgotten. */
export const isPlaced = (outcome: Outcome): boolean => outcome === 'paid' || outcome === 'transfer'

export type ResultPage = 'success' | 'failed' | 'cancel'

/** The page an outcome belongs to; undefined: it may be shown on any. */
export function pageOf(outcome: Outcome): ResultPage | undefined {
  if (outcome === 'failed') return 'failed'
  if (outcome === 'cancelled') return 'cancel'
  return outcome === 'missing' || outcome === 'asking' || outcome === 'no-cart' || outcome === 'error'
    ? undefined
    : 'success'
}
