import { vi } from 'vitest'

/** A browser's storage in memory, and the events of its window, for the tests of a file. */
export function fakeStorage() {
  const entries = new Map<string, string>()
  const window = new EventTarget()
  const state = { isFull: false, isForbidden: false }
  const guard = () => {
    if (state.isForbidden) throw new DOMException('forbidden', 'SecurityError')
  }
  const storage = {
    getItem: (key: string) => (guard(), entries.get(key) ?? null),
    setItem: (key: string, value: string) => {
      guard()
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => (guard(), void entries.delete(key)),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return {
    entries,
    state,
    /** What another tab has written; null for what it has removed. */
    writeElsewhere: (key: string, text: string | null) => {
      if (text === null) entries.delete(key)
      else entries.set(key, text)
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
    comeBack: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
}
