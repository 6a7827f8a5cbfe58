import { SOFTWARE } from '#domain/software.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { breakOff, connectOnce } from '#db/connection.ts'

export interface ListenOptions {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** Called when the connection was lost for a while: whatever was announced meanwhile was missed. */
  readonly onMissed: () => void
  /** Called once for every time that the connection was lost and could not be made again at first, with why. */
  readonly onFailure?: (error: unknown) => void
  /** How often a heartbeat is sent; every 20 s, 10 s at most for the answer, unless given. */
  readonly heartbeat?: Heartbeat
}

interface Heartbeat {
  readonly everyMs: number
  /** An answer that takes longer is none. */
  readonly withinMs: number
}

export interface Listening {
  /** Connects again, where the server may be gone without a word: a network that is cut breaks no connection off. */
  readonly renew: () => void
  readonly close: () => Promise<void>
}

const RETRY_MS = 500
const HEARTBEAT: Heartbeat = { everyMs: 20_000, withinMs: 10_000 }

/**
 * Listens to a channel of the database (NOTIFY), on a connection of its own that is made again
 * whenever it breaks or falls silent, also while it begins to listen. Throws when the first connection fails.
 */
export async function listen(
  url: string,
  { channel, onMessage, onMissed, onFailure = () => undefined, heartbeat = HEARTBEAT }: ListenOptions,
): Promise<Listening> {
  let closed = false
  /** The connection that listens, or begins to. */
  let client: pg.Client
  await subscribe()

  async function subscribe(): Promise<void> {
    client = await connectOnce(url, `${SOFTWARE.id} listen ${channel}`)
    const next = client
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    void sendHeartbeats(next, heartbeat)
    try {
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      breakOff(next)
      throw error
    }
    next.once('end', () => void resubscribe())
  }

  async function resubscribe(): Promise<void> {
    for (let tries = 0; !closed; tries += 1) {
      try {
        await subscribe()
        if (closed) await client.end()
        else onMissed()
        return
      } catch (error) {
        if (tries === 0 && !closed) onFailure(error)
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
  }

  return {
    renew: () => breakOff(client),
    close: async () => {
      closed = true
      await client.end()
    },
  }
}

/**
 * Sends heartbeats until the connection ends, and breaks it off when one is not answered: a firewall that drops a connection
 * notifies neither end, and no announcement would arrive on it again. The statement also prevents that the connection is idle:
 * HAProxy closes one that was idle for 30 minutes (deploy/haproxy/shop.cfg), and each new one counts as announcements missed,
 * which empties the page cache of the process and purges everything from the cache in front of the shop.
 */
async function sendHeartbeats(client: pg.Client, { everyMs, withinMs }: Heartbeat): Promise<void> {
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  for (;;) {
    await sleep(everyMs, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    if (ended.signal.aborted) return
    const answer = client.query('select 1').then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answer, sleep(withinMs, false, { ref: false })]))) breakOff(client)
  }
}
