import type { ApiOptions } from '#api/app.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { createQuestionService } from '#services/reviews/question.service.ts'
import { createReviewService } from '#services/reviews/review.service.ts'
import type { ReviewParts } from '#services/reviews/review.service.ts'

/** Puts together what the calls of reviews and questions call. */
export function createReviewServices(parts: ReviewParts & { readonly limits: Pick<RateLimits, 'take'> }) {
  const reviews: ApiOptions['reviews'] = {
    reviews: createReviewService(parts),
    questions: createQuestionService(parts),
    limits: parts.limits,
  }
  return reviews
}
