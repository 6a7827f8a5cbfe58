import { ApiFailure } from '#contract/api-client.ts'

const LONGEST_WAIT_MS = 15_000

/** No answer, a shop that is busy, or another place to go on from. */
export const mayRecover = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 0 || failure.status === 409 || failure.status === 429 || failure.status >= 500) &&
  failure.status !== 507

/** Waits longer after each failure, and not at all once the network is back. */
export const waitForNetwork = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', stop)
    }
    const go = (): void => {
      end()
      resolve()
    }
    const stop = (): void => {
      end()
      reject(signal.reason as Error)
    }
    const timer = setTimeout(go, Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures))
    addEventListener('online', go)
    signal.addEventListener('abort', stop)
  })
