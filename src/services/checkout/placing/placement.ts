import type { Db } from '#db/connection.ts'
import { matchesRequest } from '#domain/cart/price-cart.ts'
import type { CouponRefusal } from '#domain/coupons/coupon.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { limitsOf, outsideLimits } from '#domain/payments/payment-method.ts'
import type { OwnLimits, PaymentProvider } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CartQuote } from '../../cart/cart-pricing.ts'
import type { CouponService } from '../../coupons/coupon.service.ts'
import { holdStock } from '../../orders/stock.repository.ts'
import { stockRefusals } from '../../orders/stock-refusals.ts'
import { couponRefusal, stockNeeds } from './order-rows.ts'

/** Why an order was not placed. */
export type PlaceError =
  | { readonly code: 'orders/empty' | 'orders/address' | 'orders/no-shipping' }
  | { readonly code: 'orders/card' | 'orders/card-expired' | 'orders/card-inactive' }
  /** The key was used for something else. */
  | { readonly code: 'orders/key-reused' }
  /** The cart is being paid already. */
  | { readonly code: 'orders/in-progress'; readonly orderId: string; readonly paymentId: string | undefined }
  | { readonly code: 'orders/too-many-unpaid' }
  | { readonly code: 'orders/too-many-an-hour'; readonly retryAfterSeconds: number }
  | { readonly code: 'orders/method-not-offered' }
  | { readonly code: 'orders/changed'; readonly quote: CartQuote }
  | { readonly code: 'orders/sold-out'; readonly productPriceIds: readonly number[] }
  | { readonly code: 'orders/coupon'; readonly refusal: CouponRefusal }
  /** Lines, by their place, that name a file which is not the customer's, or is gone. */
  | { readonly code: 'orders/artwork'; readonly lines: readonly number[] }

/** What the buyer agreed to. */
type Agreed = {
  readonly expectedTotal: Halalas
  readonly urgent: boolean
  readonly isDelivered: boolean
  readonly provider: PaymentProvider
  readonly limits: OwnLimits | undefined
}

/** Why a priced cart is not sold as it was agreed; undefined when it is. */
export function quoteRefusal(
  quote: CartQuote,
  { expectedTotal, urgent, isDelivered, provider, limits }: Agreed,
): PlaceError | undefined {
  const coupon = couponRefusal(quote)
  if (coupon) return { code: 'orders/coupon', refusal: coupon }
  if (!matchesRequest(quote)) return { code: 'orders/changed', quote }
  if (quote.lines.length === 0) return { code: 'orders/empty' }
  if (isDelivered && !quote.isShippingKnown) return { code: 'orders/no-shipping' }
  const { total } = quote.totals
  if (total !== expectedTotal || urgent !== quote.urgent) return { code: 'orders/changed', quote }
  return outsideLimits(total, limitsOf(total === 0 ? 'NONE' : provider, limits))
    ? { code: 'orders/method-not-offered' }
    : undefined
}

type Placing = { readonly id: string; readonly customerId: string }

/** Holds the goods of an order and takes its coupon; a refusal when something of that cannot be had. */
export async function takeGoods(
  tx: Db,
  { coupons }: { readonly coupons: Pick<CouponService, 'take'> },
  order: Placing,
  quote: CartQuote,
): Promise<Result<void, PlaceError>> {
  const needs = stockNeeds(quote)
  const short = needs.length > 0 ? await holdStock(tx, order.id, needs) : []
  if (short.length > 0) {
    stockRefusals.publish({ prices: short.length })
    return err({ code: 'orders/sold-out', productPriceIds: short })
  }
  if (!quote.coupon?.ok) return ok(undefined)
  const use = { couponId: quote.coupon.value.id, customerId: order.customerId, orderId: order.id }
  if (await coupons.take(tx, use)) return ok(undefined)
  return err({ code: 'orders/coupon', refusal: { code: 'COUPON_LIMIT_REACHED' } })
}
