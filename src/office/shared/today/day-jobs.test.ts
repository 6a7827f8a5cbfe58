import { expect, test } from 'vitest'
import { jobsAt, jobsOf, sheetsOf } from './day-jobs.ts'

const stagesOf = (perSheet: number) => sheetsOf(DAY, perSheet).map(({ stage }) => stage)
const DAY = { jobs: { PREPRESS: 3, PRINT: 1, QC: 2, FINISH: 1, READY: 1 } }

test('a day counts its jobs, and what is checked as being finished', () => {
  expect(jobsAt(DAY, 'FINISH')).toBe(3)
  expect(jobsOf(DAY)).toBe(8)
  expect(jobsOf({ jobs: {} })).toBe(0)
})

test('sheets lie from what is made at the foot to prepress at the top', () => {
  expect(stagesOf(1)).toEqual(['READY', 'FINISH', 'FINISH', 'FINISH', 'PRINT', 'PREPRESS', 'PREPRESS', 'PREPRESS'])
})

test('a sheet is several jobs where not all fit, and no station vanishes', () => {
  expect(stagesOf(2)).toEqual(['READY', 'FINISH', 'FINISH', 'PRINT', 'PREPRESS', 'PREPRESS'])
})
