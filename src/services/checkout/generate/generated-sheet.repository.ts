import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { SheetJob } from '#domain/production/shared-sheet.ts'

/** A made-up job that waits at the press. */
export type SheetJobRow = SheetJob & { readonly id: string; readonly station_id: number }

/** The jobs of the round that could share a sheet, those that are due first. */
export async function findSheetJobs(tx: Db): Promise<SheetJobRow[]> {
  const { rows } = await sql<SheetJobRow>`
    select j.id, j.station_id, j.quantity, j.material::text as material, json_build_object('method', p.method,
      'sides', p.sides, 'finish', p.finish::text, 'piece',
      json_build_object('width', p.width_mm, 'height', p.height_mm, 'bleed', p.bleed_mm)) as print
    from made_order o
    join print_job j on j.order_id = o.id and j.state = 'QUEUED' and j.material is not null
    join print_piece p on p.line_id = j.line_id and p.width_mm is not null
    join station s on s.id = j.station_id and s.kind = 'PRINT'
    left join order_desk d on d.order_id = o.id
    where o.status = 'PROCESSING' and d.hold_reason is null
    order by j.due, j.code`.execute(tx)
  return rows
}

type NewSheet = { readonly stationId: number; readonly ids: readonly string[]; readonly copies: number }

/** Puts jobs on a sheet, in the name of who prints. */
export async function insertSheet(tx: Db, { stationId, ids, copies }: NewSheet): Promise<void> {
  await sql`
    with printer as (select id from made_staff where role = 'production' limit 1),
    sheet as (
      insert into job_pool (station_id, sheets, made_by) select ${stationId}, ${copies}, id from printer returning id),
    joined as (
      update print_job set pool_id = sheet.id, last_move = 'pool', version = version + 1
      from sheet where print_job.id = any(${ids}::uuid[]) returning print_job.*)
    insert into print_job_event (job_id, staff_id, move, from_station, to_station, from_state, to_state, version, quantity)
    select joined.id, printer.id, 'pool', station_id, station_id, state, state, version, quantity
    from joined cross join printer`.execute(tx)
}
