import { couponDays, couponSpan } from '#domain/coupons/coupon-terms.ts'
import type { CouponDays } from '#domain/coupons/coupon-terms.ts'
import type { CouponWorth } from '#domain/pricing/coupon-discount.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { TargetForm } from './coupon-targets.ts'
import { worthOf } from './coupon-worth.ts'
import type { CouponTarget, CouponTerms, ListedCoupon } from './desk-coupon.repository.ts'

/** A coupon as its editor writes it. Money is halalas. */
export type CouponForm = CouponDays & {
  readonly worth: CouponWorth
  readonly minSubtotal: number
  readonly usageLimit: number | null
  readonly perCustomerLimit: number | null
  readonly firstOrderOnly: boolean
  readonly excludeOfferItems: boolean
  readonly isActive: boolean
  readonly include: TargetForm
  readonly exclude: TargetForm
}

/** The columns of a form. A day that stays the same leaves the instant of the coupon as it is, whatever its hour. */
export function termsOf(form: CouponForm, present?: ListedCoupon): CouponTerms {
  const { worth } = form
  const was = present && { startsAt: present.starts_at, endsAt: present.ends_at }
  const days = was && couponDays(was)
  const { startsAt, endsAt } = couponSpan(form)
  return {
    kind: worth.type,
    percent: worth.type === 'PERCENT' ? worth.percent : null,
    amount: worth.type === 'FIXED' ? worth.amount : null,
    max_discount: worth.type === 'PERCENT' ? (worth.maxDiscount ?? null) : null,
    min_subtotal: form.minSubtotal,
    starts_at: was && days?.firstDay === form.firstDay ? was.startsAt : startsAt,
    ends_at: was && days?.lastDay === form.lastDay ? was.endsAt : endsAt,
    usage_limit: form.usageLimit,
    per_customer_limit: form.perCustomerLimit,
    first_order_only: form.firstOrderOnly,
    exclude_offer_items: form.excludeOfferItems,
    active: form.isActive,
  }
}

/** A coupon as changes of it name its fields: products by their code, which no two share. */
export function fieldsOf(terms: CouponTerms, targets: readonly CouponTarget[]): Fields {
  const names = (isExcluded: boolean) =>
    targets.filter((target) => target.isExcluded === isExcluded).map(({ code, name }) => code ?? name)
  return {
    worth: terms.kind,
    percent: terms.percent,
    amount: terms.amount,
    maxDiscount: terms.max_discount,
    minSubtotal: terms.min_subtotal,
    ...couponDays({ startsAt: terms.starts_at, endsAt: terms.ends_at }),
    usageLimit: terms.usage_limit,
    perCustomerLimit: terms.per_customer_limit,
    firstOrderOnly: terms.first_order_only,
    excludeOfferItems: terms.exclude_offer_items,
    isActive: terms.active,
    onlyFor: names(false),
    notFor: names(true),
  }
}

/** A coupon as its editor reads it. */
export function formOf(coupon: ListedCoupon, targets: readonly CouponTarget[]): CouponForm {
  const listOf = (isExcluded: boolean): TargetForm => {
    const own = targets.filter((target) => target.isExcluded === isExcluded)
    return {
      categories: own.flatMap(({ categoryId }) => (categoryId === null ? [] : String(categoryId))),
      products: own.flatMap(({ code }) => code ?? []),
    }
  }
  return {
    worth: worthOf(coupon),
    minSubtotal: coupon.min_subtotal,
    ...couponDays({ startsAt: coupon.starts_at, endsAt: coupon.ends_at }),
    usageLimit: coupon.usage_limit,
    perCustomerLimit: coupon.per_customer_limit,
    firstOrderOnly: coupon.first_order_only,
    excludeOfferItems: coupon.exclude_offer_items,
    isActive: coupon.active,
    include: listOf(false),
    exclude: listOf(true),
  }
}
