import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { conditions } from './order-conditions.repository.ts'
import type { OrderQuery } from './order-conditions.repository.ts'
import { orderOf } from './order-page.repository.ts'
import type { ListedRow, Place } from './order-page.repository.ts'

/** An order as files have it: what the list shows of it, without pictures and the marks of its state. */
export type FileRow = Pick<
  ListedRow,
  | 'id'
  | 'number'
  | 'status'
  | 'placed_at'
  | 'moved_at'
  | 'ready_by'
  | 'total'
  | 'fulfilment'
  | 'urgent'
  | 'contact_name'
  | 'contact_phone'
  | 'company_name'
  | 'payment'
  | 'method'
  | 'city'
  | 'hold_reason'
  | 'sort_key'
> & {
  readonly assignee_name: string | null
  readonly lines: number
  /** Of the first line. */
  readonly item_name: LocalizedText | null
  readonly item_quantity: number | null
}

/** The rows after a place, in the order asked for, without their number: for files, which walk through all of them. */
export async function findFileRows(db: Db, query: OrderQuery, place: Place): Promise<FileRow[]> {
  const { key, beyond, walked, direction } = orderOf(place)
  const { rows } = await sql<FileRow>`
    with page as materialized (
      select l.order_id, l.number, l.payment, l.method, ${key} as sort_key
      from order_listing l where ${conditions(query)} ${beyond}
      order by ${walked} limit ${place.limit})
    select o.id, o.number, o.status, o.placed_at, o.moved_at, o.ready_by, o.total, o.fulfilment, o.urgent, o.contact_name,
      o.contact_phone, o.company_name, o.address -> 'city' as city, l.payment, l.method, l.sort_key, d.hold_reason,
      s.name as assignee_name, coalesce(i.lines, 0)::integer as lines, i.name as item_name, i.quantity as item_quantity
    from page l
    join customer_order o on o.id = l.order_id
    left join lateral (
      select name, quantity, count(*) over () as lines from order_line where order_id = o.id order by position limit 1) i on true
    left join order_desk d on d.order_id = o.id
    left join staff s on s.id = d.assignee_id
    order by l.sort_key ${direction}, l.number ${direction}`.execute(db)
  return rows
}
