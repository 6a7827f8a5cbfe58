import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'

/** Where a version lies that an order is or was printed from, and what is known of it. */
export async function findPlateSource(
  db: Db,
  versionId: string,
): Promise<{ readonly kind: FileKind; readonly facts: FileFacts; readonly storage_key: string } | undefined> {
  const { rows } = await sql<{ kind: FileKind; facts: FileFacts; storage_key: string }>`
    select v.kind, v.facts, v.storage_key from artwork_version v
    where v.id = ${versionId}::uuid and v.state = 'OPENED' and exists (
      select from line_artwork u join artwork_version p on p.id = u.version_id where p.artwork_id = v.artwork_id)`.execute(
    db,
  )
  return rows[0]
}
