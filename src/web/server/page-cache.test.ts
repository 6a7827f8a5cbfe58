import { describe, expect, test, vi } from 'vitest'
import { cachedAnswerOf } from './cached-answer.ts'
import { createPageCache } from './page-cache.ts'
import type { Rendered } from './page-cache.ts'

const page = (html: string, tags: Rendered['tags'] = [], keep = true): Rendered => ({
  answer: cachedAnswerOf(200, html, []),
  tags,
  keep,
})

/** A cache with a clock that the test moves. */
function setUp(options: { maxBytes?: number; nextExpiry?: (now: number) => number } = {}) {
  const clock = { now: 1_000_000 }
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => clock.now, ...options })
  return { cache, clock }
}

const textOf = async (answer: Promise<{ body: Buffer | null }>) => String((await answer).body)

describe('cached pages', () => {
  test('a page is rendered once and then answered from memory', async () => {
    const { cache } = setUp()
    const render = vi.fn<() => Promise<Rendered>>(async () => page('one'))
    await cache.page('/en/home', render)
    await cache.page('/en/home', render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.fresh('/en/home')?.body?.toString()).toBe('one')
  })

  test('visitors who come while it is rendered wait for the same render', async () => {
    const { cache } = setUp()
    const render = vi.fn<() => Promise<Rendered>>(async () => page('one'))
    await Promise.all([cache.page('k', render), cache.page('k', render), cache.page('k', render)])
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('errors and pages that must not be cached are not', async () => {
    const { cache } = setUp()
    await cache.page('k', async () => page('secret', [], false))
    await expect(cache.page('k2', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(cache.fresh('k')).toBeUndefined()
    expect(await textOf(cache.page('k2', async () => page('up')))).toBe('up')
  })

  test('memory is bounded: the least recently used pages go', async () => {
    const { cache } = setUp({ maxBytes: 25_000 })
    for (const key of ['a', 'b', 'c']) await cache.page(key, async () => page('x'.repeat(8_000)))
    expect(cache.fresh('a')).toBeUndefined()
    expect(cache.fresh('c')).toBeDefined()
    expect(cache.stats().bytes).toBeLessThanOrEqual(25_000)
  })
})

describe('changes', () => {
  test('only pages that depend on what changed are made again', async () => {
    const { cache } = setUp()
    await cache.page('mug', async () => page('mug', ['product:1']))
    await cache.page('box', async () => page('box', ['product:2']))
    cache.invalidate(['product:1'])
    expect(cache.fresh('mug')).toBeUndefined()
    expect(cache.fresh('box')).toBeDefined()
  })

  test('everything is, when anything may have changed', async () => {
    const { cache } = setUp()
    await cache.page('k', async () => page('old'))
    cache.invalidate(['*'])
    expect(cache.fresh('k')).toBeUndefined()
  })

  test('just after a change the old page is shown once more, while the new one is made', async () => {
    const { cache, clock } = setUp()
    await cache.page('k', async () => page('old', ['catalogue']))
    cache.invalidate(['catalogue'])
    clock.now += 1_000
    expect(await textOf(cache.page('k', async () => page('new', ['catalogue'])))).toBe('old')
    await vi.waitFor(() => expect(cache.fresh('k')?.body?.toString()).toBe('new'))
  })

  test('after a change of the settings no old page is shown at all', async () => {
    const { cache } = setUp()
    await cache.page('k', async () => page('old', ['settings']))
    cache.invalidate(['settings'])
    expect(await textOf(cache.page('k', async () => page('new', ['settings'])))).toBe('new')
  })

  test('long after a change no one sees the old page', async () => {
    const { cache, clock } = setUp()
    await cache.page('k', async () => page('old', ['settings']))
    cache.invalidate(['settings'])
    clock.now += 60_000
    expect(await textOf(cache.page('k', async () => page('new', ['settings'])))).toBe('new')
  })

  test('a page that was being rendered during the change is shown but not cached', async () => {
    const { cache } = setUp()
    const started = cache.page('k', async () => {
      await Promise.resolve()
      return page('old', ['settings'])
    })
    cache.invalidate(['settings'])
    await started
    expect(cache.fresh('k')).toBeUndefined()
    expect(await textOf(cache.page('k', async () => page('new', ['settings'])))).toBe('new')
  })

  test('pages with ready-by dates end at the cut-off', async () => {
    const { cache, clock } = setUp({ nextExpiry: (now) => now + 100 })
    await cache.page('k', async () => page('Thursday'))
    clock.now += 99
    expect(cache.fresh('k')).toBeDefined()
    clock.now += 1
    expect(cache.fresh('k')).toBeUndefined()
  })
})
