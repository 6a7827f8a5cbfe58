import type { Db } from '#db/connection.ts'

/** Every stored setting by its key. */
export async function readSettings(db: Db): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
