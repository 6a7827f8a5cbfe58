import { setTimeout as sleep } from 'node:timers/promises'

/** A cluster that needs longer than this will not come up. */
const LIMIT_MS = 120_000
const PAUSE_MS = 250

/** Looks again and again until there is an answer; throws when there is none in time. */
export async function waitUntil<Answer>(
  what: string,
  look: () => Promise<Answer | undefined>,
  { limitMs = LIMIT_MS, pauseMs = PAUSE_MS } = {},
): Promise<Answer> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await look()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1_000} s`)
    await sleep(pauseMs)
  }
}
