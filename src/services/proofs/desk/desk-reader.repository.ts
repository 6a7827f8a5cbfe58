import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderFeature } from '#db/schema/orders.ts'
import type { LineState } from '#domain/artwork/line-moves.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { Finding, Verdict } from '#domain/preflight/finding.ts'
import type { PageTrim } from '../proof-reader.repository.ts'
import type { DeskPicture } from './desk-queue.repository.ts'
import type { FaceCode, PrintSpec } from '#domain/print-spec/print-spec.ts'

/** A file of a line, with all that is known of it. */
export type DeskFile = {
  readonly position: number
  /** From 0; files of one design are printed together. */
  readonly design: number
  /** The side it is; null when it has all sides. */
  readonly face: FaceCode | null
  /** Made of its design; null where nothing was said. */
  readonly pieces: number | null
  readonly version: string
  readonly number: number
  readonly label: string
  readonly source: 'UPLOAD' | 'FIX' | 'STAFF' | 'DESIGN'
  readonly by: string | null
  readonly state: string
  readonly kind: FileKind | null
  readonly byteLength: number
  readonly facts: FileFacts | null
  readonly lines: readonly { readonly text: string; readonly isArabic?: boolean }[]
  readonly createdAt: string
  readonly check: {
    readonly verdict: Verdict
    readonly findings: readonly Finding[]
    readonly spec: Pick<PrintSpec, 'faces' | 'method'>
    readonly confirmedAt: string | null
  } | null
  readonly pictures: readonly {
    readonly page: number
    readonly width: number
    readonly height: number
    readonly trim: PageTrim
  }[]
}

export type LineHistoryRow = {
  readonly from_state: LineState | null
  readonly to_state: LineState
  readonly by: 'CUSTOMER' | 'STAFF' | 'SYSTEM'
  readonly name: string | null
  readonly note: string | null
  readonly at: Date
}

/** What the desk reads of a line besides its state. */
export type DeskGoods = {
  readonly customer: string
  readonly variant: LocalizedText | null
  readonly features: readonly OrderFeature[]
  readonly notes: string | null
  readonly note: string | null
}

/** What was ordered by a line, with the notes about it. A line that is gone is a bug. */
export async function findDeskGoods(db: Db, lineId: number): Promise<DeskGoods> {
  const { rows } = await sql<DeskGoods>`
    select coalesce(o.company_name, o.contact_name) as customer, l.variant, l.features, l.notes, p.note
    from line_production p join order_line l on l.id = p.line_id join customer_order o on o.id = l.order_id
    where l.id = ${lineId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a line is gone')
  return row
}

/** The files that a line is printed from, each with its newest check and its pictures. */
export async function findDeskFiles(db: Db, lineId: number): Promise<DeskFile[]> {
  const { rows } = await sql<DeskFile>`
    select a.position, v.id as version, v.number, v.label, v.source, v.state, v.kind, v.byte_length::float8 as "byteLength",
      v.facts, v.lines, v.created_at as "createdAt", s.name as by,
      (select json_build_object('verdict', c.verdict, 'findings', c.findings, 'spec', c.spec, 'confirmedAt', c.confirmed_at)
       from artwork_check c where c.version_id = v.id and c.spec_digest = a.spec_digest
       order by c.created_at desc limit 1) as check,
      a.design, a.face, a.pieces,
      (select coalesce(json_agg(json_build_object('page', pic.page, 'width', pic.width, 'height', pic.height,
        'trim', page_trim(v, pic.page))
        order by pic.page), '[]') from artwork_picture pic where pic.version_id = v.id) as pictures
    from line_artwork a join artwork_version v on v.id = a.version_id left join staff s on s.id = a.staff_id
    where a.line_id = ${lineId} order by a.position`.execute(db)
  return rows
}

/** The last moves of a line, the newest first. */
export async function findLineHistory(db: Db, lineId: number, limit: number): Promise<LineHistoryRow[]> {
  const { rows } = await sql<LineHistoryRow>`
    select e.from_state, e.to_state, e.by, s.name, e.note, e.at
    from line_event e left join staff s on s.id = e.staff_id
    where e.line_id = ${lineId} order by e.id desc limit ${limit}`.execute(db)
  return rows
}

/** Whether an order is, or was, printed from the file of the picture `pic`. */
const IS_ORDERED = sql`
  (exists (select from artwork_version v join artwork_version p on p.artwork_id = v.artwork_id
     join line_artwork u on u.version_id = p.id where v.id = pic.version_id)
   or exists (select from print_proof where pic.version_id = any(versions)))`

/** Where the picture of a page lies, of a file that an order is printed from, in any version. */
export async function findOrderedPicture(db: Db, versionId: string, page: number): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select pic.storage_key from artwork_picture pic
    where pic.version_id = ${versionId}::uuid and pic.page = ${page} and ${IS_ORDERED}`.execute(db)
  return rows[0]?.storage_key
}

/** The first page of an ordered version: where its picture lies, and the newest line that is printed from it. */
export type OrderedFirstPage = { readonly storage_key: string; readonly line_id: number | null }

/** The first pages of these versions, without those that are not ordered or have no picture. */
export async function findFirstPages(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, OrderedFirstPage>> {
  const { rows } = await sql<OrderedFirstPage & { version_id: string }>`
    select pic.version_id, pic.storage_key,
      (select max(line_id)::float8 from line_artwork where version_id = pic.version_id) as line_id
    from artwork_picture pic where pic.version_id = any(${versionIds}::uuid[]) and pic.page = 1 and ${IS_ORDERED}`.execute(
    db,
  )
  return new Map(rows.map(({ version_id: id, ...page }) => [id, page]))
}

export type LineOfOrder = {
  readonly position: number
  readonly state: LineState
  /** Its customer has left the design to the shop. */
  readonly isDesignAsked: boolean
  readonly proof: number | null
  readonly picture: DeskPicture | null
}

/** The lines of an order whose artwork is of interest: their states, and pictures to know them by. */
export async function findLinesOfOrder(db: Db, number: number): Promise<LineOfOrder[]> {
  const { rows } = await sql<LineOfOrder>`
    select l.position, p.state,
      is_to_be_designed(p) as "isDesignAsked", (select max(pp.number) from print_proof pp where pp.line_id = l.id) as proof,
      (select json_build_object('version', pic.version_id, 'page', pic.page, 'line', a.line_id)
       from line_artwork a join artwork_picture pic using (version_id)
       where a.line_id = l.id order by a.position, pic.page limit 1) as picture
    from line_production p join order_line l on l.id = p.line_id join customer_order o on o.id = l.order_id
    where o.number = ${number} order by l.position`.execute(db)
  return rows
}
