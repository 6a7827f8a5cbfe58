import type { Db } from '#db/connection.ts'
import type { SpooledFile } from '#integrations/storage/file-storage.ts'
import { deleteAfter } from '../../artwork/files/artwork-lifetime.ts'
import { findSameBytes } from '../../artwork/files/same-bytes.ts'
import { claimFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { insertNextVersion } from './desk-files.repository.ts'
import type { NextVersion } from './desk-files.repository.ts'

type Added = Pick<NextVersion, 'customerId' | 'artworkId' | 'label' | 'staffId'> & {
  /** Its bytes, stored and not claimed yet. */
  readonly file: { readonly spooled: SpooledFile; readonly storageKey: string }
}

/**
 * Adds the next version of a customer's file, and has it opened. The same bytes of the customer are not stored again: then the
 * stored file is not theirs, and the caller drops it.
 */
export async function addNextVersion(
  tx: Db,
  { queue, now }: { readonly queue: JobQueue; readonly now: () => Date },
  { file, ...version }: Added,
): Promise<{ readonly id: string; readonly isStored: boolean }> {
  const owner = { kind: 'CUSTOMER', customerId: version.customerId } as const
  const sha256 = Buffer.from(file.spooled.sha256, 'hex')
  const same = await findSameBytes(tx, owner, sha256)
  const id = await insertNextVersion(tx, {
    ...version,
    byteLength: file.spooled.byteSize,
    sha256,
    storageKey: same?.storageKey ?? file.storageKey,
    deleteAfter: deleteAfter(owner, now()),
    failures: same?.failures === 2 ? 2 : 0,
  })
  if (!same) await claimFiles(tx, [file])
  await queue.enqueue(tx, [{ name: 'artwork.open', data: { versionId: id } }])
  return { id, isStored: !same }
}
