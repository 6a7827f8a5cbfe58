import type { ApiServer } from '../api-server.ts'
import { refuseOtherSites } from '../own-pages.ts'
import { ownReviewRoutes } from './own-review.routes.ts'
import { answeredQuestionRoutes, askRoutes } from './question.routes.ts'
import { reviewFormRoutes } from './review-form.routes.ts'
import { publishedReviewRoutes } from './review.routes.ts'
import type { ReviewServices } from './review-services.ts'

/** The calls of reviews and questions. Those of customers are not for other sites. */
export async function reviewsRoutes(api: ApiServer, services: ReviewServices): Promise<void> {
  publishedReviewRoutes(api, services)
  answeredQuestionRoutes(api, services)
  await api.register(async (own: ApiServer) => {
    own.addHook('onRequest', refuseOtherSites(services.publicUrl))
    ownReviewRoutes(own, services)
    askRoutes(own, services)
    await own.register((uploads: ApiServer) => reviewFormRoutes(uploads, services))
  })
}
