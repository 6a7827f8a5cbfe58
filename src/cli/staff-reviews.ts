import { pino } from 'pino'
import type { Config } from '#config'
import { openJobs } from '#jobs/open-jobs.ts'
import { createAuditLog } from '#services/audit/audit-log.ts'
import type { OpenShop } from '#services/catalog-import/open-shop.ts'
import { createReviewModeration } from '#services/reviews/moderation.service.ts'
import type { ReviewModeration } from '#services/reviews/moderation.service.ts'
import { createQuestionModeration } from '#services/reviews/question.service.ts'
import { withShop } from './command.ts'

/** What staff does with reviews and questions. */
export interface StaffReviews {
  readonly shop: OpenShop
  readonly reviews: ReviewModeration
  readonly questions: ReturnType<typeof createQuestionModeration>
}

/** Opens the shop for staff, does the work, and closes it. Messages are sent by jobs of the running shop. */
export const withStaffReviews = (config: Config, work: (staff: StaffReviews) => Promise<number>): Promise<number> =>
  withShop(config, async (shop) => {
    const { db, pool } = shop
    const jobs = await openJobs({ pool, logger: pino({ level: 'warn' }, pino.destination(2)), isWorker: false })
    const audit = createAuditLog(config.secret)
    const publicUrl = config.http.publicUrl
    try {
      return await work({
        shop,
        reviews: createReviewModeration({ db, audit }),
        questions: createQuestionModeration({ db, queue: jobs.queue, audit, publicUrl }),
      })
    } finally {
      await jobs.close()
    }
  })

/** A line of a list: texts of customers on one line, so that they cannot look like another entry. */
export const onOneLine = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll(/\s+/gu, ' ')).join('\t')
