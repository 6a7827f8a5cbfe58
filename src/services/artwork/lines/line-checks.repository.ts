import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'

/** A file of a line with what it is printed as. */
export type FileInLine = {
  readonly line_id: string
  readonly position: number
  readonly version_id: string
  readonly face: FaceCode | null
  readonly variant_id: string
  readonly features: readonly WrittenFeature[]
  readonly customer_id: string
}

/** Which files of lines: those that are a version, or those of an order or a line that were not checked for it yet. */
export type FileScope =
  | { readonly versionId: string }
  | { readonly orderId: string }
  | { readonly lineId: number }
  /** Put into their lines since an instant. */
  | { readonly since: Date }

/** More are not checked at once. */
const BATCH = 100

/** Files of lines that have been opened, and whose products are still sold. */
export async function findFilesInLines(db: Db, scope: FileScope): Promise<FileInLine[]> {
  const { rows } = await sql<FileInLine>`
    select u.line_id::text as line_id, u.position, u.version_id, u.face, l.product_price_id::text as variant_id,
      l.configuration as features, a.customer_id
    from line_artwork u join order_line l on l.id = u.line_id
    join artwork_version v on v.id = u.version_id join artwork a on a.id = v.artwork_id
    where ${whereOf(scope)} and v.state in ('OPENED', 'NEEDS_PERSON') and l.product_price_id is not null
      and a.customer_id is not null
    order by u.set_at desc limit ${BATCH}`.execute(db)
  return rows
}

function whereOf(scope: FileScope) {
  if ('versionId' in scope) return sql`u.version_id = ${scope.versionId}::uuid`
  if ('orderId' in scope) return sql`l.order_id = ${scope.orderId}::uuid and u.spec_digest is null`
  if ('lineId' in scope) return sql`u.line_id = ${scope.lineId} and u.spec_digest is null`
  return sql`u.spec_digest is null and u.set_at > ${scope.since}`
}

/** Notes for which specification a file of a line was checked; the database moves the line by it. */
export const noteChecked = (db: Db, { line_id, position, version_id }: FileInLine, digest: string) =>
  sql`
    update line_artwork set spec_digest = ${digest}
    where line_id = ${line_id}::bigint and position = ${position} and version_id = ${version_id}::uuid
      and spec_digest is distinct from ${digest}`.execute(db)
