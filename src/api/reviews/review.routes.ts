import { z } from 'zod'
import { Id, PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { PhotoQuery, ReviewsAnswer, ReviewsQuery } from '#contract/reviews/review.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta } from '../success.ts'
import { PHOTO_FILE, sendPhoto } from './photo-answer.ts'
import { presentReview } from './review.presenter.ts'
import { err } from '#domain/result.ts'
import { listed, route } from '../route.ts'
import type { ReviewServices } from './review-services.ts'

/** A review may be withdrawn, so browsers and proxies cache its photos only briefly. */
const PUBLIC_CACHE = 'public, max-age=3600'

/** The published reviews of products. */
export function publishedReviewRoutes(api: ApiServer, { reviews }: ReviewServices): void {
  const list = {
    ...routeSchema('reviews', 'List the reviews of a product', ReviewsAnswer),
    params: z.strictObject({ id: Id }),
    querystring: ReviewsQuery,
  }
  route(
    api,
    { method: 'GET', path: '/products/:id/reviews', access: PUBLIC, schema: list },
    async ({ params, query }) => {
      const { page, perPage, sort } = query
      const paging = { sort, limit: perPage, offset: (page - 1) * perPage }
      const found = await reviews.list(Number(params.id), paging)
      if (!found) return err(notFound('product'))
      const { average, count, stars } = found.summary
      return listed(found.reviews.map(presentReview), {
        ...pageMeta(query, count),
        summary: { count, average, stars: [...stars] },
      })
    },
  )

  const photo = {
    tags: ['reviews'],
    summary: 'Get a photo of a published review',
    params: z.strictObject({ id: PrivateId }),
    querystring: PhotoQuery,
    response: { 200: PHOTO_FILE, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'GET', path: '/reviews/photos/:id', access: PUBLIC, schema: photo },
    async ({ params, query, reply }) => {
      const found = await reviews.openPhoto(params.id, query.size)
      if (!found) return err(notFound('review'))
      return sendPhoto(reply, found, PUBLIC_CACHE)
    },
  )
}
