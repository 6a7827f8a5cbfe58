import type { Db } from '#db/connection.ts'
import { publicName } from '#domain/reviews/public-name.ts'
import { MAX_PHOTOS } from '#domain/reviews/review.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, storeMadeFiles } from '../files/store-files.ts'
import type { FileError, ReceivedFile } from '../files/receive-file.ts'
import { makePhotos } from './make-photos.ts'
import {
  findAuthorNames,
  findReviewableLines,
  insertReview,
  lockReview,
  updateReview,
} from './own-review.repository.ts'
import type { AuthorNames, NewReview } from './own-review.repository.ts'
import { countPhotos, deleteOtherPhotos, insertPhotos } from './review-photo.repository.ts'
import type { NewPhoto } from './review-photo.repository.ts'

export interface WritingParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly media: MediaWorkers
}

export type ReviewError =
  | FileError
  | { readonly code: 'reviews/unknown' }
  /** No line of a delivered order of this customer is that product. */
  | { readonly code: 'reviews/not-delivered' }
  /** The line has its review. */
  | { readonly code: 'reviews/duplicate' }
  | { readonly code: 'reviews/too-many-photos' }

export type OwnId = { readonly customerId: string; readonly id: string }
type Changed = { readonly rating: number; readonly text: string; readonly keep: readonly string[] }

/** Keeps a review, to be read by staff; answers its id. */
export async function writeReview(
  parts: WritingParts,
  review: Omit<NewReview, 'author'>,
  received: readonly ReceivedFile[],
): Promise<Result<string, ReviewError>> {
  const names = await findAuthorNames(parts.db, review.customerId, review.order)
  if (!names) return err({ code: 'reviews/not-delivered' })
  return withPhotos(parts, received, async (tx, photos) => {
    const id = await insertReview(tx, { ...review, author: authorOf(names) })
    if (id === undefined) return err({ code: await whyNot(tx, review) })
    await insertPhotos(tx, id, photos)
    return ok(id)
  })
}

/** Changes one's review; it is shown again once staff has read it. */
export const changeReview = (
  parts: WritingParts,
  of: OwnId,
  { keep, ...written }: Changed,
  received: readonly ReceivedFile[],
): Promise<Result<string, ReviewError>> =>
  withPhotos(parts, received, async (tx, photos) => {
    if (!(await lockReview(tx, of))) return err({ code: 'reviews/unknown' })
    if ((await countPhotos(tx, of.id, keep)) + photos.length > MAX_PHOTOS) {
      return err({ code: 'reviews/too-many-photos' })
    }
    await updateReview(tx, of.id, written)
    await deleteOtherPhotos(tx, of.id, keep)
    await insertPhotos(tx, of.id, photos)
    return ok(of.id)
  })

/** Makes and keeps the photos, and writes what they belong to; nothing is left of them when it is refused. */
async function withPhotos(
  { db, storage, media }: WritingParts,
  received: readonly ReceivedFile[],
  write: (tx: Db, photos: readonly NewPhoto[]) => Promise<Result<string, ReviewError>>,
): Promise<Result<string, ReviewError>> {
  const made = await makePhotos(media, received)
  if (!made.ok) return made
  const { photos, files } = made.value
  const stored = await storeMadeFiles(db, storage, files)
  if (!stored.ok) return stored
  let written: Result<string, ReviewError> | undefined
  try {
    written = await db.transaction().execute(async (tx) => {
      const result = await write(tx, photos)
      if (result.ok) await claimFiles(tx, files)
      return result
    })
    return written
  } finally {
    if (!written?.ok) await dropFiles(db, storage, files)
  }
}

/** Shown under the name of the profile, or the one the order was placed in. */
function authorOf({ first_name: first, last_name: last, contact_name: contact }: AuthorNames): string {
  const [contactFirst = '', ...contactLast] = (contact ?? '').split(' ')
  return publicName(first, last) ?? publicName(contactFirst, contactLast.join(' ')) ?? '–'
}

async function whyNot(tx: Db, { customerId, order, position, productId }: Omit<NewReview, 'author'>) {
  const lines = (await findReviewableLines(tx, customerId, order)) ?? []
  const line = lines.find((each) => each.position === position && each.product_id === productId)
  return line ? ('reviews/duplicate' as const) : ('reviews/not-delivered' as const)
}
