import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Makes a sheet that jobs of a station share; answers its id. */
export async function insertPool(
  tx: Db,
  { stationId, sheets, staffId }: { readonly stationId: number; readonly sheets: number; readonly staffId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into job_pool (station_id, sheets, made_by) values (${stationId}, ${sheets}, ${staffId}::uuid)
    returning id`.execute(tx)
  if (!rows[0]) throw new TypeError('a sheet was not written')
  return rows[0].id
}

/**
 * Holds the orders of jobs until the transaction ends, always in the same order, so that two who work with the same jobs
 * wait for each other and not both for ever.
 */
export const lockOrdersOfJobs = (tx: Db, codes: readonly string[]) =>
  sql`
    select from customer_order o where o.id in (select order_id from print_job where code = any(${codes}::text[]))
    order by o.id for no key update of o`.execute(tx)

/** The codes of the jobs on a sheet. */
export async function findPooled(tx: Db, poolId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from print_job where pool_id = ${poolId}::uuid order by code`.execute(tx)
  return rows.map(({ code }) => code)
}
