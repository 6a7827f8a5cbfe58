import { err } from '#domain/result.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Id, PrivateId } from '#contract/envelope.ts'
import {
  ChangedReviewFields,
  ChangedReviewForm,
  NewReviewFields,
  NewReviewForm,
  OwnReviewAnswer,
} from '#contract/reviews/review.ts'
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#domain/reviews/review.ts'
import type { Result } from '#domain/result.ts'
import type { ReceivedFile } from '#services/files/receive-file.ts'
import type { ReviewError } from '#services/reviews/write-review.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { checkAllButBody, fileRefusal, FORM_LIMITS, readMultipart } from '../forms/multipart-form.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { drain, watchUpload } from '../forms/upload-watch.ts'
import { notFound, Refusal } from '../refusal.ts'
import { checked } from '../validation.ts'
import { presentOwnReview } from './review.presenter.ts'
import { route, withMessage } from '../route.ts'
import type { ReviewServices } from './review-services.ts'

/** All of a form together: refused by its announced length before it is read. */
const MAX_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + 64 * 1024
const LIMITS = { ...FORM_LIMITS, files: MAX_PHOTOS, fileSize: MAX_PHOTO_BYTES, fields: 8, parts: 16 }
const CONSUMES = ['multipart/form-data']
const UPLOADS = { takesUploads: true } as const

/** Writing and changing reviews: forms with photos, read while they arrive and only for who may send them. */
export async function reviewFormRoutes(api: ApiServer, services: ReviewServices): Promise<void> {
  const { reviews } = services
  api.setValidatorCompiler(checkAllButBody)
  await api.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })

  const add = {
    ...customerSchema('reviews', 'Review a product that was delivered, with photos', OwnReviewAnswer),
    params: z.strictObject({ id: Id }),
    consumes: CONSUMES,
    body: NewReviewForm,
  }
  route(
    api,
    { method: 'POST', path: '/products/:id/reviews', access: forCustomer('self'), config: UPLOADS, schema: add },
    async ({ params, actor, request }) => {
      const { customerId } = actor
      const productId = Number(params.id)
      if (!(await reviews.isDelivered(customerId, productId))) return err(new Refusal('NOT_DELIVERED'))
      return received(request, services, 'review_sent', (form, files) =>
        reviews.write({ ...checked(NewReviewFields, form), customerId, productId }, files),
      )
    },
  )

  const change = {
    ...customerSchema(
      'reviews',
      'Update the customer’s own review; it is published again after moderation',
      OwnReviewAnswer,
    ),
    params: z.strictObject({ id: PrivateId }),
    consumes: CONSUMES,
    body: ChangedReviewForm,
  }
  route(
    api,
    { method: 'PUT', path: '/reviews/:id', access: forCustomer('review'), config: UPLOADS, schema: change },
    async ({ params, actor, request }) => {
      const { customerId } = actor
      const { id } = params
      if (!(await reviews.find(customerId, id))) return err(notFound('review'))
      return received(request, services, 'review_changed', (form, files) => {
        const { keep = [], ...written } = checked(ChangedReviewFields, form)
        return reviews.change({ customerId, id }, { ...written, keep }, files)
      })
    },
  )
}

type Write = (form: Record<string, unknown>, files: ReceivedFile[]) => Promise<Result<string, ReviewError>>

/** Reads a form, writes the review and answers it. Whatever happens, no temporary file is left. */
async function received(
  request: FastifyRequest,
  { reviews, limits }: ReviewServices,
  sentence: 'review_sent' | 'review_changed',
  write: Write,
) {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw new Refusal('FILE_TOO_LARGE')
  const { customerId } = actorOf(request)
  await takeLimitOf(limits, 'review', customerId)
  const files: ReceivedFile[] = []
  const endWatch = watchUpload(request)
  try {
    const written = await write(await readMultipart(request, reviews.receiveFile, files), files)
    if (!written.ok) throw reviewRefusal(written.error)
    const review = await reviews.find(customerId, written.value)
    // Withdrawn on another device at the same moment.
    if (!review) throw notFound('review')
    return withMessage(sentence, presentOwnReview(review))
  } finally {
    endWatch()
    drain(request)
    for (const { spooled } of files) await spooled.discard()
  }
}

function reviewRefusal(error: ReviewError): Refusal {
  switch (error.code) {
    case 'reviews/unknown':
      return notFound('review')
    case 'reviews/not-delivered':
      return new Refusal('NOT_DELIVERED')
    case 'reviews/duplicate':
      return new Refusal('DUPLICATE')
    case 'reviews/too-many-photos':
      return new Refusal('TOO_MANY_FILES')
    default:
      return fileRefusal(error)
  }
}
