import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { TAKES_FILES } from './open-line.repository.ts'
import { lockFiles } from './order-files.repository.ts'

/** Which uploads: one that has just become a file or whose file was opened, those of an order, or all that lines still wait for. */
export type ArrivalScope =
  | { readonly uploadId: string }
  | { readonly versionId: string }
  | { readonly orderId: string }
  | 'ALL'

/** A file that has arrived for a line which waits for it. */
export type Arrival = { readonly line_id: string; readonly upload_id: string }

/** More are not put into lines at once. */
const BATCH = 50

/** The version that a file began with may be a package, as its name says, and nothing has looked at it yet. */
const MAY_BE_PACKAGE = sql`
  exists (select from artwork_version v where v.artwork_id = w.upload_id and v.number = 1
    and v.state in ('RECEIVED', 'OPENING') and v.label ilike '%.zip')`

/**
 * Arrived files of lines; of their own customer, as far as that is known by now. A package waits for what is chosen of it, and
 * what may be one until it is opened.
 */
export async function findArrivals(db: Db, scope: ArrivalScope): Promise<Arrival[]> {
  const where =
    scope === 'ALL'
      ? sql`true`
      : 'uploadId' in scope
        ? sql`w.upload_id = ${scope.uploadId}::uuid`
        : 'versionId' in scope
          ? sql`w.upload_id = (select artwork_id from artwork_version where id = ${scope.versionId}::uuid)`
          : sql`l.order_id = ${scope.orderId}::uuid`
  const { rows } = await sql<Arrival>`
    select w.line_id::text as line_id, w.upload_id from line_upload w join order_line l on l.id = w.line_id
    join customer_order o on o.id = l.order_id join artwork a on a.id = w.upload_id and a.customer_id = o.customer_id
    where ${where} and w.upload_id not in (select line_packages(w.line_id)) and not ${MAY_BE_PACKAGE}
    order by w.created_at, w.upload_id limit ${BATCH}`.execute(db)
  return rows
}

/** A file as it joins its line, and those that the line has. */
export type Joining = {
  readonly version_id: string
  readonly label: string
  readonly quantity: number
  readonly faces: readonly (FaceCode | null)[]
  readonly pieces: readonly (number | null)[]
  /** What is signed off does not change any more. */
  readonly is_open: boolean
}

/**
 * Takes an arrived file out of what its line waits for, and locks the line; undefined when another process has done it. A refused
 * file joins too, where it is shown with its reason; a package does not, because files are chosen of it.
 */
export async function takeArrival(tx: Db, { line_id, upload_id }: Arrival): Promise<Joining | undefined> {
  await lockFiles(tx, line_id)
  const { rows: taken } = await sql`
    delete from line_upload where line_id = ${line_id}::bigint and upload_id = ${upload_id}::uuid returning line_id`.execute(
    tx,
  )
  if (taken.length === 0) return undefined
  await sql`select from line_production where line_id = ${line_id}::bigint for update`.execute(tx)
  const { rows } = await sql<Joining>`
    select v.id as version_id, v.label, l.quantity,
      array(select face from line_artwork where line_id = l.id order by position) as faces,
      array(select max(pieces) from line_artwork where line_id = l.id group by design order by design) as pieces,
      ${TAKES_FILES} as is_open
    from order_line l join customer_order o on o.id = l.order_id
    join artwork a on a.id = ${upload_id}::uuid and a.customer_id = o.customer_id
    join artwork_version v on v.artwork_id = a.id and v.state <> 'DELETED' and (v.state <> 'REFUSED' or v.entries = '[]')
    where l.id = ${line_id}::bigint and not exists (
      select from line_artwork u join artwork_version other on other.id = u.version_id
      where u.line_id = l.id and other.artwork_id = v.artwork_id)
    order by v.number desc limit 1`.execute(tx)
  return rows[0]
}

type Placed = {
  readonly position: number
  readonly versionId: string
  readonly design: number
  readonly face: FaceCode | null
  readonly pieces: number
}

/** Adds a file behind those of a line; the pieces of the others were shared out again. */
export async function joinLine(tx: Db, lineId: string, placed: readonly Placed[]): Promise<void> {
  const last = placed.at(-1)
  if (!last) return
  await sql`select set_config('artwork.customer', 'yes', true)`.execute(tx)
  for (const { position, design, pieces } of placed.slice(0, -1)) {
    await sql`
      update line_artwork set design = ${design}, pieces = ${pieces}
      where line_id = ${lineId}::bigint and position = ${position}`.execute(tx)
  }
  await sql`
    insert into line_artwork (line_id, position, version_id, design, face, pieces)
    values (${lineId}::bigint, ${last.position}, ${last.versionId}::uuid, ${last.design}, ${last.face}, ${last.pieces})`.execute(
    tx,
  )
}
