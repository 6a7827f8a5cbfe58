import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ChoosableFile } from '#domain/artwork/package-files.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { ownedBy } from '../owner.repository.ts'

/** A package of an owner: where it lies, and what may be chosen of it. */
export type PackageRow = { readonly storage_key: string; readonly entries: readonly ChoosableFile[] }

/** An owner's version that is a package of files to be chosen. */
export async function findPackage(db: Db, owner: ArtworkOwner, id: string): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`
    select v.storage_key, v.entries from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = ${id}::uuid and ${ownedBy(owner, 'a.')} and v.state = 'REFUSED' and v.entries <> '[]'`.execute(db)
  return rows[0]
}
