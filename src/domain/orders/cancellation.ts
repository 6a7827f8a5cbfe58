import type { OrderStatus } from './order-status.ts'

/** What a line says about how far its goods are. */
export type LineProgress = { readonly isInProduction: boolean; readonly isProofApproved: boolean }

/** What the customer can do about an order they no longer want (S255). */
export type Cancellation = 'CANCEL' | 'ASK' | 'NONE'

/**
 * A pending order can always be cancelled, one in work while nothing is printed and no proof is approved. After that
 * its customer can only ask, unless it is later than its customer need wait for; once it has left, nothing.
 */
export function cancellation(status: OrderStatus, lines: readonly LineProgress[], isTooLate = false): Cancellation {
  if (status === 'PENDING') return 'CANCEL'
  if (status !== 'PROCESSING') return 'NONE'
  if (isTooLate) return 'CANCEL'
  return lines.some(({ isInProduction, isProofApproved }) => isInProduction || isProofApproved) ? 'ASK' : 'CANCEL'
}
