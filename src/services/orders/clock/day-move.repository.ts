import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WaitCause } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'

/** A move of the day of an order as it was written down. */
export type DayMoveRow = {
  readonly cut_off: IsoDate
  readonly cause: WaitCause
  readonly from_day: IsoDate
  readonly to_day: IsoDate
  readonly at: Date
}

/** Every move of the day of an order, in their order. */
export async function findDayMoves(db: Db, orderId: string): Promise<DayMoveRow[]> {
  const { rows } = await sql<DayMoveRow>`
    select cut_off, cause, from_day, to_day, at from ready_by_move where order_id = ${orderId}::uuid
    order by cut_off`.execute(db)
  return rows
}
