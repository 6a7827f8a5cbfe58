import type { z } from 'zod'
import type { Coupon, CouponAnswer } from '#contract/office/coupons/coupons.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { formOf } from '#services/coupons/coupon-form.ts'
import type { CouponFile } from '#services/coupons/desk-coupons.service.ts'

type File = z.input<typeof CouponAnswer>['data']

/** A coupon as the list of coupons shows it. */
export function presentCoupon(coupon: CouponFile['coupon']): z.input<typeof Coupon> {
  const { include: _include, exclude: _exclude, ...terms } = formOf(coupon, [])
  return {
    ...terms,
    id: String(coupon.id),
    code: coupon.code,
    state: coupon.state,
    isForSome: coupon.is_for_some,
    uses: coupon.used_count,
    version: coupon.version,
  }
}

/** A coupon with the names of what it is for, in the reader's language. */
export const presentCouponFile = ({ coupon, targets, given }: CouponFile, language: Language): File => ({
  ...presentCoupon(coupon),
  include: namesOf(targets, false, language),
  exclude: namesOf(targets, true, language),
  given,
})

function namesOf(targets: CouponFile['targets'], isExcluded: boolean, language: Language): File['include'] {
  const own = targets.filter((target) => target.isExcluded === isExcluded)
  return {
    categories: own.flatMap(({ categoryId, name }) =>
      categoryId === null ? [] : { id: String(categoryId), name: inLanguage(name, language) },
    ),
    products: own.flatMap(({ productId, code, name }) =>
      productId === null || code === null ? [] : { id: String(productId), code, name: inLanguage(name, language) },
    ),
  }
}
