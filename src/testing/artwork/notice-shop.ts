import { afterAll } from 'vitest'
import type { NoticeParts } from '#services/artwork/notice-parts.ts'
import { testCustomers } from '../customer-api.ts'
import { testDatabase } from '../test-database.ts'

/** A shop whose customers are informed of their files by mails of a template, for all tests of a file. */
export async function noticeShop(template: string, announce: (parts: NoticeParts) => Promise<number>) {
  const database = await testDatabase()
  const shop = await testCustomers(database)
  afterAll(async () => {
    await shop.app.close()
    await database.close()
  })
  const queue = { enqueue: async () => undefined }
  const announceAt = (now: Date): Promise<number> =>
    announce({ db: database.db, queue, publicUrl: 'https://shop.example', now: () => now })
  const mails = async (email: string) =>
    (
      await database.pool.query(
        'select subject, body_text from outbox_message where recipient = $1 and template = $2',
        [email, template],
      )
    ).rows
  return { database, shop, announceAt, mails }
}
