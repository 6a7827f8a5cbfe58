import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import { ownedBy } from '../owner.repository.ts'

/** A version that a fixed copy is made of. */
export type FixSource = {
  readonly id: string
  readonly artwork_id: string
  readonly label: string
  readonly kind: FileKind
  readonly facts: FileFacts
  readonly storage_key: string
}

/** An owner's version that was opened. */
export async function findFixSource(db: Db, owner: ArtworkOwner, id: string): Promise<FixSource | undefined> {
  const { rows } = await sql<FixSource>`
    select v.id, v.artwork_id, v.label, v.kind, v.facts, v.storage_key
    from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = ${id}::uuid and ${ownedBy(owner, 'a.')} and v.state = 'OPENED'`.execute(db)
  return rows[0]
}

/** The copy of a version that has exactly these fixes; undefined when there is none. */
export async function findFixed(db: Db, parentId: string, fixes: readonly Fix[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from artwork_version
    where parent_id = ${parentId}::uuid and fixes = ${fixes}::text[] and state not in ('DELETED', 'REFUSED')
    order by number limit 1`.execute(db)
  return rows[0]?.id
}

type FixedFile = {
  readonly fixes: readonly Fix[]
  readonly byteLength: number
  readonly sha256: Uint8Array
  readonly storageKey: string
  readonly deleteAfter: Date
}

/**
 * Adds a fixed copy behind all versions of its file; answers its id, or undefined when the file was deleted meanwhile. The
 * row of the file decides between copies that are made at once.
 */
export async function insertFixed(tx: Db, source: FixSource, file: FixedFile): Promise<string | undefined> {
  await sql`select from artwork where id = ${source.artwork_id}::uuid for update`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into artwork_version
      (artwork_id, number, source, parent_id, fixes, label, byte_length, sha256, storage_key, delete_after, contents)
    select p.artwork_id, (select max(number) + 1 from artwork_version where artwork_id = p.artwork_id), 'FIX', p.id,
      ${file.fixes}::text[], p.label, ${file.byteLength}::bigint, ${file.sha256}::bytea, ${file.storageKey},
      greatest(p.delete_after, ${file.deleteAfter}::timestamptz), p.contents
    from artwork_version p where p.id = ${source.id}::uuid and p.state = 'OPENED'
    returning id`.execute(tx)
  return rows[0]?.id
}
