import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageLoaded, reloadOnce } from './reload-once.ts'

const FLAG = 'retry-lazy-refreshed'
const failure = new Error('chunk is gone')

/** A browser with just a session and a reload. */
function openBrowser() {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const reload = vi.fn<() => void>()
  const assign = vi.fn<(to: string) => void>()
  vi.stubGlobal('window', { sessionStorage })
  vi.stubGlobal('location', { reload, assign })
  return { kept, reload, assign }
}

beforeEach(() => vi.unstubAllGlobals())

describe('a page whose code does not load', () => {
  test('is reloaded once, and nothing goes on meanwhile', async () => {
    const { kept, reload } = openBrowser()
    const settled = vi.fn<() => void>()
    reloadOnce(failure).then(settled, settled)
    await Promise.resolve()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(kept.get(FLAG)).toBe('true')
    expect(settled).not.toHaveBeenCalled()
  })

  test('is loaded as a document when it was still to be shown', () => {
    const { kept, reload, assign } = openBrowser()
    void reloadOnce(failure, '/en/wishlist')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/wishlist')
    expect(reload).not.toHaveBeenCalled()
    expect(kept.get(FLAG)).toBe('true')
  })

  test('is not reloaded without a network, where the browser would have nothing to show', () => {
    const { reload } = openBrowser()
    vi.stubGlobal('navigator', { onLine: false })
    expect(() => reloadOnce(failure)).toThrow(failure)
    expect(reload).not.toHaveBeenCalled()
  })

  test('fails for good the second time', () => {
    const { kept, reload } = openBrowser()
    kept.set(FLAG, 'true')
    expect(() => reloadOnce(failure)).toThrow(failure)
    expect(reload).not.toHaveBeenCalled()
  })

  test('may be reloaded again after one that loaded', () => {
    const { kept } = openBrowser()
    kept.set(FLAG, 'true')
    pageLoaded()
    expect(kept.has(FLAG)).toBe(false)
  })

  test('fails at once where the session cannot be kept, or it would reload for ever', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new Error('forbidden')
      },
    })
    expect(() => reloadOnce(failure)).toThrow(failure)
  })
})
