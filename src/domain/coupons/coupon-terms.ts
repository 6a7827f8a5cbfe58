import { addDays } from '../calendar/iso-date.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import { riyadhDate, riyadhInstant } from '../calendar/riyadh-time.ts'

/** What a coupon may give. */
export const COUPON_WORTHS = ['PERCENT', 'FIXED', 'FREE_SHIPPING'] as const

/**
 * Where a coupon stands: it counts now, it will, its last day is over, every use is taken, or it was switched off. The
 * first that applies of OFF, OVER, USED_UP, PLANNED, RUNNING.
 */
export const COUPON_STATES = ['RUNNING', 'PLANNED', 'OVER', 'USED_UP', 'OFF'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** The days on which a coupon counts, the last one included; null where there is no limit. */
export type CouponDays = { readonly firstDay: IsoDate | null; readonly lastDay: IsoDate | null }

/** The instants between which a coupon counts; it does not at the second. */
export type CouponSpan = { readonly startsAt: Date | null; readonly endsAt: Date | null }

/** From the first midnight of the first day to the last one of the last day, in Riyadh. */
export const couponSpan = ({ firstDay, lastDay }: CouponDays): CouponSpan => ({
  startsAt: firstDay === null ? null : riyadhInstant(firstDay, 0),
  endsAt: lastDay === null ? null : riyadhInstant(addDays(lastDay, 1), 0),
})

/** The days in Riyadh that an interval of instants touches. */
export const couponDays = ({ startsAt, endsAt }: CouponSpan): CouponDays => ({
  firstDay: startsAt && riyadhDate(startsAt),
  lastDay: endsAt && riyadhDate(new Date(endsAt.getTime() - 1)),
})
