import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Halalas } from '#domain/money/halalas.ts'

export type RequestStatus = 'NEW' | 'QUOTED' | 'ACCEPTED' | 'ORDERED' | 'DECLINED' | 'EXPIRED'

/** What of the requests is listed: those of a state, or those whose quotation ends soon or whose order is not paid. */
export type RequestView = RequestStatus | 'ENDING' | 'UNPAID'

/** A request as a row of the list. */
export type RequestRow = {
  readonly id: number
  readonly reference: string
  readonly status: RequestStatus
  readonly full_name: string
  readonly company_name: string | null
  readonly description: string
  readonly created_at: Date
  readonly needed_by: IsoDate | null
  readonly files: number
  readonly version: number | null
  readonly total: Halalas | null
  readonly valid_until: IsoDate | null
  readonly order_number: number | null
}

const NEWEST = sql`left join lateral (
    select q.version, q.total, q.valid_until, q.status, q.order_id, o.number as order_number, o.status as order_status
    from quotation q left join customer_order o on o.id = q.order_id
    where q.special_request_id = r.id order by q.version desc limit 1) newest on true`

/** Whether a row belongs to a view. A quotation that is over is expired before that is written down. */
const inView = (view: RequestView, today: IsoDate) => {
  switch (view) {
    case 'ENDING':
      return sql`r.status in ('QUOTED', 'ACCEPTED') and newest.valid_until between ${today}::date and ${today}::date + 3`
    case 'UNPAID':
      return sql`(r.status = 'ACCEPTED' and newest.valid_until >= ${today}::date
        or r.status = 'ORDERED' and newest.order_status = 'AWAITING_PAYMENT')`
    default:
      return sql`r.status = ${view}`
  }
}

type Page = { readonly view: RequestView | undefined; readonly before: number | undefined; readonly limit: number }

/** Requests, the newest first; `before` is the id after which the page begins. */
export async function findRequests(db: Db, { view, before, limit }: Page, today: IsoDate): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.reference, r.status, r.full_name, r.company_name, r.description, r.created_at, r.needed_by,
      (select count(*)::int from special_request_attachment f where f.special_request_id = r.id) as files,
      newest.version, newest.total, newest.valid_until, newest.order_number
    from special_request r ${NEWEST}
    where ${view ? inView(view, today) : sql`true`} and (${before ?? null}::int is null or r.id < ${before ?? null}::int)
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many requests a view has. */
export async function countRequests(db: Db, view: RequestView | undefined, today: IsoDate): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from special_request r ${NEWEST}
    where ${view ? inView(view, today) : sql`true`}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many requests wait: to be answered, with a quotation about to end, and accepted but not paid. */
export async function countWaiting(db: Db, today: IsoDate) {
  const { rows } = await sql<{ NEW: number; ENDING: number; UNPAID: number }>`
    select (count(*) filter (where ${inView('NEW', today)}))::int as "NEW",
      (count(*) filter (where ${inView('ENDING', today)}))::int as "ENDING",
      (count(*) filter (where ${inView('UNPAID', today)}))::int as "UNPAID"
    from special_request r ${NEWEST} where r.status in ('NEW', 'QUOTED', 'ACCEPTED', 'ORDERED')`.execute(db)
  return rows[0] ?? { NEW: 0, ENDING: 0, UNPAID: 0 }
}

/** A request with everything that was sent. */
export type WholeRequest = {
  readonly id: number
  readonly reference: string
  readonly status: RequestStatus
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly company_name: string | null
  readonly category: LocalizedText | null
  readonly product_type: string | null
  readonly quantity: number | null
  readonly size: string | null
  readonly needed_by: IsoDate | null
  readonly budget: Halalas | null
  readonly description: string
  readonly install_required: boolean
  readonly city: LocalizedText | null
  readonly language: Language
  readonly created_at: Date
  readonly files: readonly {
    readonly id: number
    readonly name: string
    readonly media_type: string
    readonly byte_size: number
  }[]
}

export async function findRequest(db: Db, reference: string): Promise<WholeRequest | undefined> {
  const { rows } = await sql<WholeRequest>`
    select r.id, r.reference, r.status, r.full_name, r.email, r.phone, r.company_name, c.name as category, r.product_type,
      r.quantity, r.size, r.needed_by, r.budget, r.description, r.install_required,
      coalesce(t.name, case when r.city is not null then jsonb_build_object('en', r.city) end) as city, r.language, r.created_at,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.file_name, 'media_type', f.media_type,
        'byte_size', f.byte_size) order by f.id)
        from special_request_attachment f where f.special_request_id = r.id), '[]') as files
    from special_request r left join category c on c.id = r.category_id left join city t on t.id = r.city_id
    where r.reference = ${reference}`.execute(db)
  return rows[0]
}

/** Where a file of a request lies. */
export const findRequestFile = (db: Db, reference: string, fileId: number) =>
  db
    .selectFrom('special_request_attachment as file')
    .innerJoin('special_request as request', 'request.id', 'file.special_request_id')
    .where('request.reference', '=', reference)
    .where('file.id', '=', fileId)
    .select(['file.storage_key', 'file.file_name', 'file.media_type'])
    .executeTakeFirst()

/** Declines a request without a valid quotation; false when it is neither new nor expired. */
export async function declineRequest(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update special_request set status = 'DECLINED' where id = ${id} and status in ('NEW', 'EXPIRED') returning id`.execute(
    tx,
  )
  return rows.length > 0
}
