import { createSessionService } from '#services/sessions/session.service.ts'
import { accounts } from '#services/customers/account.service.ts'
import type { TestDatabase } from '../test-database.ts'

let count = 0

/** Opens an account and signs in; answers the access token. */
export async function fuzzCustomer({ pool, db }: Pick<TestDatabase, 'pool' | 'db'>, secret: string): Promise<string> {
  const sessions = createSessionService({ pool, db, secret })
  const email = `fuzz-${(count += 1)}@shop.example`
  return db.transaction().execute(async (tx) => {
    const customerId = await accounts.open(tx, {
      firstName: 'Fuzz',
      lastName: '',
      birthDate: null,
      gender: null,
      language: 'en',
      googleSub: null,
      wantsBlogUpdates: false,
      source: 'signup',
      identifiers: [{ kind: 'email', value: email, key: email, isVerified: true }],
    })
    const tokens = await sessions.open(tx, customerId, { name: 'fuzz', userAgent: '' }, 'code')
    return tokens.accessToken
  })
}
