import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { emailKey } from '#domain/contact/email.ts'
import type { Language } from '#domain/language.ts'
import { postMessages } from '#services/messages/outbox.ts'
import { newsletterWelcome } from '#services/messages/templates/newsletter-mail.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { subscribeAddress, unsubscribeToken } from './newsletter.repository.ts'
import type { NewSubscriber } from './newsletter.repository.ts'

export interface NewsletterOptions {
  readonly db: Db
  readonly queue: JobQueue
  /** Scheme and host that visitors use, for links in mail. */
  readonly publicUrl: string
}

export type Subscription = {
  readonly email: string
  readonly language: Language
  readonly source: NewSubscriber['source']
}

export interface NewsletterService {
  readonly subscribe: (subscription: Subscription) => Promise<'subscribed' | 'already-subscribed'>
  /** False when no subscription has this token. Unsubscribing twice is the same as once. */
  readonly unsubscribe: (token: string) => Promise<boolean>
}

/** Who wants the newsletter. Each subscription has a secret of its own, by which it can be ended without signing in. */
export function createNewsletterService({ db, queue, publicUrl }: NewsletterOptions): NewsletterService {
  return {
    subscribe: ({ email, language, source }) =>
      db.transaction().execute(async (tx) => {
        const token = randomBytes(32).toString('base64url')
        const added = await subscribeAddress(tx, { email, emailKey: emailKey(email), language, source, token })
        if (!added) return 'already-subscribed'
        const occasion = `${added.id}:${added.consent_at.toISOString()}`
        await postMessages(tx, queue, [newsletterWelcome({ email, language, token, occasion }, publicUrl)])
        return 'subscribed'
      }),
    unsubscribe: (token) => unsubscribeToken(db, token),
  }
}
