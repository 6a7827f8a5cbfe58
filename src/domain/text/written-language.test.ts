import { expect, test } from 'vitest'
import { otherLanguageOf } from './written-language.ts'

test.each([
  ['Mug', 'en', undefined],
  ['كوب', 'en', 'ar'],
  ['كوب', 'ar', undefined],
  ['Wooden coasters 9 cm', 'ar', 'en'],
  ['بطاقة NFC', 'ar', undefined],
  ['بطاقة NFC', 'en', undefined],
  ['90 × 50', 'ar', undefined],
  ['', 'en', undefined],
  ['<p class="x">معايدة</p>', 'en', 'ar'],
] as const)('%s on a page in %s: %s', (text, page, other) => {
  expect(otherLanguageOf(text, page)).toBe(other)
})
