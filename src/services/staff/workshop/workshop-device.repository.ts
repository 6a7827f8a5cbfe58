import { TABLET_DAYS } from '#domain/staff/tablet.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { PIN } from '#domain/staff/workshop-pin.ts'

/** A tablet of the workshop with the station that it is paired with. */
export type DeviceRow = {
  readonly id: string
  readonly name: string
  readonly station_id: number
  readonly station: LocalizedText
  readonly created_at: Date
  readonly pairing_until: Date
  readonly paired_at: Date | null
  readonly expires_at: Date | null
  readonly seen_at: Date | null
}

const devices = (db: Db) =>
  db
    .selectFrom('workshop_device as device')
    .innerJoin('station', 'station.id', 'device.station_id')
    .where('device.revoked_at', 'is', null)
    .select(['device.id', 'device.name', 'device.station_id', 'station.name as station', 'device.created_at'])
    .select(['device.pairing_until', 'device.paired_at', 'device.expires_at', 'device.seen_at'])

/** Tablets that are paired, or wait for it. */
export const findDevices = (db: Db): Promise<DeviceRow[]> =>
  devices(db)
    .where((of) =>
      of.or([
        of('device.expires_at', '>', sql<Date>`now()`),
        of.and([of('device.paired_at', 'is', null), of('device.pairing_until', '>', sql<Date>`now()`)]),
      ]),
    )
    .orderBy('device.created_at')
    .orderBy('device.id')
    .execute()

/** The tablet of a cookie, while it is paired; notes that it was used. */
export async function findPairedDevice(db: Db, tokenHash: Buffer): Promise<DeviceRow | undefined> {
  const device = await devices(db)
    .where('device.token_hash', '=', tokenHash)
    .where('device.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (device) {
    await db
      .updateTable('workshop_device')
      .set({ seen_at: sql<Date>`now()` })
      .where('id', '=', device.id)
      .where((of) => of.or([of('seen_at', 'is', null), of('seen_at', '<', sql<Date>`now() - interval '1 minute'`)]))
      .execute()
  }
  return device
}

type NewDevice = {
  readonly name: string
  readonly stationId: number
  readonly pairingHash: Buffer
  readonly createdBy: string
}

/** Adds a tablet that waits ten minutes for its pairing; undefined when there is no such station. */
export async function insertDevice(tx: Db, device: NewDevice): Promise<{ id: string; until: Date } | undefined> {
  const { rows } = await sql<{ id: string; until: Date }>`
    insert into workshop_device (name, station_id, pairing_hash, pairing_until, created_by)
    select ${device.name}, id, ${device.pairingHash}, now() + interval '10 minutes', ${device.createdBy}::uuid
    from station where id = ${device.stationId} and is_active
    returning id, pairing_until as until`.execute(tx)
  return rows[0]
}

/** Pairs the tablet that a link is for, once, for as long as tablets stay paired; undefined when the link is over. */
export const pairDevice = (
  tx: Db,
  pairingHash: Buffer,
  tokenHash: Buffer,
): Promise<{ id: string; created_by: string; expires_at: Date | null } | undefined> =>
  tx
    .updateTable('workshop_device')
    .set({
      pairing_hash: null,
      token_hash: tokenHash,
      paired_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${TABLET_DAYS}::int)`,
    })
    .where('pairing_hash', '=', pairingHash)
    .where('pairing_until', '>', sql<Date>`now()`)
    .where('revoked_at', 'is', null)
    .returning(['id', 'created_by', 'expires_at'])
    .executeTakeFirst()

/** Ends a tablet; undefined when there is none, or it has ended. */
export const revokeDevice = (tx: Db, id: string): Promise<{ name: string } | undefined> =>
  tx
    .updateTable('workshop_device')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()

/** Stores a person's PIN in the place of any other. */
export async function putPin(tx: Db, staffId: string, pinHash: string): Promise<void> {
  const row = { pin_hash: pinHash, wrong: 0, set_at: sql<Date>`now()` }
  await tx
    .insertInto('staff_pin')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute()
}

/** Takes the PIN from a person; false when they have none. */
export const deletePin = async (tx: Db, staffId: string): Promise<boolean> =>
  (await tx.deleteFrom('staff_pin').where('staff_id', '=', staffId).returning('staff_id').executeTakeFirst()) !==
  undefined

/** A person who has a PIN, and what they may do now. */
export type PinHolder = {
  readonly id: string
  readonly name: string
  readonly pin_hash: string
  readonly permissions: string[]
}

const holders = (db: Db) =>
  db
    .selectFrom('staff_pin as pin')
    .innerJoin('staff', 'staff.id', 'pin.staff_id')
    .where('staff.status', '=', 'ACTIVE')
    .where('pin.wrong', '<', PIN.mostWrong)
    .select(['staff.id', 'staff.name', 'pin.pin_hash'])
    .select(sql<string[]>`staff_permissions(staff.id)`.as('permissions'))

/** Active people with a PIN that still opens something. */
export const findPinHolders = (db: Db): Promise<PinHolder[]> => holders(db).orderBy('staff.name').limit(200).execute()

export const findPinHolder = (db: Db, staffId: string): Promise<PinHolder | undefined> =>
  holders(db).where('staff.id', '=', staffId).executeTakeFirst()

export const hasPin = async (db: Db, staffId: string): Promise<boolean> =>
  (await db.selectFrom('staff_pin').select('staff_id').where('staff_id', '=', staffId).executeTakeFirst()) !== undefined

/** Counts a wrong PIN, or forgets those before a right one. */
export async function countPin(db: Db, staffId: string, isRight: boolean): Promise<void> {
  await db
    .updateTable('staff_pin')
    .set({ wrong: isRight ? 0 : sql<number>`least(wrong + 1, ${PIN.mostWrong})` })
    .where('staff_id', '=', staffId)
    .execute()
}
