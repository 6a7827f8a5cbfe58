import { addressText, parseAddress, withoutPrefix } from './address.ts'
import { beginHistory, pushEntry, replaceEntry, stepInHistory } from './history-layers.ts'
import { Redirect } from './outcome.ts'
import { loadRoute } from './route.ts'
import type { Address, Route, LoadedRoute } from './route.ts'
import { saveScroll, savedScroll } from './scroll-places.ts'

export type Activity = 'idle' | 'loading' | 'submitting'

/** Where the page is moved to once it is shown: a stored offset (px), the element its hash names or its start, or nowhere. */
export type Landing = number | 'start' | 'stay'

/** A page of the reader's visit; every time a page is shown it is another one. */
export type Visit = LoadedRoute & {
  readonly key: string
  readonly landing: Landing
  /** By an address, a reload or the history; or led here by a link or a form. */
  readonly arrival: 'opened' | 'led'
  /** Done once the page is there, and the focus in it. */
  readonly onLanding?: (() => void) | undefined
}

export type NavigateOptions = {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
  /** Leaves the page where it is scrolled to. */
  keepScroll?: boolean
  /** Posts these fields to the address. */
  form?: FormData
  /** Done once that page is there; never when the reader has gone elsewhere meanwhile. */
  onLanding?: (() => void) | undefined
}

type Listener = (change: { visit: Visit } | { activity: Activity }) => void

export type Navigator = {
  /** The page that is shown when the navigator begins. */
  first: Visit
  /** What stands before every path: `/ar`, or nothing. */
  prefix: string
  navigate: (to: string, options?: NavigateOptions) => void
  /** Calls the listener at each step until the returned function is called. */
  listen: (listener: Listener) => () => void
}

type Options<Context, Data> = {
  routes: readonly Route<Context, Data>[]
  prefix: string
  context: Context
  first: LoadedRoute
}

/** Most redirects one after the other; more is a circle. */
const MAX_REDIRECTS = 8

type Step = Pick<Visit, 'key' | 'landing' | 'onLanding'> & {
  how: 'push' | 'replace' | 'back'
  form?: FormData | undefined
}

/**
 * Leads through the shop without loading documents: an address is loaded first and shown then, and only the last one
 * asked for is ever shown. In the browser only; the history is listened to while anybody listens.
 */
export function createNavigator<Context, Data>(options: Options<Context, Data>): Navigator {
  const { routes, prefix, context } = options
  const { notify, listen } = createAudience(onPopState)
  const first: Visit = { ...options.first, key: keyOfEntry() ?? newKey(), landing: 'stay', arrival: 'opened' }
  beginHistory()
  let current = first
  let turn = 0
  let posting: string | undefined

  async function go(requested: Address, { how, key, landing, onLanding, form }: Step): Promise<void> {
    const mine = ++turn
    posting = form && addressText(requested)
    notify({ activity: form ? 'submitting' : 'loading' })
    const outcome = await loadToTheEnd({ routes, context, requested, form, isCurrent: () => mine === turn })
    if (mine !== turn || !outcome) return
    if (outcome instanceof Redirect) {
      const { location: target } = outcome
      return location.assign(target.startsWith('/') ? prefix + target : target)
    }
    const isMoved = outcome.address.pathname !== requested.pathname || outcome.address.search !== requested.search
    show({ ...outcome, key, landing, onLanding }, how === 'back' && isMoved ? 'replace' : how)
  }

  function show(page: Omit<Visit, 'arrival'>, how: Step['how']): void {
    const visit: Visit = { ...page, arrival: how === 'back' ? 'opened' : 'led' }
    saveScroll(current.key, window.scrollY)
    const target = prefix + addressText(visit.address)
    if (how === 'push') pushEntry(visit.key, target)
    if (how === 'replace') replaceEntry(visit.key, target)
    current = visit
    posting = undefined
    notify({ visit })
  }

  function navigate(to: string, { replace, keepScroll, form, onLanding }: NavigateOptions = {}): void {
    if (!to.startsWith('/') && !/^[?#]/.test(to)) return location.assign(to)
    const address = parseAddress(to, current.address)
    // A second submit may come before the render that would disable the button.
    if (form && posting === addressText(address)) return
    const isSame = addressText(address) === addressText(current.address)
    const how = replace || isSame ? 'replace' : 'push'
    const landing = keepScroll ? 'stay' : 'start'
    const { pathname, search, hash } = address
    const isWithin = hash !== '' && !form && pathname === current.address.pathname && search === current.address.search
    if (isWithin) {
      turn++
      show({ ...current, address, key: newKey(), landing, onLanding }, how)
    } else void go(address, { how, key: newKey(), landing, onLanding, form })
  }

  function onPopState(): void {
    if (stepInHistory()) return
    const pathname = withoutPrefix(prefix, location.pathname)
    if (pathname === null) return location.reload()
    const address = { pathname, search: location.search, hash: location.hash }
    const key = keyOfEntry() ?? newKey()
    const landing = savedScroll(key) ?? 'start'
    if (pathname === current.address.pathname && address.search === current.address.search && !current.failure) {
      turn++
      show({ ...current, address, key, landing, onLanding: undefined }, 'back')
    } else void go(address, { how: 'back', key, landing })
  }

  return { first, prefix, navigate, listen }
}

/** Those who listen. While there are any, the history is listened to. */
function createAudience(onPopState: () => void): { notify: Listener; listen: Navigator['listen'] } {
  const listeners = new Set<Listener>()
  return {
    notify: (change) => listeners.forEach((listener) => listener(change)),
    listen: (listener) => {
      if (listeners.size === 0) addEventListener('popstate', onPopState)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', onPopState)
      }
    },
  }
}

type Loading<Context, Data> = {
  routes: readonly Route<Context, Data>[]
  context: Context
  requested: Address
  form: FormData | undefined
  isCurrent: () => boolean
}

/** What an address shows in the end. A redirect, when it leads to another site or in a circle; nothing, when unwanted. */
async function loadToTheEnd<Context, Data>(
  loading: Loading<Context, Data>,
): Promise<LoadedRoute<Data> | Redirect | undefined> {
  const { routes, context, isCurrent } = loading
  let address = loading.requested
  let outcome = await loadRoute(routes, address, context, loading.form)
  for (let count = 0; outcome instanceof Redirect && count < MAX_REDIRECTS; count++) {
    if (!isCurrent()) return undefined
    if (!outcome.location.startsWith('/')) return outcome
    address = parseAddress(outcome.location, address)
    outcome = await loadRoute(routes, address, context)
  }
  return outcome
}

/** The navigator of a page that is rendered on the server: it leads nowhere. */
export const stillNavigator = (prefix: string, current: LoadedRoute): Navigator => ({
  first: { ...current, key: 'first', landing: 'stay', arrival: 'opened' },
  prefix,
  navigate: () => {},
  listen: () => () => {},
})

const newKey = (): string => Math.random().toString(36).slice(2, 10)

const keyOfEntry = (): string | undefined => (history.state as { key?: string } | null)?.key
