import { vi } from 'vitest'

type Entry = { state: unknown; url: string }

/** A history of the browser, as far as the router uses it. As in a browser, a step is taken a moment after it was asked for. */
export function fakeHistory(url: string) {
  const entries: Entry[] = [{ state: null, url }]
  let at = 0
  const listeners = new Set<() => void>()
  const place = () => new URL(entries[at]?.url ?? '', 'https://shop.example')
  const location = {
    assign: vi.fn<(to: string) => void>(),
    reload: vi.fn<() => void>(),
    get pathname() {
      return place().pathname
    },
    get search() {
      return place().search
    },
    get hash() {
      return place().hash
    },
  }
  const step = (by: number): void => {
    if (!entries[at + by]) return
    at += by
    listeners.forEach((listener) => listener())
  }
  const go = (by: number): void => void setTimeout(() => step(by), 0)
  vi.stubGlobal('window', { scrollY: 0 })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state
    },
    pushState: (state: unknown, _: string, to: string = entries[at]?.url ?? '') => {
      entries.splice(at + 1, entries.length, { state, url: to })
      at++
    },
    replaceState: (state: unknown, _: string, to: string = entries[at]?.url ?? '') => {
      entries[at] = { state, url: to }
    },
    back: () => go(-1),
    go,
  })
  return {
    location,
    addresses: () => entries.map((entry) => entry.url),
    /** Which of them is shown. */
    at: () => at,
    /** The reader presses Back, or Forward. */
    back: () => step(-1),
    forward: () => step(1),
    listenerCount: () => listeners.size,
  }
}
