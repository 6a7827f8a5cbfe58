import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { GatewayRefusal } from '#integrations/payments/gateway-refusal.ts'

const today = sql<Date>`(now() at time zone 'Asia/Riyadh')::date`

/** Counts a refusal among those of its day. */
export async function countRefusal(
  db: Db,
  { vendor, call, status, code }: Pick<GatewayRefusal, 'vendor' | 'call' | 'status' | 'code'>,
): Promise<void> {
  await db
    .insertInto('gateway_refusal')
    .values({ day: today, vendor, call: call.slice(0, 120), status: status ?? 0, code: code ?? '', times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'vendor', 'call', 'status', 'code']).doUpdateSet({
        times: sql<number>`gateway_refusal.times + 1`,
        last_at: sql<Date>`now()`,
      }),
    )
    .execute()
}

export type RefusalCount = {
  readonly vendor: string
  readonly call: string
  readonly status: number
  readonly code: string
  readonly times: number
}

/** The refusals of the last days, the most frequent first. */
export const findRefusals = (db: Db, days: number): Promise<RefusalCount[]> =>
  db
    .selectFrom('gateway_refusal')
    .select(['vendor', 'call', 'status', 'code', sql<number>`sum(times)::integer`.as('times')])
    .where('day', '>', sql<Date>`(now() at time zone 'Asia/Riyadh')::date - ${days}::integer`)
    .groupBy(['vendor', 'call', 'status', 'code'])
    .orderBy('times', 'desc')
    .limit(50)
    .execute()

/** Deletes the counts of old days. */
export async function deleteOldRefusals(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('gateway_refusal')
    .where('day', '<', sql<Date>`(now() at time zone 'Asia/Riyadh')::date - ${days}::integer`)
    .execute()
}
