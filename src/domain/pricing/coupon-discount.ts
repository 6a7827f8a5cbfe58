import { allocate } from '../money/allocate.ts'
import { roundHalfUp, timesExactly, type Halalas } from '../money/halalas.ts'

/** What a coupon is worth (A-C4). Whether it may be used at all is decided elsewhere. */
export type CouponWorth =
  | { readonly type: 'PERCENT'; readonly percent: number; readonly maxDiscount?: Halalas | undefined }
  | { readonly type: 'FIXED'; readonly amount: Halalas }
  | { readonly type: 'FREE_SHIPPING' }

/** A line as a coupon sees it. */
export type DiscountableLine = { readonly line: Halalas; readonly couponEligible?: boolean }

/**
 * The discount of each line, in the order of the lines: the coupon on the eligible subtotal, never more
 * than that subtotal, split by largest remainder (A-C1, rule 5). Lines are eligible unless they say no.
 */
export function couponDiscounts(lines: readonly DiscountableLine[], coupon: CouponWorth | undefined): Halalas[] {
  const weights = lines.map(({ line, couponEligible = true }) => (couponEligible ? line : 0))
  const eligible = weights.reduce((all, weight) => all + weight, 0)
  return allocate(coupon ? discountOn(eligible, coupon) : 0, weights)
}

function discountOn(eligible: Halalas, coupon: CouponWorth): Halalas {
  if (coupon.type === 'FREE_SHIPPING') return 0
  if (coupon.type === 'FIXED') return Math.min(coupon.amount, eligible)
  const discount = roundHalfUp(timesExactly(eligible, coupon.percent), 100)
  return Math.min(discount, coupon.maxDiscount ?? discount, eligible)
}
