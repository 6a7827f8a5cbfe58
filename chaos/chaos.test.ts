import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../src/testing/test-database.ts'
import type { TestDatabase } from '../src/testing/test-database.ts'
import { runScenario } from './run-scenario.ts'
import type { ScenarioName } from './run-scenario.ts'

/** Small enough for every run of the tests; `npm run chaos` has the sizes that are asked for. */
const SIZES: [ScenarioName, number][] = [
  ['oversell', 200],
  ['coupon', 60],
  ['refund', 60],
  ['submit', 50],
  ['retry', 50],
  ['settle', 60],
  ['webhooks', 4],
  ['workers', 2],
  ['kill', 4],
  ['artwork', 2],
  ['desk', 1],
]
const SLOW_MACHINE = { timeout: 120_000 }

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

describe('crashes and races leave nothing wrong', SLOW_MACHINE, () => {
  test.each(SIZES)('%s, %i times', async (name, size) => {
    const { wrong } = await runScenario(name, { databaseUrl: database.url, size, seed: 1 })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['cart', 'submit', 50],
  ['decide', 'desk', 1],
] as const)('the harness notices that the guard %s is missing', SLOW_MACHINE, async (without, name, size) => {
  const { wrong } = await runScenario(name, { databaseUrl: database.url, size, seed: 1, without })
  expect(wrong).not.toEqual([])
})
