import { beforeEach, describe, expect, test, vi } from 'vitest'
import { neededCode } from './needed-code.ts'

const FLAG = 'retry-lazy-refreshed'
const failure = new Error('chunk is gone')
const fails = () => Promise.reject(failure)
const arrives = async () => 'code'

/** A browser with just a session and a reload. */
function openBrowser() {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const reload = vi.fn<() => void>()
  const assign = vi.fn<(to: string) => void>()
  vi.stubGlobal('window', { sessionStorage })
  vi.stubGlobal('location', { reload, assign })
  return { stored, reload, assign }
}

/** Lets everything happen that is due, without waiting for what never ends. */
const due = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => vi.unstubAllGlobals())

describe('code that does not load', () => {
  test('reloads the page once, and nothing goes on meanwhile', async () => {
    const { stored, reload } = openBrowser()
    const settled = vi.fn<() => void>()
    neededCode('cart', fails).then(settled, settled)
    await due()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(stored.get(FLAG)).toBe('true')
    expect(settled).not.toHaveBeenCalled()
  })

  test('loads the address of a page that was still to be shown', async () => {
    const { reload, assign } = openBrowser()
    void neededCode('wishlist/texts', fails, '/wishlist')
    await due()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/wishlist')
    expect(reload).not.toHaveBeenCalled()
  })

  test('does not reload without a network, where the browser would have nothing to show', async () => {
    const { reload } = openBrowser()
    vi.stubGlobal('navigator', { onLine: false })
    await expect(neededCode('cart', fails)).rejects.toBe(failure)
    expect(reload).not.toHaveBeenCalled()
  })

  test('fails for good the second time', async () => {
    const { stored, reload } = openBrowser()
    stored.set(FLAG, 'true')
    await expect(neededCode('cart', fails)).rejects.toBe(failure)
    expect(reload).not.toHaveBeenCalled()
  })

  test('may reload again once it has arrived', async () => {
    const { reload } = openBrowser()
    void neededCode('cart', fails)
    await due()
    await neededCode('cart', arrives)
    void neededCode('cart', fails)
    await due()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('is a part that stays missing: neither its page nor another part of it lets it reload again', async () => {
    const { reload } = openBrowser()
    void neededCode('cart/checkout', fails)
    await due()
    await neededCode('cart', arrives)
    await neededCode('cart/cart', arrives)
    await expect(neededCode('cart/checkout', fails)).rejects.toBe(failure)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is forgotten when another page arrives', async () => {
    const { stored } = openBrowser()
    void neededCode('cart/checkout', fails)
    await due()
    await neededCode('home', arrives)
    expect([...stored]).toEqual([])
  })

  test('fails at once where the session cannot be stored, or it would reload for ever', async () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new Error('forbidden')
      },
    })
    await expect(neededCode('cart', fails)).rejects.toBe(failure)
  })
})
