import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import { ownedBy } from '../owner.repository.ts'

/** Where an owner's version lies that has been opened, and what is known of it. */
export async function findOpened(
  db: Db,
  owner: ArtworkOwner,
  versionId: string,
): Promise<{ readonly kind: FileKind; readonly facts: FileFacts; readonly storage_key: string } | undefined> {
  const { rows } = await sql<{ kind: FileKind; facts: FileFacts; storage_key: string }>`
    select v.kind, v.facts, v.storage_key from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = ${versionId}::uuid and ${ownedBy(owner, 'a.')} and v.state = 'OPENED'`.execute(db)
  return rows[0]
}
