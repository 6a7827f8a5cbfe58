import { parseJson, readText, removeText, writeText } from './storage.ts'

/** One thing that the browser stores under a name. The same object is answered until it changes. */
export type Persisted<Value> = {
  readonly empty: Value
  readonly get: () => Value
  /** Changes what is stored now, in whatever tab it was last changed; false when it lasts only as long as the page. */
  readonly change: (next: (before: Value) => Value) => boolean
  readonly clear: () => void
  /** Subscribes to changes, those of other tabs too. */
  readonly subscribe: (listener: () => void) => () => void
}

type Options<Value> = {
  readonly key: string
  /** Raise it when the form of the data changes; `read` is then given the old form with its version. */
  readonly version: number
  readonly empty: Value
  /** Data of that version (0: stored before there were versions) as a value; undefined when it cannot be one. */
  readonly read: (data: unknown, version: number) => Value | undefined
}

/**
 * Declares something stored as `{"v":1,"data":…}` (S196). What cannot be read is reported (`reportError`), removed and starts empty,
 * without touching anything else; what a newer version of the shop has written is left alone. Where storage is forbidden
 * or full the value lasts as long as the page.
 */
export function persistedValue<Value>({ key, version, empty, read }: Options<Value>): Persisted<Value> {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let known: { text: string | null; value: Value; isNewer?: boolean } = { text: null, value: empty }
  let unwritten: { value: Value } | undefined

  const parsed = (text: string): typeof known => {
    const { v, data } = opened(parseJson(text))
    if (v > version) return { text, value: empty, isNewer: true }
    const value = attempt(() => read(data, v))
    if (value !== undefined) return { text, value }
    reportError(new Error(`"${key}" in this browser’s storage cannot be read and starts empty`))
    // Gone, so that the next page does not report it again.
    return { text: removeText('local', key) ? null : text, value: empty }
  }

  const get = (): Value => {
    if (unwritten) return unwritten.value
    const text = readText('local', key)
    if (text !== known.text) known = text === null ? { text, value: empty } : parsed(text)
    return known.value
  }

  const onStorage = ({ key: changed }: { key?: string | null }) => {
    if (changed !== key && changed !== null) return
    unwritten = undefined
    notify()
  }
  // A page that comes back from the browser's own cache has missed changes meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && notify()

  return {
    empty,
    get,
    change: (next) => {
      const before = get()
      const value = next(before)
      if (value === before) return unwritten === undefined
      const text = JSON.stringify({ v: version, data: value })
      if (!known.isNewer && writeText('local', key, text)) {
        known = { text, value }
        unwritten = undefined
      } else unwritten = { value }
      notify()
      return unwritten === undefined
    },
    clear: () => {
      unwritten = removeText('local', key) ? undefined : { value: empty }
      notify()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
      }
    },
  }
}

/** Version and data of what was stored; without the outer form it is from before there were versions. */
function opened(stored: unknown): { v: number; data: unknown } {
  const isVersioned = typeof stored === 'object' && stored !== null && 'v' in stored && 'data' in stored
  return isVersioned && typeof stored.v === 'number' ? { v: stored.v, data: stored.data } : { v: 0, data: stored }
}

/** Undefined when the work fails: data of another form than a reader thought of. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
