import type { Db } from '#db/connection.ts'

/** What delivery costs where no city or district has its own tariff, in halalas; undefined when there is no such row. */
export const readDefaultTariff = async (db: Db): Promise<number | undefined> =>
  (
    await db
      .selectFrom('shipping_tariff')
      .select('price')
      .where('city_id', 'is', null)
      .where('district_id', 'is', null)
      .executeTakeFirst()
  )?.price

/** Every stored setting by its key. */
export async function readSettings(db: Db): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
