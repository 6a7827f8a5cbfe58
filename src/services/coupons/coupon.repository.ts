import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { CouponTable } from '#db/schema/coupons.ts'

type CouponQuestion = { readonly code: string; readonly customerId: string | null }

/** A coupon with what it is for, and what is known of its user. */
export type CouponRow = Selectable<CouponTable> & {
  /** pairs of a category and a product, one of them null */
  readonly included: readonly (readonly [number | null, number | null])[] | null
  readonly excluded: readonly (readonly [number | null, number | null])[] | null
  readonly is_for_some: boolean
  readonly is_chosen: boolean
  readonly times_used: number
}

const code = slot<CouponQuestion>((question) => question.code)
const customerId = slot<CouponQuestion>((question) => question.customerId)

const targets = (isExcluded: boolean) => sql`
  select json_agg(json_build_array(category_id, product_id) order by id)
  from coupon_target where coupon_id = c.id and is_excluded = ${sql.lit(isExcluded)}`

/** Reads a coupon by its code, in one statement. */
export const couponReader = (db: Db) =>
  prepareStatement<CouponQuestion, CouponRow>(
    db,
    'coupon by code',
    sql`
      select c.*, (${targets(false)}) as included, (${targets(true)}) as excluded,
        exists (select from coupon_customer where coupon_id = c.id) as is_for_some,
        exists (select from coupon_customer where coupon_id = c.id and customer_id = ${customerId}::uuid) as is_chosen,
        (select count(*)::int from coupon_use where coupon_id = c.id and customer_id = ${customerId}::uuid
          and released_at is null) as times_used
      from coupon c where c.code = ${code}::text`,
  )

/**
 * Counts one more use of a coupon, if there is one left and it counts now. Holds the coupon until the transaction ends,
 * so that its users go one after the other. False when it cannot be used.
 */
export async function countUse(tx: Db, couponId: number): Promise<boolean> {
  const counted = await tx
    .updateTable('coupon')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', couponId)
    .where('active', '=', true)
    .where(sql<boolean>`(usage_limit is null or used_count < usage_limit)`)
    .where(sql<boolean>`(starts_at is null or starts_at <= now()) and (ends_at is null or now() < ends_at)`)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Writes down whose use it is; false when this customer has had all of theirs. Call it while `countUse` holds the coupon. */
export async function insertUse(tx: Db, use: { couponId: number; customerId: string; orderId: string }) {
  const { rows } = await sql`
    insert into coupon_use (order_id, coupon_id, customer_id, nth)
    select ${use.orderId}::uuid, c.id, ${use.customerId}::uuid, free.nth
    from coupon c, lateral (
      select min(series.nth) as nth
      from generate_series(1, 1 + (
        select count(*)::int from coupon_use where coupon_id = c.id and customer_id = ${use.customerId}::uuid
          and released_at is null)) as series (nth)
      where not exists (select from coupon_use u where u.coupon_id = c.id and u.customer_id = ${use.customerId}::uuid
        and u.released_at is null and u.nth = series.nth)
    ) free
    where c.id = ${use.couponId}
      and (c.per_customer_limit is null or free.nth <= c.per_customer_limit)
    -- an order that gave its use back and is paid after all takes one again
    on conflict (order_id) do update set released_at = null, taken_at = now(), nth = excluded.nth
    where coupon_use.released_at is not null
    returning nth`.execute(tx)
  return rows.length === 1
}

/** Returns the use of an order, once; false when there is none that counts. */
export async function releaseUse(tx: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    with released as (
      update coupon_use set released_at = now() where order_id = ${orderId}::uuid and released_at is null
      returning coupon_id
    )
    update coupon set used_count = used_count - 1 from released where coupon.id = released.coupon_id
    returning coupon.id`.execute(tx)
  return rows.length === 1
}

/** Adds coupons; a code that is there already stays as it is. */
export const insertCoupons = (db: Db, coupons: readonly Insertable<CouponTable>[]) =>
  db
    .insertInto('coupon')
    .values(coupons)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
