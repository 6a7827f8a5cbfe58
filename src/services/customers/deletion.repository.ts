import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Plans the end of an account; undefined when it is planned already. */
export const insertDeletion = (tx: Db, customerId: string, graceDays: number): Promise<{ due_at: Date } | undefined> =>
  tx
    .insertInto('deletion_request')
    .values({ customer_id: customerId, due_at: sql<Date>`now() + make_interval(hours => ${graceDays * 24}::int)` })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('due_at')
    .executeTakeFirst()

/** Takes a deletion back; false when none was planned. */
export const removeDeletion = async (tx: Db, customerId: string): Promise<boolean> =>
  (await tx
    .deleteFrom('deletion_request')
    .where('customer_id', '=', customerId)
    .returning('customer_id')
    .executeTakeFirst()) !== undefined

/** Accounts whose time has come, those that wait longest first. */
export const findDue = async (db: Db, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('deletion_request')
      .select('customer_id')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(limit)
      .execute()
  ).map(({ customer_id: id }) => id)

/** Deletes a customer with all that is theirs, if it is still to be deleted. */
export const deleteDueCustomer = async (tx: Db, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('customer')
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (select from deletion_request d where d.customer_id = customer.id and d.due_at <= now())`,
    )
    .returning('id')
    .executeTakeFirst()) !== undefined
