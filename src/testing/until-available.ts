import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 100
const MOST_TRIES = 100

/**
 * Makes a call again while it is answered 503, as clients do: on a busy machine some of many calls at once wait longer for a
 * connection to the database than the pool lets them.
 */
export async function untilAvailable<Answer extends { readonly statusCode: number }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const answer = await call()
    if (answer.statusCode !== 503) return answer
    await sleep(PAUSE_MS)
  }
  return call()
}
