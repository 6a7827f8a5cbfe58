import type { FoundCoupon } from '../coupons/coupon.service.ts'
import type { OwnHold } from './own-hold.repository.ts'
import type { SellableRow } from './sellable.repository.ts'

/**
 * The goods as one finds them whose own unpaid order holds some: those are theirs to buy still, because a new order of
 * the same cart takes the place of the old one.
 */
export const withHeldPieces = (rows: readonly SellableRow[], { pieces }: OwnHold): SellableRow[] =>
  rows.map((row) =>
    row.remaining_quantity === null
      ? row
      : { ...row, remaining_quantity: row.remaining_quantity + (pieces.get(row.price_id) ?? 0) },
  )

/** The coupon without the use that one's own unpaid order has taken of it. */
export function withoutHeldUse(coupon: FoundCoupon, { couponId }: OwnHold): FoundCoupon {
  const { found, customer } = coupon
  if (found === null || found.id !== couponId) return coupon
  return {
    found: { ...found, usedCount: found.usedCount - 1 },
    customer: customer && { ...customer, timesUsed: customer.timesUsed - 1 },
  }
}
