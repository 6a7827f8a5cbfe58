import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import {
  addWorkingDays,
  isWorkingDay,
  nextCutOff,
  readyBy,
  urgentDays,
  urgentReadyBy,
  type WorkCalendar,
} from '../calendar/ready-by.ts'
import { riyadhDate, riyadhInstant } from '../calendar/riyadh-time.ts'
import { HOUR_MS } from '../calendar/time-spans.ts'

/** Until when a file must be here, and the day that the order is ready then. */
export type SendBy = { readonly sendBy: Date; readonly ready: IsoDate }

/** What a file that is sent before the next cut-off keeps: production begins on the day of that cut-off. */
export function sendByNow(
  now: Date,
  { productionDays, urgent }: { readonly productionDays: number; readonly urgent: boolean },
  calendar: WorkCalendar,
): SendBy {
  const ready = urgent ? urgentReadyBy : readyBy
  return { sendBy: nextCutOff(now, calendar), ready: ready(now, productionDays, calendar) }
}

/** Until when an answer keeps the day of an order, and the day of a later answer. */
export type AnswerBy = SendBy & { readonly otherwise: IsoDate }

/** What an answer before the next cut-off keeps: the day agreed, or the first day that is possible by now. */
export function answerByNow(
  now: Date,
  line: { readonly productionDays: number; readonly urgent: boolean; readonly readyBy: IsoDate },
  calendar: WorkCalendar,
): AnswerBy {
  const { sendBy, ready } = sendByNow(now, line, calendar)
  const day = ready > line.readyBy ? ready : line.readyBy
  return { sendBy, ready: day, otherwise: addWorkingDays(day, 1, calendar) }
}

/** What a line waits for its customer for. Twin of the check in SQL. */
export const WAIT_CAUSES = ['FILE', 'CHANGE', 'CONFIRM', 'TICK', 'PROOF'] as const

export type WaitCause = (typeof WAIT_CAUSES)[number]

/** A time in which production of a line could not begin because its customer was waited for. */
export type CustomerWait = { readonly from: Date; readonly until: Date; readonly cause: WaitCause }

/** A line of an order: how long it takes, and when it waited. */
export type WaitingLine = { readonly productionDays: number; readonly waits: readonly CustomerWait[] }

/** A cut-off at which the day of an order moves by a working day, and why. */
export type DayMove = { readonly cutOff: IsoDate; readonly cause: WaitCause }

/**
 * The cut-offs at which the day of an order moves. Each line loses a working day at each cut-off that passes while the shop
 * waits for its customer, and none while the customer waits for the shop. Lines are made side by side: the order moves with
 * the line that is ready last, and a line that takes fewer days than another may wait so long without moving it.
 */
export function dayMoves(lines: readonly WaitingLine[], urgent: boolean, calendar: WorkCalendar): DayMove[] {
  const daysOf = ({ productionDays }: WaitingLine): number => (urgent ? urgentDays(productionDays) : productionDays)
  const longest = Math.max(0, ...lines.map(daysOf))
  const missed = lines.map((line) => ({ slack: longest - daysOf(line), cutOffs: missedCutOffs(line.waits, calendar) }))
  const days = [...new Set(missed.flatMap(({ cutOffs }) => [...cutOffs.keys()]))].toSorted()
  const lost = missed.map(() => 0)
  let moved = 0
  return days.flatMap((day) => {
    const cause = missed
      .map(({ slack, cutOffs }, line) => {
        const found = cutOffs.get(day)
        lost[line] = (lost[line] ?? 0) + (found ? 1 : 0)
        return found && (lost[line] ?? 0) - slack > moved ? found : undefined
      })
      .find((each) => each !== undefined)
    if (!cause) return []
    moved += 1
    return [{ cutOff: day, cause }]
  })
}

const missedCutOffs = (waits: readonly CustomerWait[], calendar: WorkCalendar): ReadonlyMap<IsoDate, WaitCause> =>
  new Map(waits.flatMap((wait) => cutOffDays(wait, calendar).map((day) => [day, wait.cause] as const)))

/** The working days whose cut-off passed in a time; the one at its very end counts, the one at its beginning does not. */
export function cutOffDays({ from, until }: Pick<CustomerWait, 'from' | 'until'>, calendar: WorkCalendar): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = riyadhDate(from); day <= riyadhDate(until); day = addDays(day, 1)) {
    const cutOff = riyadhInstant(day, calendar.cutOffHour)
    if (isWorkingDay(day, calendar) && cutOff > from && cutOff <= until) days.push(day)
  }
  return days
}

/** When a customer is reminded of a file or an answer that is waited for, in hours since the wait began. */
export const REMINDER_HOURS = [24, 72, 168] as const
/** After so many days the customer chooses: send the file, have it designed, or get the money back. */
export const CHOICE_AFTER_DAYS = 15

/** The number of the step that offers the choice, after the reminders. */
export const CHOICE_STEP = REMINDER_HOURS.length + 1

export type ReminderStep = { readonly kind: 'REMIND'; readonly number: 1 | 2 | 3 } | { readonly kind: 'CHOOSE' }

/** What is due to a customer who has been waited for since an instant and was sent `sent` steps so far. */
export function reminderDue(since: Date, sent: number, now: Date): ReminderStep | undefined {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS
  if (sent < CHOICE_STEP && hours >= CHOICE_AFTER_DAYS * 24) return { kind: 'CHOOSE' }
  const due = REMINDER_HOURS.filter((limit) => hours >= limit).length
  return due > sent && due <= 3 ? { kind: 'REMIND', number: due as 1 | 2 | 3 } : undefined
}
