import type { Db } from '#db/connection.ts'

/**
 * A request to buy, as its sender named it by the header `Idempotency-Key`. A key is stored for 30 days, apart from what the request
 * made: that is an order or only an attempt to pay one, and the same key with another body is refused. Requests that always make
 * exactly one row need no key of their own, because that row has their id: moves of print jobs and debit notes.
 */
export type RequestKey = {
  readonly customerId: string
  readonly key: string
  readonly route: string
  readonly bodyHash: Buffer
}

/**
 * Claims a key for a request in its transaction; false when it was used before. While another request with the same key
 * is under way this waits for its end.
 */
export async function claimKey(
  tx: Db,
  { customerId, key, route, bodyHash }: RequestKey,
  done: { readonly orderId: string; readonly attemptId?: string },
) {
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({
      customer_id: customerId,
      key,
      route,
      body_hash: bodyHash,
      order_id: done.orderId,
      attempt_id: done.attemptId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** What a key was used for. */
export const findKey = (db: Db, customerId: string, key: string) =>
  db
    .selectFrom('idempotency_key')
    .select(['route', 'body_hash', 'order_id', 'attempt_id'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst()

/** Forgets keys that were claimed before an instant. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
