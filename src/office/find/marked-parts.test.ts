import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Sahil Coffee', 'sah', '[Sah]il Coffee'],
  ['Sahil Coffee', 'coff sahil', '[Sahil] [Coff]ee'],
  ['10418', '104', '[104]18'],
  ['10418', '١٠٤', '[104]18'],
  ['أحمد العتيبي', 'احم', '[أحم]د العتيبي'],
  ['مُحَمَّد', 'محم', '[مُحَمَّ]د'],
  ['Sahil', 'hil', 'Sahil'],
  ['logo-sahil.ai', 'sahil', 'logo-[sahil].ai'],
  ['', 'a', ''],
])('%s searched for %s', (text, typed, displayed) => {
  expect(marked(text, typed)).toBe(displayed)
})

test('nothing of a text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        markedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
