import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createCatalogChanges } from '#services/catalog/catalog-changes.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { currentPolicy, usePolicy } from './current-policy.ts'
import { watchSettings } from './watch-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  usePolicy(DEFAULT_POLICY)
  await database.close()
})

const setUrgent = (percent: number) =>
  database.pool.query(
    `insert into setting (key, value) values ('policy', jsonb_build_object('urgentPercent', $1::int))
      on conflict (key) do update set value = excluded.value`,
    [percent],
  )

test('settings that cannot be read while the database is away are read when it is back, and reported once', async () => {
  const changes = createCatalogChanges()
  const onFailure = vi.fn<(error: unknown) => void>()
  const announced = vi.fn<(tags: readonly string[]) => void>()
  await watchSettings(database.db, changes, { onFailure, retryMs: 5 })
  changes.subscribe(announced)

  await setUrgent(33)
  await database.pool.query('alter table setting rename to setting_away')
  changes.publish(['*'])
  await expect.poll(() => onFailure.mock.calls.length).toBe(1)
  expect(announced).toHaveBeenCalledTimes(1)

  await database.pool.query('alter table setting_away rename to setting')
  await expect.poll(() => currentPolicy().urgentPercent).toBe(33)
  expect(announced).toHaveBeenLastCalledWith(['shop'])
  expect(onFailure).toHaveBeenCalledOnce()
})
