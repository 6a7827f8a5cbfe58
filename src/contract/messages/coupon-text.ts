import type { CouponRefusal } from '#domain/coupons/coupon.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { API_MESSAGES } from './api-messages.ts'

/** Why a coupon does not count, in words; of a cart that is too small also how much is missing. */
export function couponText(refusal: CouponRefusal, language: Language): string {
  if (refusal.code !== 'COUPON_MIN_SUBTOTAL') return API_MESSAGES[language].problem[refusal.code].message
  return missingText(refusal.missing, language)
}

/** How much more must be bought for a coupon to count. `missing` is halalas. */
export function missingText(missing: number, language: Language): string {
  const price = plainPrice(missing, language)
  // The price is Latin digits with a sign: isolated, so that it keeps its order inside Arabic.
  return language === 'ar'
    ? `أضف منتجات بقيمة \u2068${price}\u2069 أخرى لاستخدام كود الخصم.`
    : `Add products worth ${price} more to use this code.`
}
