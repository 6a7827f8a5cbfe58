import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentRow } from './order-list.presenter.ts'

type Lists = OfficeServices['orders']['lists']
type Queue = Awaited<ReturnType<Lists['queues']>>[number]
type Compared = Awaited<ReturnType<Lists['compared']>>
type QueueReader = { readonly language: Language; readonly today: IsoDate; readonly isMine: boolean }

/** A queue with its first orders, as a person of the staff sees it. */
export const presentQueue = (
  { name, group, total, isTotalExact, oldest, first }: Queue,
  staff: StaffActor,
  { language, today, isMine }: QueueReader,
) => ({
  name,
  group,
  count: total,
  isExact: isTotalExact,
  oldest: oldest && riyadhTimestamp(oldest),
  query: isMine ? `needs=${name}&assignee=me` : `needs=${name}`,
  first: first.map((row) => ({
    ...presentRow(row, staff, { language, today }),
    since: riyadhTimestamp(row.since),
  })),
})

/** What was ordered today, and on the same day a week before. */
export const presentCompared = (compared: Compared) => ({
  orders: compared.orders,
  money: compared.money,
  ordersThen: compared.orders_then,
  moneyThen: compared.money_then,
})
