import { expect, test } from 'vitest'
import { dayCapacity } from './day-capacity.ts'
import type { Capable } from './day-capacity.ts'

const at = (kind: Capable['kind'], jobsADay: number | null): Capable => ({ kind, jobsADay })

test.each([
  ['the narrowest step decides', [at('PREPRESS', 24), at('PRINT', 16), at('PACK', 30)], 16],
  ['two presses work side by side', [at('PRINT', 8), at('PRINT', 10), at('PACK', 30)], 18],
  ['a step without a number does not limit', [at('PRINT', 8), at('PRINT', null), at('PACK', 30)], 30],
  ['nothing is set', [at('PRINT', null)], null],
  ['there is no station', [], null],
])('%s', (_name, stations, jobs) => {
  expect(dayCapacity(stations)).toBe(jobs)
})
