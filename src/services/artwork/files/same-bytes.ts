import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { lockOwner } from '../owner.repository.ts'
import { holdSameBytes } from './artwork.repository.ts'

/**
 * Where bytes of an owner lie already, with how often they could not be opened; held, with all that the owner adds, until the
 * end of the transaction. Undefined when they are new.
 */
export async function findSameBytes(tx: Db, owner: ArtworkOwner, sha256: Uint8Array) {
  await lockOwner(tx, owner)
  return holdSameBytes(tx, owner, sha256)
}
