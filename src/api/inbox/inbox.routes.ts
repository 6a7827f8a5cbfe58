import type { InboxService } from '#services/inbox/inbox.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { NewsletterService } from '#services/newsletter/newsletter.service.ts'
import type { ApiServer } from '../api-server.ts'
import { contactRoutes } from './contact.routes.ts'
import { acceptForms, answerFormError } from '../forms/form-post.ts'
import { refuseOtherSites } from '../own-pages.ts'
import { pageFailureRoutes } from './page-failure.routes.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { specialRequestRoutes } from './special-request.routes.ts'

export interface InboxRoutesOptions {
  readonly inbox: InboxService
  readonly newsletter: NewsletterService
  readonly limits: RateLimits
  /** The address visitors use: what their browsers name as the origin of our forms. */
  readonly publicUrl: string
}

/** What visitors send to the shop. In a scope of its own: only here are forms taken beside JSON. */
export const inboxRoutes =
  ({ inbox, newsletter, limits, publicUrl }: InboxRoutesOptions) =>
  async (api: ApiServer): Promise<void> => {
    await api.register(async (scope: ApiServer) => {
      scope.setErrorHandler(answerFormError)
      acceptForms(scope)
      scope.addHook('onRequest', refuseOtherSites(publicUrl))
      contactRoutes(scope, inbox, limits)
      newsletterRoutes(scope, newsletter, limits)
      pageFailureRoutes(scope, limits)
      await scope.register(async (inner: ApiServer) => specialRequestRoutes(inner, inbox, limits))
    })
  }
