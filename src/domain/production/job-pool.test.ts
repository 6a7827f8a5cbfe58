import { expect, test } from 'vitest'
import { canPool, canShare, MAX_POOLED, pools } from './job-pool.ts'
import type { PoolableJob } from './job-pool.ts'

const JOB: PoolableJob = { station: 2, state: 'QUEUED', material: 'Coated 350 g', pool: null }

test('jobs that wait at one station can share a sheet', () => {
  expect(canPool([JOB, JOB])).toBe(true)
  expect(canPool([JOB])).toBe(false)
  expect(canPool(Array.from({ length: MAX_POOLED + 1 }, () => JOB))).toBe(false)
})

test.each([{ station: 3 }, { material: null }, { state: 'RUNNING' }, { state: 'HELD' }, { pool: 'another' }] as const)(
  'not with one that is %j',
  (other) => {
    expect(canPool([JOB, { ...JOB, ...other }])).toBe(false)
  },
)

test('a job without a known material shares none, and sheets are shared until they are printed', () => {
  expect(canShare({ ...JOB, material: null })).toBe(false)
  expect((['PREPRESS', 'PRINT', 'FINISH', 'QC', 'PACK'] as const).filter(pools)).toEqual(['PREPRESS', 'PRINT'])
})
