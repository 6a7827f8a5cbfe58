import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'

/** A file of a line as the desk replaces it. */
export type LineFile = {
  readonly artwork_id: string
  readonly version_id: string
  readonly customer_id: string
  readonly variant_id: string | null
  readonly features: readonly WrittenFeature[]
}

/** The file at a place of a line, from 0; undefined when there is none, or its customer's account has ended. */
export async function findLineFile(db: Db, lineId: number, position: number): Promise<LineFile | undefined> {
  const { rows } = await sql<LineFile>`
    select v.artwork_id, v.id as version_id, a.customer_id, l.product_price_id::text as variant_id, l.configuration as features
    from line_artwork u join artwork_version v on v.id = u.version_id join artwork a on a.id = v.artwork_id
    join order_line l on l.id = u.line_id
    where u.line_id = ${lineId} and u.position = ${position} and a.customer_id is not null`.execute(db)
  return rows[0]
}

/** How many files a line has. */
export async function countLineFiles(db: Db, lineId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from line_artwork where line_id = ${lineId}`.execute(db)
  return rows[0]?.count ?? 0
}

type Placed = {
  readonly lineId: number
  readonly position: number
  readonly versionId: string
  /** Null when the customer sent it. */
  readonly staffId: string | null
}

/**
 * Puts a version at a place of a line, for a person of the staff or its customer. Of the file that is there only its own versions; at the
 * place behind the last one a file of the line's customer. False when it is none of these, or cannot be printed from.
 */
export async function placeFile(tx: Db, { lineId, position, versionId, staffId }: Placed): Promise<boolean> {
  const { rows } = await sql`
    insert into line_artwork (line_id, position, version_id, set_by, staff_id, design, pieces)
    select l.id, ${position}, v.id, case when ${staffId}::uuid is null then 'CUSTOMER' else 'STAFF' end, ${staffId}::uuid, shared.design, shared.pieces
    from order_line l join customer_order o on o.id = l.order_id
    -- A file behind the last one is a design of its own; how many pieces there are of it is not said yet.
    cross join lateral (
      select coalesce(max(design) + 1, 0) as design, case when count(pieces) > 0 then 0 end as pieces
      from line_artwork where line_id = l.id and position < ${position}) shared
    join artwork_version v on v.id = ${versionId}::uuid and v.state not in ('DELETED', 'REFUSED')
    join artwork a on a.id = v.artwork_id and a.customer_id = o.customer_id
    where l.id = ${lineId} and not exists (
      select from line_artwork u join artwork_version p on p.id = u.version_id
      where u.line_id = l.id and u.position = ${position} and p.artwork_id <> v.artwork_id)
    on conflict (line_id, position) do update
      set version_id = excluded.version_id, set_by = excluded.set_by, staff_id = excluded.staff_id, set_at = now()
    returning line_id`.execute(tx)
  return rows.length > 0
}

/** A file that was received for a line, as its row is written. */
export type NextVersion = {
  readonly customerId: string
  /** The file whose next version it is; null for one that was never sent. */
  readonly artworkId: string | null
  readonly label: string
  readonly byteLength: number
  readonly sha256: Uint8Array
  readonly storageKey: string
  readonly deleteAfter: Date
  readonly failures: number
  /** Null when the customer sent it. */
  readonly staffId: string | null
}

/** Adds a version of a customer's file; answers its id. */
export async function insertNextVersion(tx: Db, file: NextVersion): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into artwork (customer_id) select ${file.customerId}::uuid where ${file.artworkId}::uuid is null returning id),
    file as (select id from made union all select ${file.artworkId}::uuid where ${file.artworkId}::uuid is not null)
    insert into artwork_version
      (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, failures, state, staff_id)
    select f.id, 1 + coalesce((select max(number) from artwork_version where artwork_id = f.id), 0),
      case when ${file.staffId}::uuid is null then 'UPLOAD' else 'STAFF' end, ${file.label},
      ${file.byteLength}::bigint, ${file.sha256}::bytea, ${file.storageKey}, ${file.deleteAfter}::timestamptz,
      ${file.failures}::smallint, case when ${file.failures}::smallint >= 2 then 'NEEDS_PERSON' else 'RECEIVED' end,
      ${file.staffId}::uuid
    from file f returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an inserted version was not returned')
  return row.id
}

/** The pieces of each design of a line, in their order; null where nothing was said. */
export async function findPieces(tx: Db, lineId: number): Promise<(number | null)[]> {
  const { rows } = await sql<{ pieces: number | null }>`
    select max(pieces) as pieces from line_artwork where line_id = ${lineId} group by design order by design`.execute(
    tx,
  )
  return rows.map(({ pieces }) => pieces)
}

/** Shares the pieces of a locked line among its designs; the database checks their sum, and that it is not being made. */
export async function writePieces(tx: Db, lineId: number, pieces: readonly number[]): Promise<void> {
  await sql`
    update line_artwork a set pieces = shared.pieces
    from (select design, row_number() over (order by design) as place from line_artwork where line_id = ${lineId}
      group by design) d
    join unnest(${pieces}::int[]) with ordinality shared (pieces, place) using (place)
    where a.line_id = ${lineId} and a.design = d.design`.execute(tx)
  await sql`update line_production set version = version + 1 where line_id = ${lineId}`.execute(tx)
}

/** A version of a file of a line, the newest first. */
export type FileVersion = {
  readonly position: number
  readonly version: string
  readonly number: number
  readonly source: 'UPLOAD' | 'FIX' | 'STAFF' | 'DESIGN'
  readonly state: string
  readonly by: string | null
  readonly createdAt: Date
  readonly pages: readonly number[]
  /** What was fixed in it, and the version it was made from, unless that is deleted. */
  readonly fixes: readonly Fix[]
  readonly fixedFrom: string | null
}

/** All versions of the files of a line that can still be looked at. */
export async function findFileVersions(db: Db, lineId: number): Promise<FileVersion[]> {
  const { rows } = await sql<FileVersion>`
    select u.position, v.id as version, v.number, v.source, v.state, s.name as by, v.created_at as "createdAt",
      array(select page from artwork_picture where version_id = v.id order by page) as pages, v.fixes,
      (select id from artwork_version where id = v.parent_id and state <> 'DELETED') as "fixedFrom"
    from line_artwork u join artwork_version now_printed on now_printed.id = u.version_id
    join artwork_version v on v.artwork_id = now_printed.artwork_id left join staff s on s.id = v.staff_id
    where u.line_id = ${lineId} and v.state not in ('DELETED', 'REFUSED')
    order by u.position, v.number desc`.execute(db)
  return rows
}

/** Where a version stands. */
export async function findVersionState(db: Db, versionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from artwork_version where id = ${versionId}::uuid`.execute(db)
  return rows[0]?.state
}

/** The names of the files that a line is printed from, in their order. */
export async function findFileNames(db: Db, lineId: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select v.label from line_artwork u join artwork_version v on v.id = u.version_id
    where u.line_id = ${lineId} order by u.position`.execute(db)
  return rows.map(({ label }) => label)
}
