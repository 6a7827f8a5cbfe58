import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { ORDER_WORKERS } from '#domain/orders/desk/note-writers.ts'

/** What the filters of the list can be set to: every city, and who works on orders here now. */
export const findChoices = async (db: Db) => {
  const [cities, assignees] = await Promise.all([
    db.selectFrom('city').select(['id', 'name']).orderBy('id').execute(),
    db
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`'orders.view' = any(staff_permissions(id))`)
      .where(sql<boolean>`staff_permissions(id) && ${ORDER_WORKERS}::text[]`)
      .orderBy('name')
      .execute(),
  ])
  return { cities, assignees }
}
