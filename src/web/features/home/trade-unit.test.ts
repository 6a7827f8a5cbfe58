import { expect, test } from 'vitest'
import { inTradeUnit } from './trade-unit.ts'

test.each([
  ['cards at 0.54', 54, { halalas: 5_400, pricedPer: 100 }],
  ['what costs a riyal', 100, { halalas: 100, pricedPer: 1 }],
  ['a roll-up', 2_750, { halalas: 2_750, pricedPer: 1 }],
])('%s', (_, piece, expected) => {
  expect(inTradeUnit(piece)).toEqual(expected)
})
