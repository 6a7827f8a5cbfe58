import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Rejection, ReviewStatus } from '#domain/reviews/review.ts'
import { photosOfReview } from './review.repository.ts'
import type { PhotoRow } from './review.repository.ts'

/** A review as its author sees it. */
export type OwnReview = {
  readonly id: string
  readonly rating: number
  readonly body: string
  readonly status: ReviewStatus
  readonly rejection: Rejection | null
  readonly written_at: Date
  readonly reply: string | null
  readonly replied_at: Date | null
  readonly photos: readonly PhotoRow[]
}

/** A line that may be reviewed, with its review. */
export type ReviewableLine = {
  readonly position: number
  readonly product_id: number
  readonly review: OwnReview | null
}

/** The names a customer is known by: of the profile, and of the contact of an order of theirs. */
export type AuthorNames = {
  readonly first_name: string
  readonly last_name: string
  readonly contact_name: string | null
}

const DELIVERED = sql`('DELIVERED', 'COMPLETED')`

/** Whether a product was delivered to a customer. */
export async function isDeliveredTo(db: Db, customerId: string, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_line l join customer_order o on o.id = l.order_id
    where o.customer_id = ${customerId}::uuid and l.product_id = ${productId} and o.status in ${DELIVERED}
    limit 1`.execute(db)
  return rows.length > 0
}

export async function findAuthorNames(db: Db, customerId: string, orderId?: string): Promise<AuthorNames | undefined> {
  const { rows } = await sql<AuthorNames>`
    select c.first_name, c.last_name, (
      select o.contact_name from customer_order o where o.customer_id = c.id and o.id = ${orderId ?? null}::uuid
    ) as contact_name
    from customer c where c.id = ${customerId}::uuid`.execute(db)
  return rows[0]
}

export type NewReview = {
  readonly customerId: string
  readonly productId: number
  readonly order: string
  readonly position: number
  readonly author: string
  readonly rating: number
  readonly text: string
}

/**
 * Adds a review of a line that was delivered to the customer; undefined when it was not, or has its review: of two that
 * come at once the database takes one.
 */
export async function insertReview(tx: Db, review: NewReview): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into review (product_id, order_line_id, customer_id, author_name, rating, body)
    select l.product_id, l.id, o.customer_id, ${review.author}, ${review.rating}, ${review.text}
    from order_line l join customer_order o on o.id = l.order_id
    where o.id = ${review.order}::uuid and l.position = ${review.position} and l.product_id = ${review.productId}
      and o.customer_id = ${review.customerId}::uuid and o.status in ${DELIVERED}
    on conflict (order_line_id) do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Locks a customer's review until the transaction ends; false when there is none. */
export const lockReview = async (
  tx: Db,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<boolean> =>
  (await tx
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** Changes a review, which is then read by staff again. */
export async function updateReview(
  tx: Db,
  id: string,
  { rating, text }: { readonly rating: number; readonly text: string },
): Promise<void> {
  await sql`
    update review set rating = ${rating}, body = ${text}, status = 'PENDING', rejection = null, moderated_at = null,
      reply = null, replied_at = null, revision = revision + 1, written_at = now()
    where id = ${id}::uuid`.execute(tx)
}

/** Deletes a customer's review with its photos; false when there is none. */
export const deleteReview = async (tx: Db, customerId: string, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('review')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()) !== undefined

const ownReview = sql<OwnReview>`json_build_object('id', r.id, 'rating', r.rating, 'body', r.body, 'status', r.status,
  'rejection', r.rejection, 'written_at', r.written_at, 'reply', r.reply, 'replied_at', r.replied_at,
  'photos', ${photosOfReview})`

/** The lines of a customer's order that may be reviewed; undefined when the customer has no such order. */
export async function findReviewableLines(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<ReviewableLine[] | undefined> {
  const { rows } = await sql<{ lines: ReviewableLine[] }>`
    select (
      select coalesce(json_agg(json_build_object('position', l.position, 'product_id', l.product_id,
        'review', case when r.id is not null then ${ownReview} end) order by l.position), '[]')
      from order_line l join product p on p.id = l.product_id and p.published left join review r on r.order_line_id = l.id
      where l.order_id = o.id and o.status in ${DELIVERED}
    ) as lines
    from customer_order o where o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid`.execute(db)
  return rows[0]?.lines.map(({ review, ...line }) => ({ ...line, review: review && revived(review) }))
}

/** One's own review; undefined when it is not the customer's. */
export async function findOwnReview(db: Db, customerId: string, id: string): Promise<OwnReview | undefined> {
  const { rows } = await sql<{ review: OwnReview }>`
    select ${ownReview} as review from review r
    where r.id = ${id}::uuid and r.customer_id = ${customerId}::uuid`.execute(db)
  return rows[0] && revived(rows[0].review)
}

/** Instants that came as JSON. */
const revived = (review: OwnReview): OwnReview => ({
  ...review,
  written_at: new Date(review.written_at),
  replied_at: review.replied_at && new Date(review.replied_at),
})
