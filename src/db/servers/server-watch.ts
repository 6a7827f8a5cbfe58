import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { breakOff, connectOnce } from '#db/connection.ts'

/**
 * What a server can do now: `READY` takes changes, `READ_ONLY` answers reads alone (a replica, or a leader that was
 * demoted), `SILENT` has not answered for a second, `AWAY` refuses connections or has been silent for longer.
 */
export type ServerState = 'READY' | 'READ_ONLY' | 'SILENT' | 'AWAY'

/** A heartbeat's answer: the state, and how far the server's write-ahead log is written or replayed (bytes). */
export interface Heartbeat {
  readonly state: 'READY' | 'READ_ONLY'
  readonly position: number
}

export interface ServerWatch {
  readonly state: () => ServerState
  /** Grows whenever connections made before may lead to a server that is gone or has changed its role. */
  readonly generation: () => number
  readonly close: () => Promise<void>
}

export interface WatchOptions {
  /** Called with each answer of the server. */
  readonly onHeartbeat?: (heartbeat: Heartbeat) => void
  readonly onChange?: (state: ServerState, before: ServerState) => void
  readonly name: string
}

/** One statement a second on a connection of its own. */
const HEARTBEAT_MS = 1_000
/** A server that answers later than this is not asked by others meanwhile. */
const SILENT_AFTER_MS = 1_000
/** Silence of a busy machine ends sooner; after this the connection is given up. */
const AWAY_AFTER_MS = 4_000
const RETRY_MS = 250

const HEARTBEAT = `
  select current_setting('transaction_read_only') = 'on' as "isReadOnly",
    pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::int8 as position`

/**
 * Watches a server by a heartbeat a second, and notices at once when it breaks its connections off. Never throws: a server
 * that cannot be reached is `AWAY` and is tried again four times a second.
 */
export function watchServer(url: string, { onHeartbeat, onChange, name }: WatchOptions): ServerWatch {
  const closing = new AbortController()
  let state: ServerState = 'READY'
  let role: Heartbeat['state'] = 'READY'
  let generation = 0

  function become(next: ServerState): void {
    if (next === state) return
    const before = state
    state = next
    // A silence that ends with the server in its role leaves its connections as they were.
    if (next === 'AWAY' || (next !== 'SILENT' && next !== role)) generation += 1
    if (next === 'READY' || next === 'READ_ONLY') role = next
    onChange?.(next, before)
  }

  async function follow(client: pg.Client): Promise<void> {
    let isOpen = true
    client.once('end', () => {
      isOpen = false
      if (!closing.signal.aborted) become('AWAY')
    })
    while (isOpen && !closing.signal.aborted) {
      const heartbeat = await askForHeartbeat(client, () => become('SILENT'))
      if (!heartbeat || !isOpen) break
      become(heartbeat.state)
      onHeartbeat?.(heartbeat)
      await pause(HEARTBEAT_MS, closing.signal)
    }
    breakOff(client)
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const client = await connectOnce(url, name).catch(() => undefined)
      if (client) await follow(client)
      if (closing.signal.aborted) return
      if (state !== 'AWAY') become('AWAY')
      await pause(RETRY_MS, closing.signal)
    }
  }

  const running = run()
  return {
    state: () => state,
    generation: () => generation,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** The answer to one heartbeat; undefined when it failed or did not come in time. */
async function askForHeartbeat(client: pg.Client, onSilence: () => void): Promise<Heartbeat | undefined> {
  const silence = setTimeout(onSilence, SILENT_AFTER_MS)
  const answer = client
    .query<{ isReadOnly: boolean; position: number }>(HEARTBEAT)
    .then(({ rows: [row] }) => row && heartbeatOf(row))
    .catch(() => undefined)
  try {
    return await Promise.race([answer, sleep(AWAY_AFTER_MS, undefined, { ref: false })])
  } finally {
    clearTimeout(silence)
  }
}

const heartbeatOf = ({ isReadOnly, position }: { isReadOnly: boolean; position: number }): Heartbeat => ({
  state: isReadOnly ? 'READ_ONLY' : 'READY',
  position,
})

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
