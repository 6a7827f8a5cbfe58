import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { ORDER_WORKERS } from '#domain/orders/desk/note-writers.ts'

type Person = { readonly id: string; readonly name: string }

/** A row of `staff` that may be the assignee of an order: a person who works here now, opens orders and works on them. */
export const MAY_TAKE_ORDERS = sql<boolean>`
  status = 'ACTIVE' and 'orders.view' = any(staff_permissions(id)) and staff_permissions(id) && ${ORDER_WORKERS}::text[]`

/** Everyone who may be the assignee of an order, by their names. */
export const findAssignees = (db: Db): Promise<Person[]> =>
  db.selectFrom('staff').select(['id', 'name']).where(MAY_TAKE_ORDERS).orderBy('name').execute()

/** Locks a person until the transaction ends, so that no one is deactivated while an order is assigned to them. */
export async function lockAssignee(tx: Db, staffId: string): Promise<void> {
  await sql`select from staff where id = ${staffId}::uuid for share`.execute(tx)
}

/** Whether a person may be the assignee of an order. */
export const isAssignee = async (tx: Db, staffId: string): Promise<boolean> =>
  (await tx.selectFrom('staff').select('id').where('id', '=', staffId).where(MAY_TAKE_ORDERS).execute()).length > 0
