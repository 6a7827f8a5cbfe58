import type { Db } from '#db/connection.ts'
import { dayMoves } from '#domain/artwork/artwork-clock.ts'
import type { CustomerWait, DayMove, WaitingLine } from '#domain/artwork/artwork-clock.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { addWorkingDays, lastCutOff } from '#domain/calendar/ready-by.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import type { Alert } from '../../alert.ts'
import { sweepEach } from '../../sweep-each.ts'
import { notifyOfOrder } from '../order-messages.ts'
import type { MessageParts } from '../order-messages.ts'
import { lockOrder } from '../order.repository.ts'
import { countWaits, findOrdersToMove, moveDay } from './clock.repository.ts'
import type { LineWaits, NewDayMove } from './clock.repository.ts'
import { findDayMoves } from './day-move.repository.ts'

export interface ClockParts extends MessageParts {
  readonly db: Db
  readonly policy: () => WorkCalendar
  readonly alert: Alert
  readonly now: () => Date
}

/** Orders processed at once; the next minute goes on. */
const BATCH = 200

/**
 * Moves the day of each order whose customer was waited for at a cut-off, with a row for each cut-off. The customer is notified
 * of the first move of a wait; the reminders that follow say where it has got to. Calling it again, in several processes or
 * after days without any, changes nothing more. Answers how many orders moved.
 */
export async function moveDays(parts: ClockParts): Promise<number> {
  const now = parts.now()
  const due = await findOrdersToMove(parts.db, lastCutOff(now, parts.policy()), BATCH)
  return sweepEach(due, { sweep: 'artwork.clock', alert: parts.alert }, (id) => moveDayOf(parts, id, now))
}

const moveDayOf = (parts: ClockParts, id: string, now: Date): Promise<boolean> =>
  parts.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { id })
    if (!order || (order.status !== 'PENDING' && order.status !== 'PROCESSING')) return false
    const calendar = parts.policy()
    const lines = await countWaits(tx, id, now)
    const before = await findDayMoves(tx, id)
    const due = dayMoves(lines.map(waitingLine), order.urgent, calendar).filter(
      ({ cutOff }) => cutOff > (before.at(-1)?.cut_off ?? ''),
    )
    if (due.length === 0) return false
    const moves = chained(due, order.ready_by, calendar)
    const readyBy = moves.at(-1)?.to ?? order.ready_by
    const agreedBy = order.agreed_by && addWorkingDays(order.agreed_by, moves.length, calendar)
    await moveDay(tx, id, moves, { readyBy, agreedBy })
    await notifyOfMove(tx, parts, id, { lines, moves, from: order.ready_by })
    return true
  })

/** Each move from the day that the one before it led to. */
function chained(due: readonly DayMove[], day: IsoDate, calendar: WorkCalendar): NewDayMove[] {
  let from = day
  return due.map((move) => {
    const to = addWorkingDays(from, 1, calendar)
    const chain = { ...move, from, to }
    from = to
    return chain
  })
}

type Moved = { readonly lines: readonly LineWaits[]; readonly moves: readonly NewDayMove[]; readonly from: IsoDate }

/** Once for each time that the customer is waited for: the wait is the occasion. It may be over by now. */
async function notifyOfMove(tx: Db, parts: ClockParts, orderId: string, { lines, moves, from }: Moved): Promise<void> {
  const cause = moves.at(-1)?.cause
  const wait = lines.flatMap(({ waits }) => waits).findLast((each) => each.cause === cause)
  if (!cause || !wait) throw new Error('a day moved although no line waited')
  const { id, isOver } = wait
  await notifyOfOrder(tx, parts, orderId, { news: 'day-moved', occasion: String(id), cause, isOver, from })
}

const waitingLine = ({ production_days: productionDays, waits }: LineWaits): WaitingLine => ({
  productionDays,
  waits: waits.map(({ from, until, cause }): CustomerWait => ({ from: new Date(from), until: new Date(until), cause })),
})
