import { err, ok, type Result } from '../result.ts'
import type { Halalas } from '../money/halalas.ts'
import type { CouponWorth } from '../pricing/coupon-discount.ts'
import { toLatinDigits } from '../text/digits.ts'
import { withoutInvisible } from '../text/invisible.ts'

/** What a coupon is for or not for: whole categories, or products. */
export type CouponTargets = { readonly categoryIds: readonly string[]; readonly productIds: readonly string[] }

/** A coupon and how it may be used (A-C4). */
export type Coupon = {
  readonly id: string
  readonly code: string
  readonly worth: CouponWorth
  /** The goods must come to this much, before the discount. */
  readonly minSubtotal: Halalas
  readonly startsAt: Date | null
  /** The first instant at which it counts no more. */
  readonly endsAt: Date | null
  readonly usageLimit: number | null
  readonly usedCount: number
  readonly perCustomerLimit: number | null
  readonly firstOrderOnly: boolean
  /** Only for these customers; null for everybody. */
  readonly isForSome: boolean
  readonly active: boolean
  /** Empty: for everything. */
  readonly include: CouponTargets
  readonly exclude: CouponTargets
  /** Lines that have an offer already get nothing. */
  readonly excludeOfferItems: boolean
}

/** What is known of who uses a coupon; undefined for a visitor, who is asked again when the order is placed. */
export type CouponCustomer = {
  readonly timesUsed: number
  readonly hasOrdered: boolean
  /** Among those a coupon for some is for. */
  readonly isChosen: boolean
}

/** A line as a coupon sees it. */
export type CouponLine = {
  readonly productId: string
  /** The product's category and the one above it. */
  readonly categoryIds: readonly string[]
  readonly offerPercent: number
  readonly line: Halalas
}

/** Why a coupon does not count (A-C4). */
export type CouponRefusal =
  | {
      readonly code:
        | 'COUPON_INVALID'
        | 'COUPON_EXPIRED'
        | 'COUPON_NOT_STARTED'
        | 'COUPON_LIMIT_REACHED'
        | 'COUPON_ALREADY_USED'
        | 'COUPON_NOT_ELIGIBLE'
        | 'COUPON_URGENT'
    }
  /** `missing`: how much more must be bought. */
  | { readonly code: 'COUPON_MIN_SUBTOTAL'; readonly missing: Halalas }

/** A coupon that counts: what it is worth and for which lines, in their order. */
export type CountingCoupon = {
  readonly id: string
  readonly code: string
  readonly worth: CouponWorth
  readonly eligible: readonly boolean[]
}

/** The one written form of a coupon's code: no spaces, Latin digits, capital letters. */
export const couponCode = (typed: string): string =>
  toLatinDigits(withoutInvisible(typed).normalize('NFKC')).replace(/\s/gu, '').toUpperCase()

/** Letters and digits of any script: what databases and browsers count and compare alike. */
const CODE = /^[\p{Lu}\p{Lo}\p{Nd}_-]+$/u
const [MIN_CODE, MAX_CODE] = [3, 40]

/** The code of a new coupon in its written form, or why it cannot be one. */
export function newCouponCode(typed: string): Result<string, 'too_short' | 'too_long' | 'bad_characters'> {
  const code = couponCode(typed)
  if (code.length < MIN_CODE) return err('too_short')
  if (code.length > MAX_CODE) return err('too_long')
  return CODE.test(code) ? ok(code) : err('bad_characters')
}

/** Whether a coupon counts for a cart now, and for which lines. */
export function checkCoupon(
  coupon: Coupon | undefined,
  cart: { readonly lines: readonly CouponLine[]; readonly urgent: boolean; readonly now: Date },
  customer: CouponCustomer | undefined,
): Result<CountingCoupon, CouponRefusal> {
  if (cart.urgent) return err({ code: 'COUPON_URGENT' })
  if (!coupon?.active) return err({ code: 'COUPON_INVALID' })
  const refusal = timeRefusal(coupon, cart.now) ?? useRefusal(coupon, customer)
  if (refusal) return err(refusal)

  const eligible = cart.lines.map((line) => isEligible(coupon, line))
  if (!eligible.includes(true)) return err({ code: 'COUPON_NOT_ELIGIBLE' })
  const subtotal = cart.lines.reduce((all, { line }) => all + line, 0)
  if (subtotal < coupon.minSubtotal) return err({ code: 'COUPON_MIN_SUBTOTAL', missing: coupon.minSubtotal - subtotal })
  return ok({ id: coupon.id, code: coupon.code, worth: coupon.worth, eligible })
}

function timeRefusal({ startsAt, endsAt }: Coupon, now: Date): CouponRefusal | undefined {
  if (startsAt && now < startsAt) return { code: 'COUPON_NOT_STARTED' }
  return endsAt && now >= endsAt ? { code: 'COUPON_EXPIRED' } : undefined
}

function useRefusal(coupon: Coupon, customer: CouponCustomer | undefined): CouponRefusal | undefined {
  const { usageLimit, usedCount, perCustomerLimit, firstOrderOnly, isForSome } = coupon
  if (usageLimit !== null && usedCount >= usageLimit) return { code: 'COUPON_LIMIT_REACHED' }
  if (isForSome && !customer?.isChosen) return { code: 'COUPON_NOT_ELIGIBLE' }
  if (!customer) return undefined
  if (perCustomerLimit !== null && customer.timesUsed >= perCustomerLimit) return { code: 'COUPON_ALREADY_USED' }
  return firstOrderOnly && customer.hasOrdered ? { code: 'COUPON_NOT_ELIGIBLE' } : undefined
}

function isEligible({ include, exclude, excludeOfferItems }: Coupon, line: CouponLine): boolean {
  if (excludeOfferItems && line.offerPercent > 0) return false
  const isForAll = include.categoryIds.length === 0 && include.productIds.length === 0
  return (isForAll || isAmong(include, line)) && !isAmong(exclude, line)
}

const isAmong = (targets: CouponTargets, { productId, categoryIds }: CouponLine): boolean =>
  targets.productIds.includes(productId) || categoryIds.some((id) => targets.categoryIds.includes(id))
