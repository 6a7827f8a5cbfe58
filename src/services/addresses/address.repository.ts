import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { AddressTable } from '#db/schema/customers.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

type Columns = Selectable<AddressTable>
export type AddressRow = Columns & {
  readonly region_name: LocalizedText
  readonly city_name: LocalizedText
  readonly district_name: LocalizedText | null
}
export type NewAddress = Omit<Insertable<AddressTable>, 'id' | 'customer_id' | 'created_at' | 'is_default'>

const addresses = (db: Db) =>
  db
    .selectFrom('address as a')
    .innerJoin('region as r', 'r.id', 'a.region_id')
    .innerJoin('city as c', 'c.id', 'a.city_id')
    .leftJoin('district as d', 'd.id', 'a.district_id')
    .selectAll('a')
    .select(['r.name as region_name', 'c.name as city_name', 'd.name as district_name'])

/** A customer's addresses, the default first, then the newest. */
export const findAddresses = (db: Db, customerId: string): Promise<AddressRow[]> =>
  addresses(db)
    .where('a.customer_id', '=', customerId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .execute()

/** An address, if it is this customer's. */
export const findAddress = (db: Db, customerId: string, id: string): Promise<AddressRow | undefined> =>
  addresses(db).where('a.customer_id', '=', customerId).where('a.id', '=', id).executeTakeFirst()

export const countAddresses = async (tx: Db, customerId: string): Promise<number> =>
  Number(
    (
      await tx
        .selectFrom('address')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
    ).count,
  )

export const insertAddress = async (tx: Db, customerId: string, address: NewAddress): Promise<string> =>
  (
    await tx
      .insertInto('address')
      .values({ ...address, customer_id: customerId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Changes an address, if it is this customer's. */
export async function updateAddress(tx: Db, customerId: string, id: string, address: NewAddress): Promise<void> {
  await tx.updateTable('address').set(address).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Removes an address, if it is this customer's; false when it is not. */
export const deleteAddress = async (tx: Db, customerId: string, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Makes one of a customer's addresses the default one; no other is from then on. */
export async function setDefault(tx: Db, customerId: string, id: string): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await tx
    .updateTable('address')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** The default address when there is one, else the newest; the one that should be the default. */
export const findHeir = (tx: Db, customerId: string): Promise<{ id: string; is_default: boolean } | undefined> =>
  tx
    .selectFrom('address')
    .select(['id', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy(sql`created_at desc, id`)
    .limit(1)
    .executeTakeFirst()
