const FLAG = 'retry-lazy-refreshed'

/**
 * After a page's code failed to load: reloads the browser once per session and never resolves;
 * throws `failure` when that was tried already (S50, S51). Also throws where there is no browser, and without a network,
 * where a reload would only lose the page. With `to` that address is loaded, of which the page is not shown yet.
 */
export function reloadOnce(failure: unknown, to?: string): Promise<never> {
  const session = sessionStore()
  if (!session || navigator.onLine === false || session.getItem(FLAG) === 'true') throw failure
  session.setItem(FLAG, 'true')
  if (to === undefined) location.reload()
  else location.assign(to)
  return new Promise<never>(() => {})
}

/** A page's code arrived: the next failure may reload again (S52). */
export function pageLoaded(): void {
  sessionStore()?.removeItem(FLAG)
}

/** Storage may be forbidden by the browser's settings; then there is no reload, or it would never end. */
function sessionStore(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
