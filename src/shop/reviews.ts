import type { AuditLog } from '#services/audit/audit-log.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { createReviewModeration } from '#services/reviews/moderation.service.ts'
import { createQuestionModeration, createQuestionService } from '#services/reviews/question.service.ts'
import { createReviewService } from '#services/reviews/review.service.ts'
import type { ReviewParts as WriterParts } from '#services/reviews/review.service.ts'

export interface ReviewParts extends WriterParts {
  readonly limits: Pick<RateLimits, 'take'>
  readonly queue: JobQueue
  readonly audit: AuditLog
  readonly publicUrl: string
}

/** Puts together what the calls and the commands of reviews and questions call. */
export const createReviewServices = ({ limits, queue, audit, publicUrl, ...parts }: ReviewParts) => ({
  api: { reviews: createReviewService(parts), questions: createQuestionService(parts), limits },
  moderation: createReviewModeration({ db: parts.db, audit }),
  questionModeration: createQuestionModeration({ db: parts.db, queue, audit, publicUrl }),
})
