import type { Pool } from 'pg'
import type { ApiOptions } from '#api/app.ts'
import type { Db } from '#db/connection.ts'
import { createCartPricing } from '#services/cart/cart-pricing.ts'
import { createStoredCartService } from '#services/cart/stored-cart.service.ts'
import { createCouponService } from '#services/coupons/coupon.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { createShippingCosts } from '#services/places/shipping-cost.ts'

export interface CartParts {
  /** Never a replica: what a cart costs must be what an order would cost. */
  readonly pool: Pool
  readonly db: Db
  readonly limits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly quotation: ApiOptions['carts']['quotation']
  readonly quotationLinks: ApiOptions['carts']['quotationLinks']
  readonly now?: () => Date
}

/** What a cart costs: for its own calls, and for the order it becomes. */
export function createCartPrice({ pool, db, now = () => new Date() }: Pick<CartParts, 'pool' | 'db' | 'now'>) {
  const coupons = createCouponService({ pool, db })
  return createCartPricing({ pool, db, coupons, shippingTo: createShippingCosts({ pool, db }), now })
}

/** Puts together what the calls of carts and coupons call. */
export function createCartServices({
  pool,
  db,
  limits,
  quotation,
  quotationLinks,
  now = () => new Date(),
}: CartParts): ApiOptions['carts'] {
  return {
    price: createCartPrice({ pool, db, now }),
    storedCarts: createStoredCartService(db),
    limits,
    quotation,
    quotationLinks,
    now,
  }
}
