import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import type { SortPlace } from '#domain/orders/desk/order-cursor.ts'
import { readCursor, writeCursor } from '#domain/orders/desk/order-cursor.ts'
import { QUEUES, queuesOf } from '#domain/orders/desk/queues.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'
import type { OrderFilter, OrderSort } from '#domain/orders/desk/order-filter.ts'
import { dayCapacity } from '#domain/production/day-capacity.ts'
import { earliestDays } from '#domain/production/station-load.ts'
import { invoiceNumber, termsQuery } from '#domain/orders/desk/order-terms.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { isAssignee, lockAssignee } from './assignee.repository.ts'
import { findChoices } from './list-choices.repository.ts'
import { findCapable, findCompared, findPromised } from './today.repository.ts'
import type { Compared } from './today.repository.ts'
import { PROMISED_DAYS, promisedDays } from './promised-days.ts'
import type { OrderQuery } from './order-conditions.repository.ts'
import { countListed, findNumbers, findPage, findRows } from './order-page.repository.ts'
import { findFileRows } from './file-row.repository.ts'
import type { FileRow } from './file-row.repository.ts'
import { readQueues } from './queue.repository.ts'
import type { ListedRow } from './order-page.repository.ts'
import type { OrderListing } from './order-listing.ts'

/** Who reads a list. */
export type Reader = { readonly staffId: string; readonly permissions: ReadonlySet<Permission> }

export type ListRequest = {
  readonly filter: OrderFilter
  readonly sort: OrderSort
  /** Where the page before ended. */
  readonly cursor?: string | undefined
}

export type OrderPage = {
  readonly rows: readonly ListedRow[]
  readonly total: number
  /** False when there are more than are counted. */
  readonly isTotalExact: boolean
  readonly next: string | null
}

export interface OrderListParts {
  readonly db: Db
  readonly listing: Pick<OrderListing, 'followIfOld'>
  readonly policy: () => WorkCalendar
  readonly now: () => Date
}

/** An order of a queue, with since when it waits in it. */
type WaitingRow = ListedRow & { readonly since: Date }

/** What waits for a decision, or for the customer. */
export type Queue = {
  readonly name: QueueName
  readonly group: (typeof QUEUES)[QueueName]['group']
  readonly total: number
  readonly isTotalExact: boolean
  readonly oldest: Date | null
  readonly first: readonly WaitingRow[]
}

export type { FileRow }

export type OrderLists = ReturnType<typeof createOrderLists>

/** Orders that are shown while one types. */
const FOUND = 8
/** Of so many that are found the newest are met soon by walking back from the last order. */
const MANY_FOUND = 2_000
/** Rows that are shown of a queue. */
const FIRST = 3

/** Orders are counted up to here; beyond, a list says "10,000+". */
export const MAX_COUNTED = 10_000

const EMPTY: OrderPage = { rows: [], total: 0, isTotalExact: true, next: null }

/** Orders as the office lists them, and what of them waits for a decision. */
export function createOrderLists({ db, listing, policy, now }: OrderListParts) {
  const scopeOf = ({ staffId }: Reader) => ({ staffId, ...daysOf(now(), policy()) })
  const queryOf = (reader: Reader, filter: OrderFilter): OrderQuery | undefined => {
    const { text } = filter
    if (text === undefined) return { ...scopeOf(reader), filter, terms: undefined }
    const terms = termsQuery(text, reader.permissions.has('contact.view'))
    const invoice = reader.permissions.has('invoices.view') ? invoiceNumber(text) : undefined
    return terms === undefined ? undefined : { ...scopeOf(reader), filter, terms, invoice }
  }
  return {
    /** A page of orders, with how many there are of them. */
    page: async (
      reader: Reader,
      { filter, sort, cursor }: ListRequest,
    ): Promise<Result<OrderPage, { readonly code: 'orders/cursor' }>> => {
      const after = cursor === undefined ? ok(undefined) : readCursor(sort, cursor)
      if (!after.ok) return after
      const query = queryOf(reader, filter)
      if (!query) return ok(EMPTY)
      await listing.followIfOld()
      const found = await findPage(db, query, {
        sort,
        after: after.value,
        limit: ROWS_PER_PAGE + 1,
        most: MAX_COUNTED + 1,
      })
      const { count } = found
      const rows = found.rows.slice(0, ROWS_PER_PAGE)
      const last = found.rows.length > ROWS_PER_PAGE ? rows.at(-1) : undefined
      return ok({
        rows,
        ...countedUp(count),
        next: last ? writeCursor(sort, { key: last.sort_key, number: last.number }) : null,
      })
    },

    ...foundOrders({ db, listing, queryOf }),

    /**
     * What waits for this person's decision: the queues of their rights, those of the oldest orders first in each. `isMine`
     * leaves out what is not given to them.
     */
    queues: async (reader: Reader, { isMine = false } = {}): Promise<readonly Queue[]> => {
      await listing.followIfOld()
      const names = queuesOf(reader.permissions)
      const counted = await readQueues(db, scopeOf(reader), names, { most: MAX_COUNTED + 1, first: FIRST, isMine })
      const rows = await findRows(db, [...new Set(counted.flatMap(({ longest }) => longest.map(({ id }) => id)))])
      return counted.map(({ name, count, longest }) => ({
        name,
        group: QUEUES[name].group,
        oldest: longest[0] ? new Date(longest[0].since) : null,
        ...countedUp(count),
        first: longest.flatMap(({ id, since }) => {
          const row = rows.get(id)
          return row ? [{ ...row, since: new Date(since) }] : []
        }),
      }))
    },

    ...aroundLists({ db, policy, now }),
  }
}

const daysOf = (now: Date, calendar: WorkCalendar) => {
  const today = riyadhDate(now)
  return { today, earliest: earliestDays(today, calendar) }
}

type FoundParts = Pick<OrderListParts, 'db' | 'listing'> & {
  readonly queryOf: (reader: Reader, filter: OrderFilter) => OrderQuery | undefined
}

/** Orders that a file reads at a time: about a megabyte. */
const BATCH = 2_500

type From = { readonly sort: OrderSort; readonly after: SortPlace | undefined }

async function nextBatch(db: Db, query: OrderQuery, from: From) {
  const rows = await findFileRows(db, query, { ...from, limit: BATCH })
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  return { rows, next: last && { key: last.sort_key, number: last.number } }
}

const foundOrders = ({ db, listing, queryOf }: FoundParts) => ({
  /** Every order that the filter names, some at a time, in the order asked for. */
  each: async function* (
    reader: Reader,
    { filter, sort }: Omit<ListRequest, 'cursor'>,
  ): AsyncGenerator<readonly FileRow[]> {
    const query = queryOf(reader, filter)
    if (!query) return
    await listing.followIfOld()
    let after: SortPlace | undefined
    do {
      const { rows, next } = await nextBatch(db, query, { sort, after })
      if (rows.length > 0) yield rows
      after = next
    } while (after)
  },

  /** Some orders that the filter names, behind a place in the order asked for, and where they end if there may be more. */
  batch: async (
    reader: Reader,
    { filter, sort }: Omit<ListRequest, 'cursor'>,
    after: SortPlace | undefined,
  ): Promise<{ readonly rows: readonly FileRow[]; readonly next: SortPlace | undefined }> => {
    const query = queryOf(reader, filter)
    if (!query) return { rows: [], next: undefined }
    await listing.followIfOld()
    return nextBatch(db, query, { sort, after })
  },

  /** How many orders there are, counted up to `most`. */
  count: async (reader: Reader, filter: OrderFilter, most: number): Promise<number> => {
    const query = queryOf(reader, filter)
    return query ? countListed(db, query, most) : 0
  },

  /** The newest orders that are found by what was typed. */
  find: async (reader: Reader, text: string): Promise<readonly ListedRow[]> => {
    const query = queryOf(reader, { text })
    if (!query) return []
    await listing.followIfOld()
    return (await findPage(db, query, { sort: '-placed', after: undefined, limit: FOUND, most: MANY_FOUND })).rows
  },

  /** The numbers of orders, the newest first; of those that the filter names at most `limit`. */
  numbers: async (reader: Reader, filter: OrderFilter, limit: number): Promise<readonly number[]> => {
    const query = queryOf(reader, filter)
    if (!query) return []
    await listing.followIfOld()
    return findNumbers(db, query, limit)
  },
})

const aroundLists = ({ db, policy, now }: Omit<OrderListParts, 'listing'>) => ({
  /** What the filters can be set to. */
  choices: () => findChoices(db),

  /** Whether a person may be the assignee of orders, until the transaction ends. */
  isAssignee: async (tx: Db, staffId: string): Promise<boolean> => {
    await lockAssignee(tx, staffId)
    return isAssignee(tx, staffId)
  },

  /** What is late, then what was promised day by day. */
  promised: async () => {
    const today = riyadhDate(now())
    return promisedDays(today, policy(), await findPromised(db, today, PROMISED_DAYS))
  },

  /** Jobs that the workshop makes in a day; null while that is not set. */
  capacity: async () => dayCapacity(await findCapable(db)),

  /** Placed and paid today, and on the same day of the week before until the same time. */
  compared: (): Promise<Compared> => findCompared(db),
})

const countedUp = (count: number) => ({ total: Math.min(count, MAX_COUNTED), isTotalExact: count <= MAX_COUNTED })
