import type { Coupon } from '#domain/coupons/coupon.ts'

const NONE = { categoryIds: [], productIds: [] }

/** A coupon of ten percent without any condition. */
export const TEN_PERCENT: Coupon = {
  id: '1',
  code: 'TEN',
  worth: { type: 'PERCENT', percent: 10 },
  minSubtotal: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usedCount: 0,
  perCustomerLimit: null,
  firstOrderOnly: false,
  isForSome: false,
  active: true,
  include: NONE,
  exclude: NONE,
  excludeOfferItems: false,
}
