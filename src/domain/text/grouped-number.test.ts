import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedNumber } from './grouped-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_250.5, '1,250.5'],
  [1_234_567, '1,234,567'],
  [0.125, '0.13'],
  [-4200, '-4,200'],
])('%d is shown as %s', (value, displayed) => {
  expect(groupedNumber(value)).toBe(displayed)
})

test('numbers of two decimals are shown as Intl shows them', () => {
  const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
      const value = hundredths / 100
      expect(groupedNumber(value)).toBe(numbers.format(value))
    }),
  )
})
