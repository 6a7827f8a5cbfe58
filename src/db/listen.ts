import { SOFTWARE } from '#domain/software.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { breakOff, connectOnce } from '#db/connection.ts'

export interface ListenOptions {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** Called when the connection was lost for a while: whatever was announced meanwhile was missed. */
  readonly onMissed: () => void
}

export interface Listening {
  /** Connects again, where the server may be gone without a word: a network that is cut breaks no connection off. */
  readonly renew: () => void
  readonly close: () => Promise<void>
}

const RETRY_MS = 500

/**
 * Listens to a channel of the database (NOTIFY), on a connection of its own that is made again
 * whenever it breaks. Throws when the first connection fails.
 */
export async function listen(url: string, { channel, onMessage, onMissed }: ListenOptions): Promise<Listening> {
  let closed = false
  let client = await subscribe()

  async function subscribe(): Promise<pg.Client> {
    const next = await connectOnce(url, `${SOFTWARE.id} listen ${channel}`)
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    next.on('error', () => undefined)
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    next.once('end', () => void resubscribe())
    return next
  }

  async function resubscribe(): Promise<void> {
    while (!closed) {
      try {
        client = await subscribe()
        if (closed) await client.end()
        else onMissed()
        return
      } catch {
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
