import { z } from 'zod'
import { Id, PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { PhotoQuery, ReviewsAnswer, ReviewsQuery } from '#contract/reviews/review.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta, succeed } from '../success.ts'
import { PHOTO_FILE, sendPhoto } from './photo-answer.ts'
import { presentReview } from './review.presenter.ts'
import type { ReviewServices } from './review-services.ts'

/** A review may be withdrawn, so browsers and proxies cache its photos only briefly. */
const SHOWN_FOR = 'public, max-age=3600'

/** The published reviews of products. */
export function publishedReviewRoutes(api: ApiServer, { reviews }: ReviewServices): void {
  const list = {
    ...routeSchema('reviews', 'The reviews of a product', ReviewsAnswer),
    params: z.strictObject({ id: Id }),
    querystring: ReviewsQuery,
  }
  api.get('/products/:id/reviews', { schema: list, config: PUBLIC }, async (request) => {
    const { page, perPage, sort } = request.query
    const paging = { sort, limit: perPage, offset: (page - 1) * perPage }
    const found = await reviews.list(Number(request.params.id), paging)
    if (!found) throw notFound('product')
    const { average, count, stars } = found.summary
    return {
      ...succeed(languageOf(request.headers['accept-language']), found.reviews.map(presentReview)),
      meta: { ...pageMeta(request.query, count), summary: { count, average, stars: [...stars] } },
    }
  })

  const photo = {
    tags: ['reviews'],
    summary: 'A photo of a published review',
    params: z.strictObject({ id: PrivateId }),
    querystring: PhotoQuery,
    response: { 200: PHOTO_FILE, default: ProblemAnswer },
  }
  api.get('/reviews/photos/:id', { schema: photo, config: PUBLIC }, async (request, reply) => {
    const found = await reviews.openPhoto(request.params.id, request.query.size)
    if (!found) throw notFound('review')
    return sendPhoto(reply, found, SHOWN_FOR)
  })
}
