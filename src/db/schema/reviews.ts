import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Rejection, ReviewStatus } from '#domain/reviews/review.ts'
import type { QuestionStatus } from '#domain/reviews/question.ts'
import type { Id } from './columns.ts'

export type ReviewTable = {
  id: Generated<string>
  number: Id
  product_id: number
  order_line_id: number | null
  customer_id: string | null
  is_demo: Generated<boolean>
  author_name: string
  rating: number
  body: string
  status: Generated<ReviewStatus>
  revision: Generated<number>
  rejection: Rejection | null
  reply: string | null
  replied_at: Date | null
  written_at: Generated<Date>
  moderated_at: Date | null
}

export type ReviewPhotoTable = {
  id: Generated<string>
  review_id: string
  position: number
  storage_key: string
  thumbnail_key: string
  width: number
  height: number
}

export type ProductQuestionTable = {
  id: Generated<string>
  number: Id
  product_id: number
  customer_id: string | null
  is_demo: Generated<boolean>
  author_name: string
  language: Language
  body: string
  status: Generated<QuestionStatus>
  answer: string | null
  asked_at: Generated<Date>
  moderated_at: Date | null
}
