import type { Db } from '#db/connection.ts'
import { claimKey, findKey } from './idempotency.repository.ts'
import type { RequestKey } from './idempotency.repository.ts'

export type { RequestKey }

type Used = NonNullable<Awaited<ReturnType<typeof findKey>>>

/** What a request's key was used for before: undefined for a new one, 'other' when that was another request. */
export async function usedKey(
  db: Db,
  { customerId, key, route, bodyHash }: RequestKey,
): Promise<Used | 'other' | undefined> {
  const used = await findKey(db, customerId, key)
  return used && (used.route === route && used.body_hash.equals(bodyHash) ? used : 'other')
}

/** Notes what a request's key is used for. Call it while the customer is held, after `usedKey` found nothing. */
export async function useKey(
  tx: Db,
  request: RequestKey,
  done: { readonly orderId: string; readonly attemptId?: string },
): Promise<void> {
  if (!(await claimKey(tx, request, done))) throw new TypeError('a key was used while its customer was held')
}
