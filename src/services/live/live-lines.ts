import { randomBytes } from 'node:crypto'
import type { Permission } from '#domain/staff/permissions.ts'

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

/** Events that a browser may have missed and is still sent one by one. */
const REMEMBERED = 1_000

/** What one needs to be allowed to hear of these kinds; of others everyone in the office hears. */
const NEEDED: Readonly<Record<string, Permission>> = {
  order: 'orders.view',
  staff: 'staff.view',
  role: 'staff.view',
  station: 'production.view',
  route: 'production.view',
  job: 'production.view',
  device: 'production.decide',
}

/** The open lines of a process, and the events that went over them last. */
export function createLiveLines() {
  const epoch = randomBytes(6).toString('base64url')
  const listeners = new Map<LiveListener, ReadonlySet<Permission>>()
  const events: LiveEvent[] = []
  let count = 0
  const newest = (): string => `${epoch}-${count}`

  /** What came after a place; that something was missed when it is not known, or of another process. */
  const after = (lastId: string): readonly LiveEvent[] => {
    const [, of, place] = /^(.+)-(\d+)$/.exec(lastId) ?? []
    const missing = count - Number(place)
    if (of !== epoch || missing < 0 || missing > events.length) return [{ id: newest(), thing: 'missed' }]
    return missing === 0 ? [] : events.slice(-missing)
  }

  return {
    newest,

    publish: (thing: LiveEvent['thing']): void => {
      count += 1
      const event = { id: newest(), thing }
      events.push(event)
      if (events.length > REMEMBERED) events.shift()
      for (const [listener, permissions] of listeners) if (mayHear(permissions, thing)) listener.send(event)
    },

    /** Adds a line and sends what came after `lastId`. Answers how to remove it. */
    add: (listener: LiveListener, lastId: string | undefined): (() => void) => {
      listeners.set(listener, listener.permissions)
      for (const event of lastId === undefined ? [] : after(lastId)) {
        if (mayHear(listener.permissions, event.thing)) listener.send(event)
      }
      return () => void listeners.delete(listener)
    },

    isEmpty: (): boolean => listeners.size === 0,

    sessions: (): string[] => [...new Set([...listeners.keys()].map(({ sessionId }) => sessionId))],

    /** Ends the lines of all sessions but these, and remembers what their people may do now. */
    retain: (permissionsOf: ReadonlyMap<string, ReadonlySet<Permission>>): void => {
      for (const listener of listeners.keys()) {
        const permissions = permissionsOf.get(listener.sessionId)
        if (permissions) listeners.set(listener, permissions)
        else listener.end()
      }
    },
  }
}

const mayHear = (permissions: ReadonlySet<Permission>, thing: LiveEvent['thing']): boolean => {
  const needed = thing === 'missed' ? undefined : NEEDED[thing.kind]
  return needed === undefined || permissions.has(needed)
}
