import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import type { RequestedLine } from '#domain/cart/check-lines.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/price-cart.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { CouponService, CouponUser } from '../coupons/coupon.service.ts'
import type { Destination, ShippingCosts } from '../places/shipping-cost.ts'
import { findOwnHold } from './own-hold.repository.ts'
import type { HeldCart } from './own-hold.repository.ts'
import { withHeldPieces, withoutHeldUse } from './own-hold.ts'
import { sellableProducts } from './sellable-product.ts'
import type { SellableProduct } from './sellable-product.ts'
import { sellableReader } from './sellable.repository.ts'

/** A cart to be priced, as a visitor asks for it: no price of theirs is ever used, only compared. */
export type CartRequest = {
  readonly lines: readonly RequestedLine[]
  readonly urgent: boolean
  readonly couponCode?: string | undefined
  /** Where to; null: picked up; undefined: not known yet. */
  readonly destination?: Destination | null | undefined
  /** Who buys, for coupons that count per customer; undefined for a visitor. */
  readonly user?: CouponUser | undefined
  /** The cart has been on its way to be paid: what its unpaid order holds is not missing. */
  readonly heldFor?: HeldCart | undefined
}

/** A priced cart. `isShippingKnown` is false while no place, or one that does not exist, was given. */
export type CartQuote = PricedCart<SellableProduct> & { readonly isShippingKnown: boolean }

export interface CartPricingOptions {
  readonly pool: pg.Pool
  readonly db: Db
  readonly coupons: Pick<CouponService, 'find'>
  readonly shippingTo: ShippingCosts
  readonly policy: () => ShopPolicy
  readonly now: () => Date
}

export type CartPricing = ReturnType<typeof createCartPricing>

/**
 * Prices carts from what the database says now: product prices, ladders, choices and stock in one statement, the coupon
 * and the shipping in one each. With a transaction it reads inside it, so that what is charged is what is written.
 */
export function createCartPricing({ pool, db, coupons, shippingTo, policy, now }: CartPricingOptions) {
  const reader = sellableReader(db)

  return async (
    { lines, urgent, couponCode, destination, user, heldFor }: CartRequest,
    tx?: Db,
  ): Promise<CartQuote> => {
    const requested = { priceIds: numbers(lines, priceIdsOf), choiceIds: numbers(lines, choiceIdsOf) }
    const [rows, shipping, coupon, hold] = await Promise.all([
      requested.priceIds.length === 0 ? [] : tx ? reader.runIn(tx, requested) : reader.run(pool, requested, 'medium'),
      destination === undefined ? null : destination === null ? 0 : shippingTo(destination, tx),
      couponCode === undefined ? undefined : coupons.find(couponCode, user, tx),
      heldFor && findOwnHold(tx ?? db, heldFor),
    ])
    const priced = priceCart({
      lines,
      sellables: sellableProducts(hold ? withHeldPieces(rows, hold) : rows),
      urgent,
      coupon: hold && coupon ? withoutHeldUse(coupon, hold) : coupon,
      shipping,
      now: now(),
      policy: policy(),
    })
    return { ...priced, isShippingKnown: shipping !== null }
  }
}

const numbers = (lines: readonly RequestedLine[], idsOf: (line: RequestedLine) => readonly string[]): number[] => [
  ...new Set(lines.flatMap(idsOf).map(Number)),
]

const priceIdsOf = (line: RequestedLine): readonly string[] => [line.productPriceId]
const choiceIdsOf = (line: RequestedLine): readonly string[] => line.features.flatMap(({ choiceIds }) => choiceIds)
