import { expect, test } from 'vitest'
import { inksOf } from './inks.ts'

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
