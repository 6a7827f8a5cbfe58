import type { Db } from '#db/connection.ts'
import type { TaxEnvironment } from '#db/schema/invoices.ts'

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

export type UnitIdentity = {
  readonly environment: TaxEnvironment
  readonly serial_number: string
  readonly invoice_types: '1100' | '0100'
}

/** Stores what the first step of onboarding gave, so that it can go on without another one-time password. */
export async function savePending(db: Db, id: number, identity: UnitIdentity, pending: Buffer): Promise<void> {
  await db
    .updateTable('invoice_unit')
    .set({ ...identity, pending_credentials: pending })
    .where('id', '=', id)
    .execute()
}

/** Puts a certificate into force; every process notices by its version. */
export async function saveCredentials(
  db: Db,
  id: number,
  given: UnitIdentity & { readonly credentials: Buffer; readonly expires_at: Date },
): Promise<void> {
  await db
    .updateTable('invoice_unit')
    .set((eb) => ({ ...given, pending_credentials: null, login_refused_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
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
