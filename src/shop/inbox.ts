import { createInboxService } from '#services/inbox/inbox.service.ts'
import type { InboxOptions } from '#services/inbox/inbox.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { createNewsletterService } from '#services/newsletter/newsletter.service.ts'

export interface InboxParts extends InboxOptions {
  readonly publicUrl: string
  readonly limits: RateLimits
}

/** Puts together what the calls of forms and of the newsletter call. */
export const createInboxServices = ({ publicUrl, limits, ...options }: InboxParts) => ({
  inbox: createInboxService(options),
  newsletter: createNewsletterService({ ...options, publicUrl }),
  limits,
  publicUrl,
})
