import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ReviewSort } from '#domain/reviews/review.ts'
import type { StarCounts } from '#domain/reviews/star-summary.ts'

export type PhotoRow = { readonly id: string; readonly width: number; readonly height: number }

/** A review as everybody may see it. */
export type PublishedReview = {
  readonly id: string
  readonly author_name: string
  readonly rating: number
  readonly body: string
  readonly written_at: Date
  readonly reply: string | null
  readonly replied_at: Date | null
  readonly photos: readonly PhotoRow[]
}

/** How many approved reviews of a published product gave how many stars; undefined for an unknown product. */
export async function countStars(db: Db, productId: number): Promise<StarCounts | undefined> {
  const { rows } = await sql<{ stars: StarCounts }>`
    select array[count(r.*) filter (where r.rating = 1)::int, count(r.*) filter (where r.rating = 2)::int,
      count(r.*) filter (where r.rating = 3)::int, count(r.*) filter (where r.rating = 4)::int,
      count(r.*) filter (where r.rating = 5)::int] as stars
    from product p left join review r on r.product_id = p.id and r.status = 'APPROVED'
    where p.id = ${productId} and p.published group by p.id`.execute(db)
  return rows[0]?.stars
}

/** The photos of a review as JSON, in their order. */
export const photosOfReview = sql<PhotoRow[]>`(select coalesce(
  json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position), '[]')
  from review_photo p where p.review_id = r.id)`

const ORDERS: Readonly<Record<ReviewSort, ReturnType<typeof sql>>> = {
  newest: sql`r.written_at desc`,
  highest: sql`r.rating desc, r.written_at desc`,
  lowest: sql`r.rating, r.written_at desc`,
  photos: sql`exists (select from review_photo p where p.review_id = r.id) desc, r.written_at desc`,
}

/** The approved reviews of a product. */
export async function findPublishedReviews(
  db: Db,
  productId: number,
  { sort, limit, offset }: { readonly sort: ReviewSort; readonly limit: number; readonly offset: number },
): Promise<PublishedReview[]> {
  const { rows } = await sql<PublishedReview>`
    select r.id, r.author_name, r.rating, r.body, r.written_at, r.reply, r.replied_at, ${photosOfReview} as photos
    from review r where r.product_id = ${productId} and r.status = 'APPROVED'
    order by ${ORDERS[sort]}, r.number desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type PhotoSize = 'full' | 'small'

const keyOf = (size: PhotoSize) => (size === 'full' ? 'p.storage_key' : 'p.thumbnail_key')

/** Where a photo of an approved review lies. */
export const findPublishedPhoto = async (db: Db, photoId: string, size: PhotoSize): Promise<string | undefined> =>
  (
    await db
      .selectFrom('review_photo as p')
      .innerJoin('review as r', 'r.id', 'p.review_id')
      .select(`${keyOf(size)} as key`)
      .where('p.id', '=', photoId)
      .where('r.status', '=', 'APPROVED')
      .executeTakeFirst()
  )?.key

/** Where a photo of a customer's own review lies, approved or not. */
export const findOwnPhoto = async (
  db: Db,
  of: { readonly customerId: string; readonly reviewId: string; readonly photoId: string },
  size: PhotoSize,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('review_photo as p')
      .innerJoin('review as r', 'r.id', 'p.review_id')
      .select(`${keyOf(size)} as key`)
      .where('p.id', '=', of.photoId)
      .where('r.id', '=', of.reviewId)
      .where('r.customer_id', '=', of.customerId)
      .executeTakeFirst()
  )?.key
