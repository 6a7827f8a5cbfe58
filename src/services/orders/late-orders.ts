import type { Db } from '#db/connection.ts'
import { addDays } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { workingDayFrom } from '#domain/calendar/ready-by.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { bindsUntil, isTooLate } from '#domain/orders/lateness.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { BY_COMMAND } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { traceOrder } from './desk/trace-order.ts'
import type { TraceParts } from './desk/trace-order.ts'
import { notifyCustomer } from './order-messages.ts'
import type { MessageParts } from './order-messages.ts'
import { lockOrder, promiseDay } from './order.repository.ts'

export interface LateOrderParts extends MessageParts, TraceParts {
  readonly db: Db
  readonly now: () => Date
  readonly policy: () => WorkCalendar
}

export type LateError =
  | {
      readonly code:
        | 'orders/unknown'
        /** It is not being made: it waits for its money, has left, or has ended. */
        | 'orders/not-in-work'
        /** The day is over, or not later than the agreed one. */
        | 'orders/not-later'
        /** That day is promised already. */
        | 'orders/same-day'
        /** More than a year from now. */
        | 'orders/too-far'
    }
  /** The workshop does not work on that day; it does on the next one. */
  | { readonly code: 'orders/closed-day'; readonly next: IsoDate }

/** No day further from today is promised: it is a slip of the keyboard. */
const MOST_DAYS = 366

export type LateOrders = ReturnType<typeof createLateOrders>

/** Orders that take longer than was promised. */
export const createLateOrders = (parts: LateOrderParts) => ({
  /** Promises another day, with the reason; the customer is notified once per change, with the right to cancel. */
  postpone: (
    number: number,
    day: IsoDate,
    reason: string,
    author: ChangeAuthor = BY_COMMAND,
  ): Promise<Result<void, LateError>> =>
    parts.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, { number })
      if (!order) return err({ code: 'orders/unknown' })
      if (order.status !== 'PENDING' && order.status !== 'PROCESSING') return err({ code: 'orders/not-in-work' })
      const now = parts.now()
      const today = riyadhDate(now)
      const agreedBy = order.agreed_by ?? order.ready_by
      if (order.ready_by === day) return err({ code: 'orders/same-day' })
      if (day > addDays(today, MOST_DAYS)) return err({ code: 'orders/too-far' })
      if (day <= agreedBy || day < today) return err({ code: 'orders/not-later' })
      const next = workingDayFrom(day, parts.policy())
      if (next !== day) return err({ code: 'orders/closed-day', next })
      const promised = await promiseDay(tx, order.id, { readyBy: day, agreedBy, reason })
      await notifyCustomer(tx, parts, promised, {
        news: 'late',
        occasion: String(now.getTime()),
        agreedBy,
        reason,
        bindsUntil: isTooLate({ agreedBy, readyBy: day }, today) ? null : bindsUntil(agreedBy),
      })
      const [before, after] = [{ readyBy: order.ready_by }, { readyBy: day }]
      await traceOrder(tx, parts, { author, action: 'order.postpone', order, before, after, reason })
      return ok(undefined)
    }),
})
