import type { Selectable } from 'kysely'
import type { CouponTable } from '#db/schema/coupons.ts'
import type { CouponWorth } from '#domain/pricing/coupon-discount.ts'

type WorthColumns = Pick<Selectable<CouponTable>, 'kind' | 'percent' | 'amount' | 'max_discount'>

/** What a coupon is worth, from its columns. */
export function worthOf({ kind, percent, amount, max_discount: maxDiscount }: WorthColumns): CouponWorth {
  if (kind === 'FREE_SHIPPING') return { type: kind }
  if (kind === 'FIXED') return { type: kind, amount: amount ?? 0 }
  return { type: kind, percent: percent ?? 0, ...(maxDiscount !== null && { maxDiscount }) }
}
