import { expect, test } from 'vitest'
import { inksOf as inksOfTaken, type Inks } from './inks.ts'
import type { PrintMethod } from '../print-spec/print-method.ts'

const inksOf = (method: PrintMethod, product: Inks | null, taken: readonly (Inks | null)[]): Inks =>
  inksOfTaken(
    method,
    product,
    taken.map((inks) => ({ inks, layer: null })),
  )

test('the colour of dyed paper is seen through process inks, and that of a shirt is covered', () => {
  expect(inksOf('UNCOATED', null, [])).toBe('TRANSPARENT')
  expect(inksOf('COATED', null, [null])).toBe('TRANSPARENT')
  expect(inksOf('TEXTILE', null, [])).toBe('OPAQUE')
  expect(inksOf('OBJECT', null, [])).toBe('OPAQUE')
})

test('a pouch has white beneath its inks, and gold ink covers a dark sleeve', () => {
  expect(inksOf('COATED', 'OPAQUE', [null])).toBe('OPAQUE')
  expect(inksOf('UNCOATED', null, [null, 'OPAQUE', null])).toBe('OPAQUE')
  expect(inksOf('COATED', 'OPAQUE', ['TRANSPARENT'])).toBe('TRANSPARENT')
})

test('white ink beneath the others covers the paper, unless the choice says otherwise', () => {
  expect(inksOfTaken('UNCOATED', null, [{ inks: null, layer: 'White' }])).toBe('OPAQUE')
  expect(inksOfTaken('UNCOATED', null, [{ inks: 'TRANSPARENT', layer: 'White' }])).toBe('TRANSPARENT')
  expect(inksOfTaken('UNCOATED', null, [{ inks: null, layer: 'Foil' }])).toBe('TRANSPARENT')
})
