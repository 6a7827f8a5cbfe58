import { isApiFailure } from '#ui/api-failure.ts'

/** Waits before the second and the third time, in ms. */
const PAUSES_MS = [1_000, 3_000]

/**
 * The answer of a call that is sent again, under the same name, when none came or the shop was busy: done once, however
 * often it is sent. `pause` is for tests.
 */
export async function sureAnswer<Answer>(
  send: (idempotencyKey: string) => Promise<Answer>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Answer> {
  const key = crypto.randomUUID()
  for (const ms of PAUSES_MS) {
    try {
      return await send(key)
    } catch (failure) {
      if (!isUnanswered(failure)) throw failure
      await pause(ms)
    }
  }
  return send(key)
}

/** Whether it was done is unknown. */
const isUnanswered = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.status === 0 || (failure.status >= 502 && failure.answer?.code !== 'GATEWAY_AWAY'))
