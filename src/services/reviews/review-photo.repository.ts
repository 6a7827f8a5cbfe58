import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { MAX_PHOTOS } from '#domain/reviews/review.ts'

export type NewPhoto = {
  readonly storageKey: string
  readonly thumbnailKey: string
  readonly width: number
  readonly height: number
}

/** Removes the photos of a review that are not to stay. */
export async function deleteOtherPhotos(tx: Db, reviewId: string, staying: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('review_photo')
    .where('review_id', '=', reviewId)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(staying)))))
    .execute()
}

/** How many photos of a review are among these. */
export const countPhotos = async (tx: Db, reviewId: string, among: readonly string[]): Promise<number> =>
  (
    await tx
      .selectFrom('review_photo')
      .select('id')
      .where('review_id', '=', reviewId)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(among))))
      .execute()
  ).length

/** Adds photos to the free places of a review, whose row the caller has locked. */
export async function insertPhotos(tx: Db, reviewId: string, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const taken = await tx.selectFrom('review_photo').select('position').where('review_id', '=', reviewId).execute()
  const free = Array.from({ length: MAX_PHOTOS }, (_, position) => position).filter(
    (position) => !taken.some((photo) => photo.position === position),
  )
  const rows = photos.map((photo, index) => ({
    review_id: reviewId,
    // The database refuses a place beyond the last.
    position: free[index] ?? MAX_PHOTOS,
    storage_key: photo.storageKey,
    thumbnail_key: photo.thumbnailKey,
    width: photo.width,
    height: photo.height,
  }))
  await tx.insertInto('review_photo').values(rows).execute()
}

/** Where the photos of a review lie, by the number staff calls it; undefined for an unknown one. */
export async function findPhotoFiles(
  db: Db,
  number: number,
): Promise<{ written_at: Date; keys: string[] } | undefined> {
  const { rows } = await sql<{ written_at: Date; keys: string[] }>`
    select r.written_at, array(select p.storage_key from review_photo p where p.review_id = r.id order by p.position) as keys
    from review r where r.number = ${number}`.execute(db)
  return rows[0]
}
