import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { CouponTable } from '#db/schema/coupons.ts'
import type { CouponState } from '#domain/coupons/coupon-terms.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** Which coupons are listed: part of a code, and states. */
export type CouponFilter = {
  readonly text?: string | undefined
  readonly states?: readonly CouponState[] | undefined
}

type Columns = Omit<Selectable<CouponTable>, 'created_at'> & {
  readonly version: number
  /** Only for chosen customers. */
  readonly is_for_some: boolean
}

/** A coupon with where it stands. */
export type ListedCoupon = Columns & { readonly state: CouponState }

/** A category or a product that a coupon is for or not for. */
export type CouponTarget = {
  readonly isExcluded: boolean
  readonly categoryId: number | null
  readonly productId: number | null
  /** The code of a product. */
  readonly code: string | null
  readonly name: LocalizedText
}

/** What a coupon is written with; its code stays as it was created. */
export type CouponTerms = Omit<Columns, 'id' | 'code' | 'used_count' | 'version' | 'is_for_some'>

/** `CouponState` of the row `c`, by the database's clock, as orders are judged. */
const STATE = sql<CouponState>`case
  when not c.active then 'OFF'
  when c.ends_at <= now() then 'OVER'
  when c.used_count >= c.usage_limit then 'USED_UP'
  when c.starts_at > now() then 'PLANNED'
  else 'RUNNING' end`

const LISTED = sql`c.id, c.code, c.kind, c.percent, c.amount, c.max_discount, c.min_subtotal, c.starts_at, c.ends_at,
  c.usage_limit, c.used_count, c.per_customer_limit, c.first_order_only, c.exclude_offer_items, c.active,
  exists (select from coupon_customer where coupon_id = c.id) as is_for_some,
  coalesce((select version from coupon_version where coupon_id = c.id), 1) as version,
  ${STATE} as state`

function conditions({ text, states }: CouponFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (text !== undefined) parts.push(sql`position(${text}::text in c.code) > 0`)
  if (states) parts.push(sql`${STATE} = any(${states}::text[])`)
  return sql.join(parts, sql` and `)
}

/** Coupons, the newest first, after the one that ended the page before. */
export async function findCoupons(
  db: Db,
  filter: CouponFilter,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<ListedCoupon[]> {
  const beyond = after === undefined ? sql`` : sql`and c.id < ${after}`
  const { rows } = await sql<ListedCoupon>`
    select ${LISTED} from coupon c where ${conditions(filter)} ${beyond} order by c.id desc limit ${limit}`.execute(db)
  return rows
}

export async function countCoupons(db: Db, filter: CouponFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from coupon c where ${conditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findCoupon(db: Db, id: number): Promise<ListedCoupon | undefined> {
  const { rows } = await sql<ListedCoupon>`select ${LISTED} from coupon c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** A coupon, held until the transaction ends: orders that use it wait. */
export async function lockCoupon(tx: Db, id: number): Promise<ListedCoupon | undefined> {
  const { rows } = await sql<ListedCoupon>`
    select ${LISTED} from coupon c where c.id = ${id} for no key update of c`.execute(tx)
  return rows[0]
}

/** What a coupon is for and not for: categories before products, each in the order of their ids. */
export async function findTargets(db: Db, couponId: number): Promise<CouponTarget[]> {
  const { rows } = await sql<CouponTarget>`
    select t.is_excluded as "isExcluded", t.category_id as "categoryId", t.product_id as "productId", p.code,
      coalesce(c.name, p.name)::json as name
    from coupon_target t left join category c on c.id = t.category_id left join product p on p.id = t.product_id
    where t.coupon_id = ${couponId} order by t.category_id, t.product_id`.execute(db)
  return rows
}

/** What orders that count have been given by a coupon, in halalas; delivery that it made free is not in it. */
export async function sumOfDiscounts(db: Db, couponId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.discount), 0)::float8 as sum from coupon_use u join customer_order o on o.id = u.order_id
    where u.coupon_id = ${couponId} and u.released_at is null`.execute(db)
  return rows[0]?.sum ?? 0
}

/** Creates a coupon; undefined when its code is taken. */
export async function insertCoupon(tx: Db, code: string, terms: CouponTerms): Promise<number | undefined> {
  const row = await tx
    .insertInto('coupon')
    .values({ ...terms, code })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Writes the terms of a coupon that is held, and counts its version up. */
export async function updateCoupon(tx: Db, id: number, terms: CouponTerms): Promise<void> {
  await tx.updateTable('coupon').set(terms).where('id', '=', id).execute()
  await tx
    .insertInto('coupon_version')
    .values({ coupon_id: id, version: 2 })
    .onConflict((conflict) =>
      conflict.column('coupon_id').doUpdateSet({ version: sql<number>`coupon_version.version + 1` }),
    )
    .execute()
}

/** Those of these categories that exist, in the order of their ids. */
export const findCategoryNames = (tx: Db, ids: readonly number[]) =>
  tx
    .selectFrom('category')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .orderBy('id')
    .select(['id', 'name'])
    .execute()

/** Those of these products that exist, by their codes, in the order of their ids. */
export const findProductNames = (tx: Db, codes: readonly string[]) =>
  tx
    .selectFrom('product')
    .where('code', '=', (eb) => eb.fn.any(eb.val(codes)))
    .orderBy('id')
    .select(['id', 'code', 'name'])
    .execute()

type NewTarget = Pick<CouponTarget, 'isExcluded' | 'categoryId' | 'productId'>

/** Replaces what a coupon is for and not for. */
export async function replaceTargets(tx: Db, couponId: number, targets: readonly NewTarget[]): Promise<void> {
  await tx.deleteFrom('coupon_target').where('coupon_id', '=', couponId).execute()
  if (targets.length === 0) return
  await tx
    .insertInto('coupon_target')
    .values(
      targets.map(({ isExcluded, categoryId, productId }) => ({
        coupon_id: couponId,
        is_excluded: isExcluded,
        category_id: categoryId,
        product_id: productId,
      })),
    )
    .execute()
}
