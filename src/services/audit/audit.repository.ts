import type { Db } from '#db/connection.ts'

export type AuditRow = {
  readonly event: string
  readonly customer_id: string | null
  readonly session_id: string | null
  readonly network_hash: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

export async function insertEntry(tx: Db, { facts, ...row }: AuditRow): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({ ...row, facts: JSON.stringify(facts) })
    .execute()
}

/** What happened to a customer, newest first. */
export const findEntries = (
  db: Db,
  customerId: string,
): Promise<{ event: string; facts: Record<string, unknown>; recorded_at: Date }[]> =>
  db
    .selectFrom('audit_entry')
    .select(['event', 'facts', 'recorded_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()

export const hasEntry = async (db: Db, customerId: string, since: Date, events: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('audit_entry')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('recorded_at', '>=', since)
    .where('event', 'in', events)
    .limit(1)
    .executeTakeFirst()) !== undefined
