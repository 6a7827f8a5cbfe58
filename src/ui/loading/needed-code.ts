import { RELOADED, RELOADED_FOR } from './reload-entries.ts'

/**
 * Fetches code without which there is nothing to show. `name` is the page's, or `page/part`. When it fails, the browser
 * is reloaded once and nothing goes on; when that was done already, the failure is thrown for the error screen (S51).
 * With `to` that address is loaded, of which the page is not shown yet.
 */
export async function neededCode<Code>(name: string, load: () => Promise<Code>, to?: string): Promise<Code> {
  let code: Code
  try {
    code = await load()
  } catch (failure) {
    return await reloadOnce(failure, name, to)
  }
  codeArrived(name)
  return code
}

/**
 * Code arrived: the next failure may reload again (S52). The page around a part that is still missing changes nothing,
 * or the two would reload in turns without end.
 */
export function codeArrived(name: string): void {
  const session = sessionStore()
  const cause = session?.getItem(RELOADED_FOR)
  const isOther = cause ? cause !== name && (name.includes('/') || cause.startsWith(`${name}/`)) : false
  if (!session || isOther) return
  session.removeItem(RELOADED)
  session.removeItem(RELOADED_FOR)
}

/** Throws where there is no browser, too, and without a network, where a reload would only lose the page. */
function reloadOnce(failure: unknown, name: string, to: string | undefined): Promise<never> {
  const session = sessionStore()
  if (!session || navigator.onLine === false || session.getItem(RELOADED) === 'true') throw failure
  session.setItem(RELOADED, 'true')
  session.setItem(RELOADED_FOR, name)
  if (to === undefined) location.reload()
  else location.assign(to)
  return new Promise<never>(() => {})
}

/** Storage may be forbidden by the browser's settings; then there is no reload, or it would never end. */
function sessionStore(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
