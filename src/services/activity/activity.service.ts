import type { Db } from '#db/connection.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { branchesOf } from '#domain/staff/activity-branches.ts'
import type { ActivityFilter, ActivityReader } from '#domain/staff/activity-branches.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { countActivity, findActivity } from './activity.repository.ts'
import type { ActivityRow } from './activity.repository.ts'

/** Where and when the changes happened that are asked for. */
export type ActivityRange = {
  readonly subject?: { readonly type: string; readonly id: string } | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** The change that the page before ended with. */
export type ActivityPlace = { readonly micros: number; readonly id: number }

export type ActivityPage = {
  readonly rows: readonly ActivityRow[]
  readonly total: number
  readonly isTotalExact: boolean
  /** Where the next page begins; null when there is none. */
  readonly next: ActivityPlace | null
}

export type Activity = ReturnType<typeof createActivity>

/** Changes that are read at once for a file. */
const BATCH = 1_000
/** Changes are counted up to here; beyond, a list says "10,000+". */
const MAX_COUNTED = 10_000

const EMPTY: ActivityPage = { rows: [], total: 0, isTotalExact: true, next: null }

/** What was changed in the shop, by whom: everything, or what a person may see of it. */
export const createActivity = ({ db }: { readonly db: Db }) => ({
  page: async (
    reader: ActivityReader,
    { by, actions, ...range }: ActivityFilter & ActivityRange,
    after: ActivityPlace | undefined,
  ): Promise<ActivityPage> => {
    const branches = branchesOf(reader, { by, actions })
    if (branches.length === 0) return EMPTY
    const [found, count] = await Promise.all([
      findActivity(db, branches, range, { after, limit: ROWS_PER_PAGE + 1 }),
      countActivity(db, branches, range, MAX_COUNTED + 1),
    ])
    const rows = found.slice(0, ROWS_PER_PAGE)
    const last = found.length > ROWS_PER_PAGE ? rows.at(-1) : undefined
    return {
      rows,
      total: Math.min(count, MAX_COUNTED),
      isTotalExact: count <= MAX_COUNTED,
      next: last ? { micros: last.micros, id: last.id } : null,
    }
  },

  /** Every such change, the newest first, some at a time. */
  each: async function* (
    reader: ActivityReader,
    { by, actions, ...range }: ActivityFilter & ActivityRange,
  ): AsyncGenerator<readonly ActivityRow[]> {
    const branches = branchesOf(reader, { by, actions })
    if (branches.length === 0) return
    let after: ActivityPlace | undefined
    do {
      const rows = await findActivity(db, branches, range, { after, limit: BATCH })
      if (rows.length > 0) yield rows
      const last = rows.length < BATCH ? undefined : rows.at(-1)
      after = last && { micros: last.micros, id: last.id }
    } while (after)
  },

  /** How many there are, counted up to `most`. */
  count: async (reader: ActivityReader, filter: ActivityFilter & ActivityRange, most: number): Promise<number> => {
    const { by, actions, ...range } = filter
    const branches = branchesOf(reader, { by, actions })
    return branches.length === 0 ? 0 : countActivity(db, branches, range, most)
  },
})
