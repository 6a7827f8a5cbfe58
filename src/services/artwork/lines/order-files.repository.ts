import { sql } from 'kysely'
import { CHOICE_STEP, type WaitCause } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import type { Db } from '#db/connection.ts'
import { APPROVAL_OF_LINE, type LineApproval } from '../line-approval.repository.ts'
import { TAKES_FILES } from './open-line.repository.ts'
import type { PresentFile } from '#domain/artwork/file-changes.ts'
import type { LinePart } from '#domain/artwork/line-designs.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'

/** A line of an order that is printed from files. */
export type FilesOfLine = {
  readonly line_id: string
  readonly position: number
  readonly variant_id: string | null
  readonly features: readonly WrittenFeature[]
  readonly quantity: number
  readonly version_ids: readonly string[]
  /** Which part of the line each of these is; the pieces are null where nothing was said. */
  readonly parts: readonly (Omit<LinePart, 'pieces'> & { readonly pieces: number | null })[]
  /** Where its file stands; null when nothing was sent or promised yet. */
  readonly state: string | null
  /** Files that are still on their way to it, or being opened before they join it. Bytes. */
  readonly arriving: readonly {
    readonly uploadId: string
    readonly name: string
    readonly byteLength: number
    readonly byteOffset: number
  }[]
  /** Packages of which the customer still chooses what is printed. */
  readonly package_ids: readonly string[]
  readonly is_open: boolean
  /** Whether the customer may choose how to go on, or has left the design to the shop. */
  readonly choice: 'OFFERED' | 'DESIGN' | null
  /** What production waits for its customer for, while the order is in work. */
  readonly wait: WaitCause | null
  /** The number of the proof that waits for the customer's answer. */
  readonly proof: number | null
  readonly approval: LineApproval | null
  readonly production_days: number
  readonly urgent: boolean
  readonly ready_by: IsoDate
}

/** Lines of a customer's order that take files, in their order; undefined when it is no order of theirs. */
export async function findFilesOfOrder(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<FilesOfLine[] | undefined> {
  const { rows } = await sql<FilesOfLine | { readonly line_id: null }>`
    select l.id::text as line_id, l.position, l.product_price_id::text as variant_id, l.configuration as features, l.quantity,
      array(select u.version_id::text from line_artwork u where u.line_id = l.id order by u.position) as version_ids,
      coalesce((select jsonb_agg(jsonb_build_object('design', u.design, 'face', u.face, 'pieces', u.pieces) order by u.position)
        from line_artwork u where u.line_id = l.id), '[]') as parts,
      s.state,
      coalesce((select jsonb_agg(jsonb_build_object('uploadId', w.upload_id, 'name', f.label, 'byteLength', f.byte_length,
          'byteOffset', f.byte_offset) order by w.created_at)
        from line_upload w join lateral (
          select label, byte_length, byte_offset from artwork_upload where id = w.upload_id
          union all select label, byte_length, byte_length from artwork_version
          where artwork_id = w.upload_id and number = 1 and state in ('RECEIVED', 'OPENING')) f on true
        where w.line_id = l.id), '[]') as arriving,
      array(select line_packages(l.id)::text) as package_ids,
      case when is_to_be_designed(s) then 'DESIGN'
        when exists (select from customer_wait w where w.line_id = l.id and w.until is null and w.steps = ${CHOICE_STEP}
          and w.cause in ('FILE', 'CHANGE')) then 'OFFERED' end as choice,
      ${TAKES_FILES} as is_open,
      case when o.status in ('PENDING', 'PROCESSING') then (select w.cause from customer_wait w
        where w.line_id = l.id and w.until is null) end as wait,
      case when o.status in ('PENDING', 'PROCESSING') then (select f.number from print_proof f
        where f.line_id = l.id and f.state = 'SENT') end as proof,
      ${APPROVAL_OF_LINE} as approval,
      l.production_days, o.urgent, o.ready_by
    from customer_order o
    left join (order_line l left join product p on p.id = l.product_id left join line_production s on s.line_id = l.id)
      on l.order_id = o.id and (p.print_method is not null or s.line_id is not null)
    where o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid order by l.position`.execute(db)
  if (rows.length === 0) return undefined
  return rows.filter((row) => row.line_id !== null)
}

/** The files of a line with their versions, locked against others who change them until the end of the transaction. */
export async function lockFiles(tx: Db, lineId: string): Promise<readonly PresentFile[]> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.filesOfLine}::integer, hashtext(${lineId}))`.execute(tx)
  const { rows } = await sql<PresentFile>`
    select v.id::text as id, v.artwork_id::text as "fileId" from line_artwork u join artwork_version v on v.id = u.version_id
    where u.line_id = ${lineId}::bigint order by u.position`.execute(tx)
  return rows
}

/** Versions without those that were found to be packages, which leave their lines by themselves. */
export async function withoutPackages(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seen.id::text as id from unnest(${ids}::uuid[]) with ordinality seen (id, place)
    where not exists (select from artwork_version v where v.id = seen.id and v.state = 'REFUSED' and v.entries <> '[]')
    order by seen.place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Puts a customer's own files in the place of those of a line; answers how many of them it took. */
export async function replaceFiles(
  tx: Db,
  {
    lineId,
    customerId,
    ids,
    parts,
  }: {
    readonly lineId: string
    readonly customerId: string
    readonly ids: readonly string[]
    readonly parts: readonly LinePart[]
  },
): Promise<number> {
  await sql`select set_config('artwork.customer', 'yes', true)`.execute(tx)
  await sql`delete from line_artwork where line_id = ${lineId}::bigint`.execute(tx)
  const { rows } = await sql`
    insert into line_artwork (line_id, position, version_id, design, face, pieces)
    select ${lineId}::bigint, listed.place - 1, v.id, part.design, part.face, part.pieces
    from unnest(${ids}::uuid[]) with ordinality listed (id, place)
    join rows from (jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as (design smallint, face text, pieces integer))
      with ordinality part (design, face, pieces, place) using (place)
    join artwork_version v on v.id = listed.id and v.state not in ('DELETED', 'REFUSED')
    join artwork a on a.id = v.artwork_id and a.customer_id = ${customerId}::uuid
    returning position`.execute(tx)
  return rows.length
}

/** Leaves the design of a line to the shop, when its customer was offered that; false when they were not. */
export async function askForDesign(
  db: Db,
  {
    customerId,
    orderId,
    position,
  }: { readonly customerId: string; readonly orderId: string; readonly position: number },
): Promise<boolean> {
  const { rows } = await sql`
    update line_production s set design_asked_at = now()
    from order_line l, customer_order o
    where s.line_id = l.id and o.id = l.order_id and o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid
      and l.position = ${position} and o.status in ('PENDING', 'PROCESSING') and s.design_asked_at is null
      and exists (select from customer_wait w where w.line_id = l.id and w.until is null and w.steps = ${CHOICE_STEP}
        and w.cause in ('FILE', 'CHANGE'))
    returning s.line_id`.execute(db)
  return rows.length > 0
}
