import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** What of an order may be reviewed. Without tags, as everything that belongs to who is signed in. */
export const orderReviewsQuery = (orderId: string) =>
  apiQuery(`/api/carts/profile/${encodeURIComponent(orderId)}/reviews`, { tags: [] })

export type ReviewableLine = AnswerOf<'/api/carts/profile/{id}/reviews'>['data'][number]
export type OwnReview = NonNullable<ReviewableLine['review']>
