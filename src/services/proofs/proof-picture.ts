import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { FinishedPages } from '../artwork/previews/finished-pages.ts'
import { findProofPicture } from './proof-reader.repository.ts'

export interface ProofPictureParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'read'>
  readonly finishedPages: Pick<FinishedPages, 'make'>
}

/** The picture of a page of a line's proof, as WebP: with its foil, varnish, white ink and cut as they will be seen. */
export async function proofPicture(
  { db, storage, finishedPages }: ProofPictureParts,
  lineId: number,
  page: { readonly proof: number; readonly file: number; readonly page: number },
): Promise<Buffer | undefined> {
  const found = await findProofPicture(db, lineId, page)
  if (!found) return undefined
  const finished = await finishedPages.make({ lineId, versionId: found.version_id, page: page.page })
  const drawn = finished === undefined ? undefined : await storage.read('private', finished)
  return drawn ?? storage.read('private', found.storage_key)
}
