import { expect, test } from 'vitest'
import { areEasilyConfused } from './near-keys.ts'

test.each([
  ['o', 'l', true],
  ['o', 'i', true],
  ['c', 'k', true],
  ['a', 'p', false],
  ['خ', 'ح', true],
  ['س', 'ص', true],
  ['ء', 'ط', false],
  ['د', 'ر', false],
  ['a', 'ا', false],
  ['1', '2', false],
])('%s and %s are easily confused: %s', (one, other, confused) => {
  expect(areEasilyConfused(one, other)).toBe(confused)
  expect(areEasilyConfused(other, one)).toBe(confused)
})
