import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Payments whose provider must still hear that the goods have left and may be asked now; the longest due first. */
export const findDueCaptures = (db: Db, limit: number) =>
  db
    .selectFrom('payment')
    .innerJoin('customer_order as o', 'o.id', 'payment.order_id')
    .select(['payment.id', 'payment.gateway_id', 'payment.captured', 'payment.refunded', 'payment.provider'])
    .select(['o.carrier', 'o.tracking_number', 'o.moved_at'])
    .where('payment.capture_due', '=', true)
    .where('payment.purpose', '=', 'ORDER')
    .where('o.status', 'in', ['ON_THE_WAY', 'DELIVERED', 'COMPLETED'])
    .where(sql<boolean>`payment.captured > payment.refunded`)
    .where(sql<boolean>`(payment.capture_next_at is null or payment.capture_next_at <= now())`)
    .orderBy(sql`payment.capture_next_at nulls first`)
    .limit(limit)
    .execute()

/** Notes that the provider has captured the money. */
export async function markCaptured(db: Db, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ capture_due: false }).where('id', '=', paymentId).execute()
}

/** Five minutes after the first failure, twice as long after each further one, a day at most. */
const NEXT_TRY = sql<Date>`now() + least(interval '5 minutes' * power(2, least(capture_tries, 12)), interval '1 day')`

/** Puts a capture that failed off. With `isRefused`, true for the first refusal of the payment and never again. */
export async function putCaptureOff(db: Db, paymentId: string, isRefused: boolean): Promise<boolean> {
  const off = db
    .updateTable('payment')
    .set({ capture_tries: sql<number>`least(capture_tries + 1, 1000)`, capture_next_at: NEXT_TRY })
    .where('id', '=', paymentId)
  if (!isRefused) {
    await off.execute()
    return false
  }
  const first = await off
    .set({ capture_refused_at: sql<Date>`now()` })
    .where('capture_refused_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!first) await off.execute()
  return first !== undefined
}
