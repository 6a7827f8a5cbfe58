import { z } from 'zod'
import { MAX_PHOTOS, MAX_REVIEW_LETTERS, REJECTIONS, REVIEW_SORTS, REVIEW_STATUSES } from '#domain/reviews/review.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { listSuccess, PageMeta, PrivateId, success } from '../envelope.ts'
import { neededField, optionalField, requiredText } from '../inbox/form-field.ts'
import { Instant } from '../instant.ts'
import { pagingQuery } from '../paging-query.ts'

export const ReviewsQuery = pagingQuery(10).extend({ sort: z.enum(REVIEW_SORTS).default('newest') })

/** Where a photo is, in its own size and small; sizes of the large one in pixels. */
const ReviewPhoto = z
  .strictObject({ id: PrivateId, href: z.string(), small: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'ReviewPhoto' })

/** A review as it is published: by a customer who has received the product, and read by the shop before. */
export const Review = z
  .strictObject({
    id: PrivateId,
    author: z.string().describe('A first name and an initial'),
    rating: z.int().min(1).max(5),
    text: z.string(),
    writtenAt: Instant,
    photos: z.array(ReviewPhoto),
    reply: z.strictObject({ text: z.string(), at: Instant }).nullable().describe('What the shop answers'),
  })
  .meta({ id: 'Review' })

const Summary = z
  .strictObject({
    count: z.int().min(0),
    average: z.number().min(1).max(5).nullable().describe('With one decimal; null without reviews'),
    stars: z.array(z.int().min(0)).length(5).describe('How many gave one star, two, and so on'),
  })
  .meta({ id: 'ReviewSummary' })

export const ReviewsAnswer = listSuccess(Review, PageMeta.extend({ summary: Summary }))

const rating = () =>
  neededField(
    (text) => {
      const stars = wholeNumberFrom(text)
      return stars !== undefined && stars >= 1 && stars <= 5
        ? { ok: true, value: stars }
        : { ok: false, error: 'not_an_option' }
    },
    { enum: ['1', '2', '3', '4', '5'] },
  )

const text = () => requiredText({ maxLength: MAX_REVIEW_LETTERS, multiline: true }, 'required')

/** A new review, as the fields of a form: of one line of a delivered order. */
export const NewReviewFields = z.strictObject({
  order: PrivateId,
  position: neededField(
    (written) => {
      const position = wholeNumberFrom(written)
      return position !== undefined && position <= 999 ? { ok: true, value: position } : { ok: false, error: 'invalid' }
    },
    { pattern: '^[0-9]{1,3}$' },
  ).describe('Which line of the order'),
  rating: rating(),
  text: text(),
})

/** A changed review; photos that `keep` does not name are removed. */
export const ChangedReviewFields = z.strictObject({
  rating: rating(),
  text: text(),
  keep: optionalField(readIds, 'invalid', { pattern: '^[0-9a-f,-]*$', maxLength: 200 }).describe(
    'Ids of photos that stay, with commas between',
  ),
})

const attachments = z
  .array(z.string().meta({ format: 'binary' }))
  .max(MAX_PHOTOS)
  .optional()
  .describe('Photos: JPEG, PNG, WebP or AVIF, at most 10 MB each')

/** The forms as they are sent: the fields, and photos that the server judges by their content. */
export const NewReviewForm = NewReviewFields.extend({ attachments })
export const ChangedReviewForm = ChangedReviewFields.extend({ attachments })

/** One's own review with where it stands. */
const OwnReview = z
  .strictObject({
    id: PrivateId,
    rating: z.int().min(1).max(5),
    text: z.string(),
    status: z.enum(REVIEW_STATUSES),
    rejection: z.enum(REJECTIONS).nullable().describe('Why it is not shown'),
    writtenAt: Instant,
    photos: z.array(ReviewPhoto.pick({ id: true, width: true, height: true })),
    reply: z.strictObject({ text: z.string(), at: Instant }).nullable(),
  })
  .meta({ id: 'OwnReview' })

export const OwnReviewAnswer = success(OwnReview)

/** The lines of an order that may be reviewed, each with its review. */
export const OrderReviewsAnswer = success(
  z.array(z.strictObject({ position: z.int(), product: z.string(), review: OwnReview.nullable() })),
)

export const PhotoQuery = z.strictObject({ size: z.enum(['full', 'small']).default('full') })

function readIds(written: string): readonly string[] | undefined {
  const ids = written.split(',').filter((id) => id !== '')
  return ids.length <= MAX_PHOTOS && ids.every((id) => PrivateId.safeParse(id).success) ? ids : undefined
}
