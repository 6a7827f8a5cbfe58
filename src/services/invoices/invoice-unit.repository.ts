import type { Db } from '#db/connection.ts'

/** A unit as it is registered. */
export const findUnit = (db: Db, id: number) =>
  db.selectFrom('invoice_unit').selectAll().where('id', '=', id).executeTakeFirst()

/** Every unit, by its number. */
export const findUnits = (db: Db) => db.selectFrom('invoice_unit').selectAll().orderBy('id').execute()

/** Makes a unit known to the shop. */
export async function addUnit(db: Db, id: number): Promise<void> {
  await db
    .insertInto('invoice_unit')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that the authority refused the unit's login, or that it takes it again. */
export async function noteLogin(db: Db, id: number, refusedAt: Date | null): Promise<void> {
  await db
    .updateTable('invoice_unit')
    .set({ login_refused_at: refusedAt })
    .where('id', '=', id)
    .where('login_refused_at', refusedAt === null ? 'is not' : 'is', null)
    .execute()
}
