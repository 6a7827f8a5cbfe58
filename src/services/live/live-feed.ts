import { z } from 'zod'
import type { Db } from '#db/connection.ts'
import { createLiveLines } from './live-lines.ts'
import type { LiveListener } from './live-lines.ts'
import { findLiveSessions } from './live.repository.ts'
import { createOrderLog } from './order-log.ts'

/** The channel on which the database announces what staff changes. Twin of 0065_live_office.sql. */
export const OFFICE_CHANNEL = 'office_changed'

export interface LiveFeedOptions {
  readonly db: Db
  /** Lists the orders that were placed or moved, before their browsers ask for the lists. */
  readonly follow: () => Promise<void>
  readonly warn: (facts: object, sentence: string) => void
}

export type LiveFeed = ReturnType<typeof createLiveFeed>

/** How often the logs are read while a line is open: with the check of sessions less than one statement a second. */
const READ_MS = 1_200
const CHECK_MS = 20_000

const Announced = z.union([
  z.strictObject({ kind: z.literal('access') }),
  z.strictObject({ kind: z.string(), id: z.string(), by: z.string().nullable() }),
])

/** Passes to every open line what staff and the shop change. */
export function createLiveFeed({ db, follow, warn }: LiveFeedOptions) {
  const lines = createLiveLines()
  const log = createOrderLog({ db, now: () => Date.now() })
  let timer: NodeJS.Timeout | undefined
  let checkedAt = 0

  const checkSessions = async (): Promise<void> => {
    checkedAt = Date.now()
    const live = await findLiveSessions(db, lines.sessions())
    lines.retain(new Map(live.map(({ id, permissions }) => [id, new Set(permissions)])))
  }

  const readLog = async (): Promise<void> => {
    const orders = await log.read()
    if (orders.length === 0) return
    await follow()
    if (orders === 'missed') return lines.publish('missed')
    for (const id of orders) lines.publish({ kind: 'order', id, by: null })
  }

  const tick = async (): Promise<void> => {
    try {
      if (Date.now() - checkedAt >= CHECK_MS) await checkSessions()
      await readLog()
    } catch (error) {
      // The database is away for a while: the next turn reads what was missed.
      warn({ err: error }, 'changes could not be read for the office')
    }
    timer = lines.isEmpty() ? undefined : setTimeout(() => void tick(), READ_MS).unref()
  }

  return {
    newest: lines.newest,

    /** Opens a line and sends what came after `lastId`. Answers how to close it. */
    listen: (listener: LiveListener, lastId: string | undefined): (() => void) => {
      const leave = lines.add(listener, lastId)
      if (!timer) {
        checkedAt = Date.now()
        timer = setTimeout(() => void tick(), 0).unref()
      }
      return leave
    },

    /** Takes what the database announced. */
    announced: (payload: string): void => {
      const announced = Announced.parse(JSON.parse(payload))
      if ('id' in announced) lines.publish(announced)
      else if (!lines.isEmpty())
        checkSessions().catch((error: unknown) => warn({ err: error }, 'open lines could not be checked'))
    },

    /** Announcements were lost: everything may have changed, also who may listen. */
    missed: (): void => {
      lines.publish('missed')
      checkedAt = 0
    },

    /** Closes every line, as a stopping process does. */
    close: (): void => {
      lines.retain(new Map())
      clearTimeout(timer)
    },
  }
}
