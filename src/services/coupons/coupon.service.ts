import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { couponCode } from '#domain/coupons/coupon.ts'
import type { Coupon, CouponCustomer, CouponTargets } from '#domain/coupons/coupon.ts'
import { countUse, couponReader, insertUse, releaseUse } from './coupon.repository.ts'
import type { CouponRow } from './coupon.repository.ts'
import { worthOf } from './coupon-worth.ts'

/** A coupon as it was asked for: null when the code is unknown. `customer` only when signed in. */
export type FoundCoupon = { readonly found: Coupon | null; readonly customer: CouponCustomer | undefined }

/** Who uses a coupon. Whether they have ordered before is for those to say who know orders. */
export type CouponUser = { readonly customerId: string; readonly hasOrdered: boolean }

export type CouponService = ReturnType<typeof createCouponService>

/** Coupons: reading them, and counting their uses exactly (A-C4). */
export function createCouponService({ pool, db }: { readonly pool: pg.Pool; readonly db: Db }) {
  const reader = couponReader(db)

  return {
    /** Finds a coupon by what a visitor typed; inside `tx` when given, else wherever the pool reads. */
    find: async (typed: string, user: CouponUser | undefined, tx?: Db): Promise<FoundCoupon> => {
      const question = { code: couponCode(typed), customerId: user?.customerId ?? null }
      const [row] = await (tx ? reader.runIn(tx, question) : reader.run(pool, question, 'short'))
      return {
        found: row ? couponOf(row) : null,
        customer: row && user && { timesUsed: row.times_used, hasOrdered: user.hasOrdered, isChosen: row.is_chosen },
      }
    },

    /**
     * Takes one use for an order: false, and then roll back, when the coupon has none left, does not count any more, or
     * this customer has used it as often as allowed.
     */
    take: async (tx: Db, use: { couponId: string; customerId: string; orderId: string }): Promise<boolean> => {
      const couponId = Number(use.couponId)
      return (await countUse(tx, couponId)) && (await insertUse(tx, { ...use, couponId }))
    },

    /** Returns the use of an order, once however often it is called; false when there was none to give back. */
    release: (tx: Db, orderId: string): Promise<boolean> => releaseUse(tx, orderId),
  }
}

const couponOf = (row: CouponRow): Coupon => ({
  id: String(row.id),
  code: row.code,
  worth: worthOf(row),
  minSubtotal: row.min_subtotal,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usageLimit: row.usage_limit,
  usedCount: row.used_count,
  perCustomerLimit: row.per_customer_limit,
  firstOrderOnly: row.first_order_only,
  isForSome: row.is_for_some,
  active: row.active,
  include: targetsOf(row.included),
  exclude: targetsOf(row.excluded),
  excludeOfferItems: row.exclude_offer_items,
})

function targetsOf(pairs: CouponRow['included']): CouponTargets {
  const ids = (place: 0 | 1) => (pairs ?? []).flatMap((pair) => (pair[place] === null ? [] : String(pair[place])))
  return { categoryIds: ids(0), productIds: ids(1) }
}
