import { describe, expect, test } from 'vitest'
import { createCatalogChanges } from './catalog/catalog-changes.ts'
import { cachedValue } from './cached-value.ts'

describe('a cached value', () => {
  const counted = () => {
    const changes = createCatalogChanges()
    let reads = 0
    const value = cachedValue(changes, ['settings'], async () => {
      reads += 1
      return reads
    })
    return { changes, value }
  }

  test('is read once, however many ask at once', async () => {
    const { value } = counted()
    expect(await Promise.all([value(), value()])).toEqual([1, 1])
    expect(await value()).toBe(1)
  })

  test.each([[['settings']], [['content', '*']]] as const)('is read again after %j', async (tags) => {
    const { changes, value } = counted()
    await value()
    changes.publish(tags)
    expect(await value()).toBe(2)
  })

  test('stays when something else changes', async () => {
    const { changes, value } = counted()
    await value()
    changes.publish(['content', 'product:1'])
    expect(await value()).toBe(1)
  })

  test('that was being read when the change came is read again', async () => {
    const { changes, value } = counted()
    const old = value()
    changes.publish(['settings'])
    expect([await value(), await old]).toEqual([2, 1])
  })

  test('is not cached when reading it failed', async () => {
    let broken = true
    const value = cachedValue(createCatalogChanges(), ['settings'], async () => {
      if (broken) throw new Error('away')
      return 'fine'
    })
    await expect(value()).rejects.toThrow('away')
    broken = false
    expect(await value()).toBe('fine')
  })
})
