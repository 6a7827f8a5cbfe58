import { createSessionService } from '#services/sessions/session.service.ts'
import { accounts } from '#services/customers/account.service.ts'
import { insertBought } from '../orders/bought-order.ts'
import type { Bought } from '../orders/bought-order.ts'
import type { TestDatabase } from '../test-database.ts'
import type { Operation } from './openapi-document.ts'

let count = 0

/** A visitor to make calls as, and what they have. */
export type FuzzCustomer = { readonly token: string; readonly bought: Bought }

/** Opens an account with an order, as far as the operation needs it, and signs in. */
export async function fuzzCustomer(
  { pool, db }: Pick<TestDatabase, 'pool' | 'db'>,
  secret: string,
  { name }: Pick<Operation, 'name'>,
): Promise<FuzzCustomer> {
  const sessions = createSessionService({ pool, db, secret })
  const email = `fuzz-${(count += 1)}@shop.example`
  const token = await db.transaction().execute(async (tx) => {
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
  const status = /cancel-request/.test(name)
    ? 'PROCESSING'
    : /\/api\/payments/.test(name)
      ? 'AWAITING_PAYMENT'
      : 'PENDING'
  return { token, bought: await insertBought(pool, email, { status, total: 20_000 }) }
}
