import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { OrderReviewsAnswer, PhotoQuery } from '#contract/reviews/review.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { notFound } from '../refusal.ts'
import { PHOTO_FILE, sendPhoto } from './photo-answer.ts'
import { presentOwnReview } from './review.presenter.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import type { ReviewServices } from './review-services.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }

/** A customer's own reviews. */
export function ownReviewRoutes(api: ApiServer, { reviews }: ReviewServices): void {
  const ofOrder = {
    ...customerSchema(
      'reviews',
      'List the products of an order that can be reviewed, with their reviews',
      OrderReviewsAnswer,
    ),
    ...ID,
  }
  route(
    api,
    { method: 'GET', path: '/carts/profile/:id/reviews', access: forCustomer('order'), schema: ofOrder },
    async ({ params, actor }) => {
      const lines = await reviews.ofOrder(actor.customerId, params.id)
      if (!lines) return err(notFound('order'))
      return lines.map(({ position, product_id: product, review }) => ({
        position,
        product: String(product),
        review: review && presentOwnReview(review),
      }))
    },
  )

  const withdraw = { ...customerSchema('reviews', 'Delete the customer’s own review', DoneAnswer), ...ID }
  route(
    api,
    { method: 'DELETE', path: '/reviews/:id', access: forCustomer('review'), schema: withdraw },
    async ({ params, actor }) => {
      const isGone = await reviews.withdraw({ customerId: actor.customerId, id: params.id })
      if (!isGone) return err(notFound('review'))
      return withMessage('review_withdrawn')
    },
  )

  const photo = {
    tags: ['reviews'],
    summary: 'Get a photo of the customer’s own review, published or not',
    params: z.strictObject({ id: PrivateId, photo: PrivateId }),
    querystring: PhotoQuery,
    response: { 200: PHOTO_FILE, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'GET', path: '/reviews/:id/photos/:photo', access: forCustomer('review'), schema: photo },
    async ({ params, query, actor, reply }) => {
      const { id: reviewId, photo: photoId } = params
      const { customerId } = actor
      const found = await reviews.openOwnPhoto({ customerId, reviewId, photoId }, query.size)
      if (!found) return err(notFound('review'))
      return sendPhoto(reply, found, 'no-store')
    },
  )
}
