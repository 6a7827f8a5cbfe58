import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderFeature } from '#db/schema/orders.ts'
import type { PrintJobTable } from '#db/schema/production.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { JobState } from '#domain/production/job-moves.ts'

type Person = { readonly id: string; readonly name: string }

/** A job with what has to be known to make it: nothing of money, and nothing by which its customer could be reached. */
export type JobFile = Selectable<PrintJobTable> & {
  readonly order: {
    readonly number: number
    readonly status: OrderStatus
    readonly hold: string | null
    readonly customer: string
    readonly notes: string | null
    readonly fulfilment: 'DELIVERY' | 'PICKUP'
    readonly language: 'en' | 'ar'
    readonly city: LocalizedText | null
    /** Jobs of the order, and those of them that are made. */
    readonly jobs: number
    readonly made: number
  }
  readonly line: {
    readonly name: LocalizedText
    readonly variant: LocalizedText | null
    readonly code: string
    readonly features: readonly OrderFeature[]
    readonly image: string | null
    readonly quantity: number
    readonly notes: string | null
    readonly artworks: readonly string[]
    readonly designMode: 'UPLOAD' | 'EDITOR' | 'DESIGN_FOR_ME' | 'LATER'
  }
  readonly assignee: Person | null
  readonly photos: readonly { readonly id: string; readonly at: string; readonly by: Person }[]
}

/** Jobs as they are read before they are made, in the order of `codes`; unknown ones are left out. */
export async function findJobFiles(db: Db, codes: readonly string[]): Promise<JobFile[]> {
  const { rows } = await sql<JobFile>`
    select j.*,
      json_build_object('number', o.number, 'status', o.status, 'hold', d.hold_reason,
        'customer', coalesce(o.company_name, o.contact_name), 'notes', o.notes, 'fulfilment', o.fulfilment,
        'language', o.language, 'city', o.address -> 'city', 'jobs', counted.jobs, 'made', counted.made) as "order",
      json_build_object('name', l.name, 'variant', l.variant, 'code', l.product_code, 'features', l.features,
        'image', l.image_key, 'quantity', l.quantity, 'notes', l.notes, 'artworks', l.artwork_ids,
        'designMode', l.design_mode) as line,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as assignee,
      (select coalesce(json_agg(json_build_object('id', p.id, 'at', p.at, 'by',
          json_build_object('id', by.id, 'name', by.name)) order by p.nth), '[]')
       from print_job_photo p join staff by on by.id = p.staff_id where p.job_id = j.id) as photos
    from print_job j
    join customer_order o on o.id = j.order_id
    join order_line l on l.id = j.line_id
    left join order_desk d on d.order_id = o.id
    left join staff s on s.id = j.assignee_id
    cross join lateral (
      select count(*)::int as jobs, (count(*) filter (where state = 'DONE'))::int as made
      from print_job other where other.order_id = o.id and other.state <> 'CANCELLED') counted
    where j.code = any(${codes}::text[])
    order by array_position(${codes}::text[], j.code)`.execute(db)
  return rows
}

/** Something that happened to a job. */
export type JobEventRow = {
  readonly at: Date
  readonly move: string
  readonly by: Person | null
  readonly from_station: number | null
  readonly to_station: number
  readonly to_state: JobState
  readonly quantity: number
  readonly good: number | null
  readonly spoilt: number | null
  readonly reason: string | null
}

/** What happened to a job, the newest first. */
export async function findJobEvents(db: Db, jobId: string, most: number): Promise<JobEventRow[]> {
  const { rows } = await sql<JobEventRow>`
    select e.at, e.move, case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as by,
      e.from_station, e.to_station, e.to_state, e.quantity, e.good, e.spoilt, e.reason
    from print_job_event e left join staff s on s.id = e.staff_id
    where e.job_id = ${jobId}::uuid order by e.id desc limit ${most}`.execute(db)
  return rows
}
