import type { Db } from '#db/connection.ts'
import { changeOwner } from './claim.repository.ts'

/** Assigns what a browser sent, whole or on its way, to the customer who signs in there. */
export async function claimArtwork(db: Db, browserHash: Uint8Array, customerId: string, now: Date): Promise<void> {
  await changeOwner(db, browserHash, customerId, now)
}
