import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import { createAddressService } from '#services/addresses/address.service.ts'
import { createAuditLog } from '#services/audit/audit-log.ts'
import { createCartPricing } from '#services/cart/cart-pricing.ts'
import { createStoredCartService } from '#services/cart/stored-cart.service.ts'
import { createCouponService } from '#services/coupons/coupon.service.ts'
import { createPlaceService } from '#services/places/place.service.ts'
import { createShippingCosts } from '#services/places/shipping-cost.ts'

export interface CommonParts {
  /** Never a replica: what a cart costs must be what an order would cost. */
  readonly pool: Pool
  readonly db: Db
  readonly secret: string
  /** How the shop works now. */
  readonly policy: () => ShopPolicy
  readonly now?: () => Date
}

export type CommonServices = ReturnType<typeof createCommonServices>

/** What several of the shop's parts call: places, coupons, the price of a cart, the log of what was done. */
export function createCommonServices({ pool, db, secret, policy, now = () => new Date() }: CommonParts) {
  const coupons = createCouponService({ pool, db })
  const places = createPlaceService(db)
  return {
    coupons,
    places,
    addresses: createAddressService({ db, places }),
    storedCarts: createStoredCartService(db),
    audit: createAuditLog(secret),
    price: createCartPricing({ pool, db, coupons, shippingTo: createShippingCosts({ pool, db }), policy, now }),
    policy,
  }
}
