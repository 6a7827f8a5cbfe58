import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** A coupon, as its list and its page show it. */
export type Coupon = AnswerOf<'/api/office/coupons'>['data'][number]
export type CouponFile = AnswerOf<`/api/office/coupons/${string}`>['data']
export type CouponState = Coupon['state']

export const couponQuery = (id: string) => apiQuery(`/api/office/coupons/${encodeURIComponent(id)}`, { tags: [] })

export const CATEGORIES = apiQuery('/api/app/categories', { tags: [] })
