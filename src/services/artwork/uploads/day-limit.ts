import type { Db } from '#db/connection.ts'
import { HOUR_MS } from '#domain/calendar/time-spans.ts'
import { mayUpload, type ArtworkOwner, type UploadRefusal } from '#domain/artwork/upload-policy.ts'
import type { Result } from '#domain/result.ts'
import { lockOwner } from '../owner.repository.ts'
import { announcedSince } from './upload.repository.ts'

/** Whether an owner may send so many bytes now; what they add is decided one after the other until the transaction ends. */
export async function mayReceive(
  tx: Db,
  owner: ArtworkOwner,
  byteLength: number,
  now: Date,
): Promise<Result<void, UploadRefusal>> {
  await lockOwner(tx, owner)
  const announced = await announcedSince(tx, owner, new Date(now.getTime() - 24 * HOUR_MS))
  return mayUpload(owner, byteLength, announced)
}
