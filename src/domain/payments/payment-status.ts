import type { Halalas } from '../money/halalas.ts'
import type { AttemptState } from './attempt-state.ts'

/** The status of a payment that customers see (A-C2). */
export const PAYMENT_STATUSES = [
  'CREATED',
  'REQUIRES_ACTION',
  'AUTHORIZED',
  'PAID',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
  'PART_REFUNDED',
] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

type Facts = {
  readonly state: AttemptState
  readonly captured: Halalas
  /** What was given back, or is about to be. */
  readonly refunded: Halalas
}

/**
 * The status of a payment as its customer sees it. One with an unknown outcome is AUTHORIZED ("being checked"), never
 * failed: a customer who reads that a payment failed pays again.
 */
export function paymentStatus({ state, captured, refunded }: Facts): PaymentStatus {
  if (state === 'APPROVED') {
    if (refunded === 0) return 'PAID'
    return refunded < captured ? 'PART_REFUNDED' : 'REFUNDED'
  }
  return BY_STATE[state]
}

const BY_STATE: Readonly<Record<Exclude<AttemptState, 'APPROVED'>, PaymentStatus>> = {
  CREATED: 'CREATED',
  SENT: 'CREATED',
  REQUIRES_ACTION: 'REQUIRES_ACTION',
  UNKNOWN: 'AUTHORIZED',
  DECLINED: 'FAILED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
}
