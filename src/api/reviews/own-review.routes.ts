import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { OrderReviewsAnswer, PhotoQuery } from '#contract/reviews/review.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import { PHOTO_FILE, sendPhoto } from './photo-answer.ts'
import { presentOwnReview } from './review.presenter.ts'
import type { ReviewServices } from './review-services.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }

/** A customer's own reviews. */
export function ownReviewRoutes(api: ApiServer, { reviews }: ReviewServices): void {
  const ofOrder = signedIn({
    ...customerSchema('reviews', 'What of an order may be reviewed, with the reviews', OrderReviewsAnswer),
    ...ID,
  })
  api.get('/carts/profile/:id/reviews', { schema: ofOrder, config: forCustomer('order') }, async (request) => {
    const lines = await reviews.ofOrder(actorOf(request).customerId, request.params.id)
    if (!lines) throw notFound('order')
    return succeed(
      languageOf(request.headers['accept-language']),
      lines.map(({ position, product_id: product, review }) => ({
        position,
        product: String(product),
        review: review && presentOwnReview(review),
      })),
    )
  })

  const withdraw = signedIn({ ...customerSchema('reviews', 'Delete one’s review', DoneAnswer), ...ID })
  api.delete('/reviews/:id', { schema: withdraw, config: forCustomer('review') }, async (request) => {
    const isGone = await reviews.withdraw({ customerId: actorOf(request).customerId, id: request.params.id })
    if (!isGone) throw notFound('review')
    return succeed(languageOf(request.headers['accept-language']), null, 'review_withdrawn')
  })

  const photo = signedIn({
    tags: ['reviews'],
    summary: 'A photo of one’s own review, published or not',
    params: z.strictObject({ id: PrivateId, photo: PrivateId }),
    querystring: PhotoQuery,
    response: { 200: PHOTO_FILE, default: ProblemAnswer },
  })
  api.get('/reviews/:id/photos/:photo', { schema: photo, config: forCustomer('review') }, async (request, reply) => {
    const { id: reviewId, photo: photoId } = request.params
    const { customerId } = actorOf(request)
    const found = await reviews.openOwnPhoto({ customerId, reviewId, photoId }, request.query.size)
    if (!found) throw notFound('review')
    return sendPhoto(reply, found, 'no-store')
  })
}
