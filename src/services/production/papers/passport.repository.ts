import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { joinGivenSignOff } from '#db/given-sign-off.ts'
import type { OrderFeature } from '#db/schema/orders.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { FaceCode, PrintSpec } from '#domain/print-spec/print-spec.ts'

/** A page of a file with where its picture lies; millimetres of the cut page, and how far the picture goes beyond it. */
export type PassportPage = {
  readonly page: number
  readonly key: string
  readonly trim: Readonly<Record<'width' | 'height' | 'left' | 'right' | 'top' | 'bottom', number>>
}

/** A file that a line is printed from. */
export type PassportFile = {
  readonly label: string
  /** From 0; the pieces are null where nothing was said. */
  readonly design: number
  readonly pieces: number | null
  readonly face: FaceCode | null
  /** SHA-256 in hexadecimal. */
  readonly sha256: string
  readonly spec: Pick<PrintSpec, 'faces' | 'layers' | 'method'> | null
  readonly pages: readonly PassportPage[]
}

/** A line with everything that its passport says. */
export type PassportLine = {
  readonly id: number
  readonly code: string
  readonly position: number
  readonly lines: number
  readonly customer: string
  readonly due: IsoDate
  readonly urgent: boolean
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly city: LocalizedText | null
  readonly order_notes: string | null
  readonly name: LocalizedText
  readonly variant: LocalizedText | null
  readonly features: readonly OrderFeature[]
  readonly quantity: number
  readonly notes: string | null
  readonly material: LocalizedText | null
  readonly is_reprint: boolean
  /** Of its first part, by which the code of the line is scanned. */
  readonly route: readonly number[]
  /** What colleagues wrote of its jobs. */
  readonly reasons: readonly string[]
  /** Whether production may begin: it needs no approval, or has it. */
  readonly may_be_made: boolean
  readonly signed: { readonly name: string; readonly at: string } | null
  readonly files: readonly PassportFile[]
  /** Pieces that stations handed on and threw away, and who finished there last. */
  readonly done: readonly {
    readonly station: number
    readonly good: number
    readonly spoilt: number
    readonly who: string | null
  }[]
}

const FILES = sql`
  select json_agg(json_build_object('label', v.label, 'design', a.design, 'pieces', a.pieces, 'face', a.face,
    'sha256', encode(v.sha256, 'hex'),
    'spec', (select json_build_object('faces', c.spec -> 'faces', 'layers', c.spec -> 'layers',
      'method', c.spec -> 'method') from artwork_check c
             where c.version_id = v.id and c.spec_digest = a.spec_digest order by c.created_at desc limit 1),
    'pages', (select coalesce(json_agg(json_build_object('page', pic.page, 'key', pic.storage_key,
        'trim', page_trim(v, pic.page)) order by pic.page), '[]') from artwork_picture pic where pic.version_id = v.id))
    order by a.position)
  from line_artwork a join artwork_version v on v.id = a.version_id where a.line_id = l.id`

const DONE = sql`
  select json_agg(made) from (
    select e.from_station as station, sum(coalesce(e.good, 0))::int as good, sum(coalesce(e.spoilt, 0))::int as spoilt,
      (array_agg(s.name order by e.id desc))[1] as who
    from print_job j join print_job_event e on e.job_id = j.id left join staff s on s.id = e.staff_id
    where j.line_id = l.id and e.move = 'finish' and e.from_station is not null group by e.from_station) made`

/** Lines by their codes, such as 10428-1, in this order; unknown ones are left out. */
export async function findPassportLines(db: Db, codes: readonly string[]): Promise<PassportLine[]> {
  const { rows } = await sql<PassportLine>`
    select l.id::float8 as id, asked.code, l.position, (select count(*)::int from order_line where order_id = o.id) as lines,
      coalesce(o.company_name, o.contact_name) as customer, o.ready_by as due, o.urgent, o.fulfilment,
      o.address -> 'city' as city, o.notes as order_notes, l.name, l.variant, l.features, l.quantity, l.notes,
      j.material, coalesce(j.is_reprint, false) as is_reprint, coalesce(j.route, '{}') as route,
      array(select reason from print_job where line_id = l.id and reason is not null and state <> 'CANCELLED'
            order by part) as reasons,
      line_may_be_made(l.id) as may_be_made,
      (select json_build_object('name', g.name, 'at', g.at) from print_proof p join sign_off s on s.proof_id = p.id
       ${joinGivenSignOff} where p.line_id = l.id and p.state = 'APPROVED') as signed,
      coalesce((${FILES}), '[]') as files, coalesce((${DONE}), '[]') as done
    from unnest(${codes}::text[]) with ordinality asked (code, place)
    join customer_order o on o.number = split_part(asked.code, '-', 1)::int
    join order_line l on l.order_id = o.id and l.position = split_part(asked.code, '-', 2)::int - 1
    left join lateral (
      select material, is_reprint, route from print_job where line_id = l.id and state <> 'CANCELLED' order by part limit 1)
      j on true
    order by asked.place`.execute(db)
  return rows
}
