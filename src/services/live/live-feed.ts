import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#db/connection.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { findLiveSessions } from './live.repository.ts'
import { createOrderLog } from './order-log.ts'

/** The channel on which the database announces what staff changes. Twin of 0065_live_office.sql. */
export const OFFICE_CHANNEL = 'office_changed'

/** What changed: only its kind and id. The browser asks for it again, with the rights of its person. */
export type ChangedThing = {
  readonly kind: string
  readonly id: string
  /** Who of the staff changed it; null for customers, jobs and commands. */
  readonly by: string | null
}

/** A change with its place in this process's row of them; `missed`: some are not known, everything may have changed. */
export type LiveEvent = { readonly id: string; readonly thing: ChangedThing | 'missed' }

/** An open line to a browser. */
export interface LiveListener {
  readonly sessionId: string
  readonly permissions: ReadonlySet<Permission>
  readonly send: (event: LiveEvent) => void
  /** Ends the line: its session is over. */
  readonly end: () => void
}

export interface LiveFeedOptions {
  readonly db: Db
  /** Lists the orders that were placed or moved, before their browsers ask for the lists. */
  readonly follow: () => Promise<void>
  readonly warn: (facts: object, sentence: string) => void
}

export type LiveFeed = ReturnType<typeof createLiveFeed>

/** How often the logs are read while a line is open: with the check of sessions less than one statement a second. */
const READ_MS = 1_100
const CHECK_MS = 20_000
/** Events that a browser may have missed and still gets one by one. */
const REMEMBERED = 1_000

/** What one needs to be allowed to hear of these kinds; of others everyone in the office hears. */
const NEEDED: Readonly<Record<string, Permission>> = {
  order: 'orders.view',
  staff: 'staff.view',
  role: 'staff.view',
  station: 'production.view',
  route: 'production.view',
  printJob: 'production.view',
}

const Announced = z.union([
  z.strictObject({ kind: z.literal('access') }),
  z.strictObject({ kind: z.string(), id: z.string(), by: z.string().nullable() }),
])

/** Passes to every open line what staff and the shop change. */
export function createLiveFeed({ db, follow, warn }: LiveFeedOptions) {
  const epoch = randomBytes(6).toString('base64url')
  const listeners = new Map<LiveListener, ReadonlySet<Permission>>()
  const events: LiveEvent[] = []
  const log = createOrderLog({ db, now: () => Date.now() })
  let count = 0
  let timer: NodeJS.Timeout | undefined
  let checkedAt = 0

  const publish = (thing: LiveEvent['thing']): void => {
    count += 1
    const event = { id: `${epoch}-${count}`, thing }
    events.push(event)
    if (events.length > REMEMBERED) events.shift()
    for (const [listener, permissions] of listeners) if (mayHear(permissions, thing)) listener.send(event)
  }

  const checkSessions = async (): Promise<void> => {
    checkedAt = Date.now()
    const live = await findLiveSessions(db, [...new Set([...listeners.keys()].map(({ sessionId }) => sessionId))])
    const permissionsOf = new Map(live.map(({ id, permissions }) => [id, new Set(permissions)]))
    for (const listener of listeners.keys()) {
      const permissions = permissionsOf.get(listener.sessionId)
      if (permissions) listeners.set(listener, permissions)
      else listener.end()
    }
  }

  const readLog = async (): Promise<void> => {
    const orders = await log.read()
    if (orders.length === 0) return
    await follow()
    if (orders === 'missed') return publish('missed')
    for (const id of orders) publish({ kind: 'order', id, by: null })
  }

  const tick = async (): Promise<void> => {
    try {
      if (Date.now() - checkedAt >= CHECK_MS) await checkSessions()
      await readLog()
    } catch (error) {
      // The database is away for a while: the next turn reads what was missed.
      warn({ err: error }, 'the office could not be told what changed')
    }
    timer = listeners.size > 0 ? setTimeout(() => void tick(), READ_MS).unref() : undefined
  }

  return {
    /** Opens a line and sends what came after `lastId`. Answers how to close it. */
    listen: (listener: LiveListener, lastId: string | undefined): (() => void) => {
      listeners.set(listener, listener.permissions)
      for (const event of eventsAfter(events, { epoch, count }, lastId)) {
        if (mayHear(listener.permissions, event.thing)) listener.send(event)
      }
      if (!timer) {
        checkedAt = Date.now()
        timer = setTimeout(() => void tick(), 0).unref()
      }
      return () => void listeners.delete(listener)
    },

    /** The place of the newest event. */
    newest: (): string => `${epoch}-${count}`,

    /** Takes what the database announced. */
    announced: (payload: string): void => {
      const announced = Announced.parse(JSON.parse(payload))
      if ('id' in announced) publish(announced)
      else if (listeners.size > 0) {
        checkSessions().catch((error: unknown) => warn({ err: error }, 'open lines could not be checked'))
      }
    },

    /** Announcements were lost: everything may have changed, also who may listen. */
    missed: (): void => {
      publish('missed')
      checkedAt = 0
    },

    /** Closes every line, as a stopping process does. */
    close: (): void => {
      for (const listener of listeners.keys()) listener.end()
      listeners.clear()
      clearTimeout(timer)
    },
  }
}

const mayHear = (permissions: ReadonlySet<Permission>, thing: LiveEvent['thing']): boolean => {
  const needed = thing === 'missed' ? undefined : NEEDED[thing.kind]
  return needed === undefined || permissions.has(needed)
}

/** What came after a place; that something was missed when it is not known, or of another process. */
function eventsAfter(
  events: readonly LiveEvent[],
  { epoch, count }: { readonly epoch: string; readonly count: number },
  lastId: string | undefined,
): readonly LiveEvent[] {
  if (lastId === undefined) return []
  const [of, place = ''] = [lastId.slice(0, lastId.lastIndexOf('-')), lastId.split('-').at(-1)]
  const missing = count - Number(place)
  if (of !== epoch || !/^\d+$/.test(place) || missing < 0 || missing > events.length)
    return [{ id: `${epoch}-${count}`, thing: 'missed' }]
  return missing === 0 ? [] : events.slice(-missing)
}
