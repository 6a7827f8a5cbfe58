import { expect, test } from 'vitest'
import { levelOf } from './measured-levels.ts'

const FINDINGS = [
  { code: 'bleed-missing', severity: 'WARNING', page: 2 },
  { code: 'picture-soft', severity: 'WARNING', page: 1 },
  { code: 'picture-unusable', severity: 'ERROR', page: 1 },
  { code: 'font-missing', severity: 'ERROR', page: null },
] as const

test.each([
  ['bleed', 1, undefined],
  ['bleed', 2, 'look'],
  ['sharpness', 1, 'must'],
  ['fonts', 2, 'must'],
  ['nearestText', 1, undefined],
] as const)('%s of page %i', (measure, page, level) => {
  expect(levelOf(measure, page, FINDINGS)).toBe(level)
})
