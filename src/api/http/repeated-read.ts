import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from './database-trouble.ts'

/**
 * Pauses (ms) before a read is repeated: a lost server is noticed at once by its heartbeat; a balancer takes up to a
 * second to leave a replica that is being promoted.
 */
const PAUSES_MS = [50, 250, 900]

/** Runs a read, and again when its connection to the database broke: by then another server is asked (0160). */
export async function repeatLostRead<Read>(read: () => Promise<Read>, pauses = PAUSES_MS): Promise<Read> {
  for (const pause of pauses) {
    try {
      return await read()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      await sleep(pause)
    }
  }
  return read()
}
