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
}

export interface Listening {
  /** Connects again, where the server may be gone without a word: a network that is cut breaks no connection off. */
  readonly renew: () => void
  readonly close: () => Promise<void>
}

const RETRY_MS = 500

/**
 * Listens to a channel of the database (NOTIFY), on a connection of its own that is made again
 * whenever it breaks, also while it begins to listen. Throws when the first connection fails.
 */
export async function listen(
  url: string,
  { channel, onMessage, onMissed, onFailure = () => undefined }: ListenOptions,
): Promise<Listening> {
  let closed = false
  /** The connection that listens, or begins to. */
  let client: pg.Client
  await subscribe()

  async function subscribe(): Promise<void> {
    client = await connectOnce(url, `${SOFTWARE.id} listen ${channel}`)
    const next = client
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
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
