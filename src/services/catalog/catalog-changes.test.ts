import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listen } from '#db/listen.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { productTag } from '#domain/catalog/change-tags.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { announceChange, CHANGE_CHANNEL, createCatalogChanges, readTags, REPLICA_LAG_MS } from './catalog-changes.ts'

describe('announcements of changes', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const tagsAfter = async (announce: () => Promise<void>): Promise<readonly ChangeTag[]> => {
    const changes = createCatalogChanges()
    const events = new Promise<readonly ChangeTag[]>((resolve) => void changes.subscribe(resolve))
    const listening = await listen(database.url, {
      channel: CHANGE_CHANNEL,
      onMessage: (payload) => changes.publish(readTags(payload)),
      onMissed: () => undefined,
    })
    await announce()
    const tags = await events
    await listening.close()
    return tags
  }

  test('reach every listener, on commit', async () => {
    const tags = await tagsAfter(() => announceChange(database.db, ['settings', productTag(7)]))
    expect(tags).toEqual(['settings', 'product:7'])
  })

  test('too long for the database say that anything may have changed', async () => {
    const many = Array.from({ length: 2_000 }, (_, id) => productTag(id))
    expect(await tagsAfter(() => announceChange(database.db, many))).toEqual(['*'])
  })

  test.each(['', 'no json', '{"a":1}'])('that cannot be read (%j) say so too', (payload) => {
    expect(readTags(payload)).toEqual(['*'])
  })

  test('are announced again once a replica must have caught up', () => {
    vi.useFakeTimers()
    const changes = createCatalogChanges(REPLICA_LAG_MS)
    const events: (readonly ChangeTag[])[] = []
    changes.subscribe((tags) => events.push(tags))
    changes.publish(['content'])
    expect(events).toHaveLength(1)
    vi.advanceTimersByTime(400)
    expect(events).toHaveLength(2)
    vi.advanceTimersByTime(1_600)
    expect(events).toHaveLength(3)
    vi.advanceTimersByTime(8_000)
    expect(events).toEqual([['content'], ['content'], ['content'], ['content']])
    vi.useRealTimers()
  })

  test('do not reach a listener that stopped', () => {
    const changes = createCatalogChanges()
    const events: (readonly ChangeTag[])[] = []
    const stop = changes.subscribe((tags) => events.push(tags))
    changes.publish(['content'])
    stop()
    changes.publish(['settings'])
    expect(events).toEqual([['content']])
  })
})
