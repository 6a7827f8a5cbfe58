import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'

export type NewSubscriber = {
  readonly email: string
  readonly emailKey: string
  readonly language: Language
  readonly source: 'footer' | 'blog' | 'signup' | 'checkout'
  readonly token: string
}

/** Subscribes an address, also one that had left; undefined when it is subscribed already. */
export const subscribeAddress = (
  tx: Db,
  { email, emailKey, language, source, token }: NewSubscriber,
): Promise<{ id: number; consent_at: Date } | undefined> =>
  tx
    .insertInto('newsletter_subscriber')
    .values({ email, email_key: emailKey, language, source, token })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({
          email,
          language,
          source,
          token,
          status: 'SUBSCRIBED',
          consent_at: sql`now()`,
          unsubscribed_at: null,
        })
        .where('newsletter_subscriber.status', '=', 'UNSUBSCRIBED'),
    )
    .returning(['id', 'consent_at'])
    .executeTakeFirst()

/** Ends the subscription with that token; false when there is none. Ending it again changes nothing. */
export const unsubscribeToken = async (db: Db, token: string): Promise<boolean> =>
  (await db
    .updateTable('newsletter_subscriber')
    .set((eb) => ({
      status: 'UNSUBSCRIBED' as const,
      unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.fn<Date>('now')),
    }))
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst()) !== undefined
