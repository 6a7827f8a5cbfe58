import { isApiFailure } from '#ui/api-failure.ts'

/** Waits before each further time, in ms, when no answer came. */
const PAUSES_MS = [1_000, 3_000]
/** The same when the shop said that it takes no changes just now: a database that changes its leader needs a little more than 20 seconds. */
const AWAY_PAUSES_MS = [1_000, 3_000, 5_000, 5_000, 5_000, 3_000, 3_000, 5_000, 10_000, 15_000]

export interface Sending {
  /** Called when the shop takes no changes just now, and it is tried again by itself. */
  readonly onUnavailable?: (() => void) | undefined
  /** For tests. */
  readonly pause?: (ms: number) => Promise<void>
}

/**
 * The answer of a call that is sent again, under the same name, when none came or the shop was busy: done once, however
 * often it is sent. For about a minute while the shop takes no changes.
 */
export async function sureAnswer<Answer>(
  send: (idempotencyKey: string) => Promise<Answer>,
  { onUnavailable, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: Sending = {},
): Promise<Answer> {
  const key = crypto.randomUUID()
  for (let turn = 0; ; turn += 1) {
    try {
      return await send(key)
    } catch (failure) {
      const isAway = isRefusedForNow(failure)
      const ms = isAway ? AWAY_PAUSES_MS[turn] : isUnanswered(failure) ? PAUSES_MS[turn] : undefined
      if (ms === undefined) throw failure
      if (isAway) onUnavailable?.()
      await pause(ms)
    }
  }
}

const isRefusedForNow = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.status === 503 && failure.answer?.code === 'UNAVAILABLE'

/** Whether it was done is unknown. */
const isUnanswered = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.status === 0 || (failure.status >= 502 && failure.answer?.code !== 'GATEWAY_AWAY'))
