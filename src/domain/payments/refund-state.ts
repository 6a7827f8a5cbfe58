import type { Halalas } from '../money/halalas.ts'

/** How far giving money back is. */
export const REFUND_STATES = [
  /** staff asks a second person */
  'TO_APPROVE',
  'PENDING',
  /** the gateway is being asked */
  'SENT',
  /** sent to the gateway, the outcome unknown */
  'UNKNOWN',
  /** to be sent by bank, by staff: no gateway gives transfers back */
  'AWAITING_TRANSFER',
  'DONE',
  'DECLINED',
] as const

export type RefundState = (typeof REFUND_STATES)[number]

/**
 * From where to where a refund may go. One that was asked for goes back to PENDING only when it is
 * certain that the gateway has not done it.
 */
const REFUND_MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  TO_APPROVE: ['PENDING', 'DECLINED'],
  PENDING: ['SENT', 'AWAITING_TRANSFER'],
  SENT: ['PENDING', 'UNKNOWN', 'DONE', 'DECLINED'],
  UNKNOWN: ['PENDING', 'DONE', 'DECLINED'],
  AWAITING_TRANSFER: ['DONE'],
  DONE: [],
  DECLINED: [],
}

/** Whether a refund may go from one state to the other. */
export const canMoveRefund = (from: RefundState, to: RefundState): boolean => REFUND_MOVES[from].includes(to)

/** Whether the money of a refund is promised and not yet sure to have arrived. */
export const isRefundOpen = (state: RefundState): boolean => state !== 'TO_APPROVE' && REFUND_MOVES[state].length > 0

/** The states from which a refund may get there. */
export const refundStatesBefore = (to: RefundState): RefundState[] =>
  REFUND_STATES.filter((from) => canMoveRefund(from, to))

/** Why money goes back. */
export const REFUND_REASONS = ['CANCELLED', 'REJECTED', 'LATE', 'SURPLUS', 'WRONG_AMOUNT', 'STAFF'] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

/** What can still go back of a payment; of none, nothing. */
export const leftToRefund = (
  payment: { readonly captured: Halalas; readonly refunded: Halalas } | undefined,
): Halalas => (payment ? payment.captured - payment.refunded : 0)
