import { describe, expect, test, vi } from 'vitest'
import { cachedAnswerOf } from './cached-answer.ts'
import { createPageCache, PageMoved } from './page-cache.ts'
import type { Rendered, Served } from './page-cache.ts'

const page = (html: string, tags: Rendered['tags'] = [], keep = true): Rendered => ({
  answer: cachedAnswerOf(200, html, []),
  tags,
  keep,
})

/** A cache with a clock that the test moves. */
function setUp(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const clock = { now: 1_000_000 }
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => clock.now, ...options })
  return { cache, clock }
}

const textOf = async (served: Promise<Served>) => String((await served).answer.body)

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

  test('a page out of date is not shown to a cache in front, which would store it', async () => {
    const { cache } = setUp({ staleGraceMs: 0 })
    await cache.page('k', async () => page('old', ['product:1']))
    cache.invalidate(['product:1'])
    expect(await textOf(cache.page('k', async () => page('new', ['product:1'])))).toBe('new')
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

describe('while the database is away', () => {
  const MINUTE = 60_000

  test('a page is shown with its age, though it may have changed, and is checked again when the database is back', async () => {
    let isAway = false
    const { cache, clock } = setUp({ isCutOff: () => isAway })
    await cache.page('k', async () => page('before'))
    isAway = true
    clock.now += 30_000
    expect(cache.fresh('k')).toBeUndefined()
    const served = await cache.page('k', () => Promise.reject(new Error('away')))
    expect(served.age).toBe(30)
    isAway = false
    cache.invalidate(['*'])
    clock.now += MINUTE
    expect(await textOf(cache.page('k', async () => page('after')))).toBe('after')
  })

  test.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['says 503', async () => ({ ...page('sorry', [], false), answer: cachedAnswerOf(503, 'sorry', []) })],
  ])('a page out of date is shown for an hour when rendering %s, then its failure is', async (_what, fail) => {
    const { cache, clock } = setUp()
    await cache.page('k', async () => page('before'))
    clock.now += 40 * MINUTE
    expect(await cache.page('k', fail)).toMatchObject({ age: 40 * 60 })
    expect(await cache.page('k', fail)).toMatchObject({ answer: { status: 200 } })
    clock.now += 40 * MINUTE
    const last = await cache.page('k', fail).catch((error: unknown) => error)
    expect(last).not.toHaveProperty('age')
  })

  test('a page that is another address now is not shown', async () => {
    const { cache, clock } = setUp()
    await cache.page('k', async () => page('before'))
    clock.now += 40 * MINUTE
    await expect(cache.page('k', () => Promise.reject(new PageMoved('elsewhere')))).rejects.toThrow('elsewhere')
  })
})
