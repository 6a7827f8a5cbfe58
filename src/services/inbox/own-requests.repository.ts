import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** A special request, as the account of its sender lists it. */
export type OwnRequestRow = {
  readonly reference: string
  readonly status: 'NEW' | 'QUOTED' | 'ACCEPTED' | 'ORDERED' | 'DECLINED' | 'EXPIRED'
  readonly description: string
  readonly product_type: string | null
  readonly quantity: number | null
  readonly size: string | null
  /** YYYY-MM-DD in Riyadh */
  readonly needed_by: string | null
  readonly files: number
  readonly created_at: Date
  /** Its newest version: halalas, and the last day of its prices. */
  readonly quotation: { readonly total: number; readonly validUntil: string } | null
}

type Page = { readonly page: number; readonly perPage: number }

const ofMailbox = (customerId: string) => sql`
  from special_request r
  where lower(r.email) in (
    select value_key from customer_identifier
    where customer_id = ${customerId}::uuid and kind = 'email' and verified_at is not null)`

/** A page of the requests sent with a verified email address of a customer, the newest first, and how many there are. */
export async function findRequestsOf(db: Db, customerId: string, { page, perPage }: Page) {
  const { rows } = await sql<OwnRequestRow>`
    select r.reference, r.status, r.description, r.product_type, r.quantity, r.size, r.needed_by, r.created_at,
      (select count(*)::int from special_request_attachment f where f.special_request_id = r.id) as files,
      (select json_build_object('total', q.total, 'validUntil', q.valid_until) from quotation q
       where q.special_request_id = r.id and q.status not in ('WITHDRAWN', 'REPLACED') order by q.version desc limit 1) as quotation
    ${ofMailbox(customerId)}
    order by r.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofMailbox(customerId)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
