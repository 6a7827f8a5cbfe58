import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { joinedThumbnail, joinThumbnail } from '#db/line-thumbnail.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { JobState } from '#domain/production/job-moves.ts'
import type { StationKind } from '#domain/production/station.ts'

/** A name in a language, or in the other one where that is missing. */
const inLanguage = (column: string, language: Language) => {
  const name = sql.ref(column)
  const other: Language = language === 'en' ? 'ar' : 'en'
  return sql`coalesce(${name} ->> ${sql.lit(language)}, ${name} ->> ${sql.lit(other)})`
}

/**
 * All jobs that have to be made, as one JSON text: the board of a large shop is too many objects to make here and turn
 * into text again. What is late comes first, then what is urgent, then by day.
 */
export async function readOpenJobs(db: Db, language: Language): Promise<string> {
  // Whole rows become JSON faster than objects that are built field by field: their types are looked up once.
  const { rows } = await sql<{ jobs: string }>`
    with open as materialized (
      select j.code, o.number as "order", j.station_id as station, j.state, j.quantity,
        ${inLanguage('l.name', language)} as name, ${inLanguage('l.variant', language)} as variant, l.image_key as image,
        ${joinedThumbnail} as artwork,
        coalesce(o.company_name, o.contact_name) as customer, j.due, j.urgent, j.is_reprint as "isReprint", j.reason,
        d.hold_reason as held, ${inLanguage('j.material', language)} as material, j.material_colour as colour,
        j.pool_id as pool, sheet.sheets, case when piece.line_id is not null then json_build_object('method', piece.method, 'sides', piece.sides,
          'finish', ${inLanguage('piece.finish', language)}, 'piece', case when piece.width_mm is not null then json_build_object(
            'width', piece.width_mm, 'height', piece.height_mm, 'bleed', piece.bleed_mm) end) end as print, case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as assignee,
        o.fulfilment = 'PICKUP' as pickup, j.route, j.version
      from print_job j
      join customer_order o on o.id = j.order_id
      join order_line l on l.id = j.line_id
      ${joinThumbnail('l.id')}
      left join order_desk d on d.order_id = o.id
      left join job_pool sheet on sheet.id = j.pool_id
      left join print_piece piece on piece.line_id = j.line_id
      left join staff s on s.id = j.assignee_id
      where j.state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM')
      order by j.due < (now() at time zone 'Asia/Riyadh')::date desc, j.urgent desc, j.due, o.number, j.code)
    select coalesce(json_agg(open)::text, '[]') as jobs from open`.execute(db)
  return rows[0]?.jobs ?? '[]'
}

/** The jobs of an order, in the order of its lines. */
export async function findJobsOfOrder(db: Db, number: number): Promise<OrderJobRow[]> {
  const { rows } = await sql<OrderJobRow>`
    select j.code, l.position as line, j.state, s.name as station, s.kind, j.quantity, j.is_reprint, j.reason,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as assignee
    from customer_order o
    join print_job j on j.order_id = o.id
    join order_line l on l.id = j.line_id
    join station s on s.id = j.station_id
    left join staff a on a.id = j.assignee_id
    where o.number = ${number}
    order by l.position, j.part`.execute(db)
  return rows
}

export type OrderJobRow = {
  readonly code: string
  readonly line: number
  readonly state: JobState
  readonly station: LocalizedText
  readonly kind: StationKind
  readonly quantity: number
  readonly is_reprint: boolean
  readonly reason: string | null
  readonly assignee: { readonly id: string; readonly name: string } | null
}

/** Orders of which everything is made and that have not left, as one JSON text. */
export async function readMadeOrders(db: Db, language: Language, most: number): Promise<string> {
  const { rows } = await sql<{ orders: string }>`
    select coalesce(json_agg(json_build_object(
      'order', o.number, 'customer', coalesce(o.company_name, o.contact_name), 'due', o.ready_by, 'urgent', o.urgent,
      'pickup', o.fulfilment = 'PICKUP', 'lines', made.lines, 'quantity', item.quantity,
      'name', ${inLanguage('item.name', language)}, 'image', item.image_key, 'artwork', ${joinedThumbnail}, 'city', ${inLanguage('o.city', language)},
      'held', d.hold_reason) order by o.urgent desc, o.ready_by, o.number)::text, '[]') as orders
    from (
      select order_id, count(*)::int as lines from print_job
      where order_id in (select order_id from order_listing where made_at is not null and status = 'PROCESSING'
        order by ready_by, number limit ${most})
      group by order_id) made
    join (select *, address -> 'city' as city from customer_order) o on o.id = made.order_id
    left join order_desk d on d.order_id = o.id
    cross join lateral (select id, name, quantity, image_key from order_line where order_id = o.id order by position limit 1) item
    ${joinThumbnail('item.id')}`.execute(db)
  return rows[0]?.orders ?? '[]'
}
