import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Every address that is in the storage. */
export async function findAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('built_asset').select('address').execute()
  return rows.map(({ address }) => address)
}

/** Records that a build runs: its addresses are current, all others have retired, unless they had before. */
export async function recordBuild(db: Db, addresses: readonly string[], now: Date): Promise<void> {
  await sql`
    with current as (
      insert into built_asset (address) select unnest(${addresses}::text[])
      on conflict (address) do update set retired_at = null
    )
    update built_asset set retired_at = ${now} where retired_at is null and address <> all (${addresses}::text[])`.execute(
    db,
  )
}

/** Removes those that retired before, and answers them. */
export async function deleteRetired(db: Db, before: Date): Promise<string[]> {
  const rows = await db.deleteFrom('built_asset').where('retired_at', '<', before).returning('address').execute()
  return rows.map(({ address }) => address)
}
