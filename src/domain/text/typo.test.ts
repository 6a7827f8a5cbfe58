import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneTypoApart, typosApart } from './typo.ts'

test.each([
  ['sticker', 'stiker', true],
  ['sticker', 'stickers', true],
  ['banner', 'bannor', true],
  ['flyer', 'fleyr', true],
  ['مطبوعات', 'مطبوعت', true],
  ['ستيكر', 'ستكير', true],
  ['cards', 'cards', false],
  ['cards', 'crad', false],
  ['mug', 'mat', false],
  ['abcd', 'badc', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%j and %j are one typo apart: %s', (one, other, apart) => {
  expect(isOneTypoApart(one, other)).toBe(apart)
  expect(isOneTypoApart(other, one)).toBe(apart)
})

test.each([
  ['sticker', 'stikar', 2],
  ['calendar', 'calandir', 2],
  ['مطبوعات', 'مطبعوت', 2],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%j and %j are %i typos apart', (one, other, typos) => {
  expect(typosApart(one, other)).toBe(typos)
  expect(typosApart(other, one)).toBe(typos)
})

test('one typo is one by either reckoning', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcب'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneTypoApart(one, other)).toBe(typosApart(one, other) === 1)
    }),
  )
})
