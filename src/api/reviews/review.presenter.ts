import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { QuestionService } from '#services/reviews/question.service.ts'
import type { ReviewService } from '#services/reviews/review.service.ts'

type PublishedReview = NonNullable<Awaited<ReturnType<ReviewService['list']>>>['reviews'][number]
type OwnReview = NonNullable<Awaited<ReturnType<ReviewService['find']>>>
type PublishedQuestion = NonNullable<Awaited<ReturnType<QuestionService['list']>>>['questions'][number]

const replyOf = ({ reply, replied_at: at }: { readonly reply: string | null; readonly replied_at: Date | null }) =>
  reply === null || at === null ? null : { text: reply, at: riyadhTimestamp(at) }

/** A published review: the contract's Review. */
export const presentReview = (review: PublishedReview) => ({
  id: review.id,
  author: review.author_name,
  rating: review.rating,
  text: review.body,
  writtenAt: riyadhTimestamp(review.written_at),
  photos: review.photos.map(({ id, width, height }) => ({
    id,
    href: `/api/reviews/photos/${id}`,
    small: `/api/reviews/photos/${id}?size=small`,
    width,
    height,
  })),
  reply: replyOf(review),
})

/** One's own review: the contract's OwnReview. */
export const presentOwnReview = (review: OwnReview) => ({
  id: review.id,
  rating: review.rating,
  text: review.body,
  status: review.status,
  rejection: review.rejection,
  writtenAt: riyadhTimestamp(review.written_at),
  photos: [...review.photos],
  reply: replyOf(review),
})

/** An answered question: the contract's Question. */
export const presentQuestion = (question: PublishedQuestion) => ({
  id: question.id,
  author: question.author_name,
  text: question.body,
  askedAt: riyadhTimestamp(question.asked_at),
  answer: question.answer,
  answeredAt: riyadhTimestamp(question.answered_at),
})
