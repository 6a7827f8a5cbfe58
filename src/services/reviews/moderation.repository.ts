import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Rejection, ReviewStatus } from '#domain/reviews/review.ts'

/** A review as staff reads it. */
export type ReviewToRead = {
  readonly number: number
  readonly revision: number
  readonly status: ReviewStatus
  readonly rating: number
  readonly author_name: string
  readonly body: string
  readonly product: LocalizedText
  readonly photos: number
  readonly written_at: Date
}

/** The reviews that wait, the oldest first; with `all` the newest of every state. */
export async function findReviewsToRead(db: Db, all: boolean, limit: number): Promise<ReviewToRead[]> {
  const { rows } = await sql<ReviewToRead>`
    select r.number, r.revision, r.status, r.rating, r.author_name, r.body, p.name as product, r.written_at,
      (select count(*)::int from review_photo f where f.review_id = r.id) as photos
    from review r join product p on p.id = r.product_id
    where ${all} or r.status = 'PENDING'
    order by case when ${all} then -r.number else r.number end limit ${limit}`.execute(db)
  return rows
}

/** Which review, as it was when it was read. */
export type ReadReview = { readonly number: number; readonly revision: number }

type Author = { readonly customer_id: string | null }

/** Publishes or refuses a review as it was read; undefined when it was changed since, is gone, or stands so already. */
export async function moderateReview(
  tx: Db,
  { number, revision }: ReadReview,
  rejection: Rejection | null,
): Promise<Author | undefined> {
  const status = rejection === null ? 'APPROVED' : 'REJECTED'
  const { rows } = await sql<Author>`
    update review set status = ${status}, rejection = ${rejection}, moderated_at = now()
    where number = ${number} and revision = ${revision} and status <> ${status}
    returning customer_id`.execute(tx)
  return rows[0]
}

/** Writes the shop's reply to a published review as it was read, in the place of an earlier one. */
export async function replyToReview(
  tx: Db,
  { number, revision }: ReadReview,
  reply: string,
): Promise<Author | undefined> {
  const { rows } = await sql<Author>`
    update review set reply = ${reply}, replied_at = now()
    where number = ${number} and revision = ${revision} and status = 'APPROVED'
    returning customer_id`.execute(tx)
  return rows[0]
}

/** Deletes what belongs to the demo; answers how many reviews and questions. */
export async function deleteDemo(tx: Db): Promise<{ reviews: number; questions: number }> {
  const reviews = await tx.deleteFrom('review').where('is_demo', '=', true).returning('id').execute()
  const questions = await tx.deleteFrom('product_question').where('is_demo', '=', true).returning('id').execute()
  return { reviews: reviews.length, questions: questions.length }
}
