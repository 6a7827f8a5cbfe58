import { expect, test } from 'vitest'
import { looksLikeCode } from './code-like.ts'

test.each([
  ['BC-1001', true],
  ['bc 10', true],
  ['ST-ROLL', true],
  ['sg-', true],
  ['t-shirt', true],
  ['BC–١٠٠١', true],
  ['cards', false],
  ['business cards', false],
  ['50', false],
  ['a5', false],
  ['', false],
])('%j: %s', (typed, isLike) => {
  expect(looksLikeCode(typed)).toBe(isLike)
})
