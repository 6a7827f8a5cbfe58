import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { QuestionService } from '#services/reviews/question.service.ts'
import type { ReviewService } from '#services/reviews/review.service.ts'

/** What the calls of reviews and questions call. */
export interface ReviewServices {
  readonly reviews: ReviewService
  readonly questions: QuestionService
  readonly limits: Pick<RateLimits, 'take'>
  readonly publicUrl: string
}
