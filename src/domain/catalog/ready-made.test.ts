import { expect, test } from 'vitest'
import { isReadyMade } from './ready-made.ts'

const counted = { remainingQuantity: 64 }
const endless = { remainingQuantity: null }

test.each([
  ['a box of samples, 64 on the shelf', [], [counted], true],
  ['the last of it is sold', [], [{ remainingQuantity: 0 }], true],
  ['a mug of which 24 are left, printed with a name', ['name'], [counted], false],
  ['cards printed from a file', [], [endless], false],
  ['a wall with a stand from the shelf and one made to order', [], [endless, counted], false],
])('%s', (_, features, prices, expected) => {
  expect(isReadyMade({ features, prices })).toBe(expected)
})
