import type { AnswerOf } from '#contract/api-client.ts'
import type { ReviewSort } from '#domain/reviews/review.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

const path = (id: string) => `/api/products/${encodeURIComponent(id)}` as const

/** Shown at first; the rest is fetched when it is asked for. */
const FIRST = { reviews: 3, questions: 3 }
const PER_PAGE = 10
/** The API hands out no more at once, and few products have as many. */
const ALL_QUESTIONS = 50

/** The newest reviews of a product, and how it is rated. */
export const firstReviewsQuery = (id: string) =>
  apiQuery(`${path(id)}/reviews`, { query: { perPage: FIRST.reviews }, tags: [`product:${id}`] })

/** A page of all reviews of a product. */
export const reviewsQuery = (id: string, sort: ReviewSort, page: number) =>
  apiQuery(`${path(id)}/reviews`, { query: { sort, page, perPage: PER_PAGE }, tags: [`product:${id}`] })

/** The newest questions about a product with their answers. */
export const firstQuestionsQuery = (id: string) =>
  apiQuery(`${path(id)}/questions`, { query: { perPage: FIRST.questions }, tags: [`product:${id}`] })

/** As many as are shown when more are asked for. */
export const allQuestionsQuery = (id: string) =>
  apiQuery(`${path(id)}/questions`, { query: { perPage: ALL_QUESTIONS }, tags: [`product:${id}`] })

type ReviewsAnswer = AnswerOf<'/api/products/{id}/reviews'>
export type Review = ReviewsAnswer['data'][number]
export type ReviewSummary = ReviewsAnswer['meta']['summary']
export type Question = AnswerOf<'/api/products/{id}/questions'>['data'][number]
