/**
 * Calls when the browser is online again, and every so many ms while it is: a line may be back without its saying so.
 * Returns what ends it.
 */
export function againOnline(again: () => void, everyMs?: number | undefined): () => void {
  const tick = (): void => {
    if (navigator.onLine !== false) again()
  }
  const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs)
  addEventListener('online', again)
  return () => {
    clearInterval(timer)
    removeEventListener('online', again)
  }
}
