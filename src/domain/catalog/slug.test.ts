import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['T-Shirts & Caps', 't-shirts-caps'],
  ['لوحات  إعلانية!', 'لوحات-إعلانية'],
  ['  Business Cards  ', 'business-cards'],
  ['كرت ٩٠×٥٠', 'كرت-٩٠-٥٠'],
  ['A4 / A5', 'a4-a5'],
  ['!!!', ''],
  ['', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['مُلْصَقاتٌ دائِرِيَّة', 'ملصقات-دائرية'],
  ['مطبـــوعات', 'مطبوعات'],
  ['آلة أُولى مؤقّتة', 'آلة-أولى-مؤقتة'],
  ['آلة أخرى', 'آلة-أخرى'],
  ['ﻻﻓﺘﺔ', 'لافتة'],
  ['گلاس پلاستيك ڤيلفيت', 'گلاس-پلاستيك-ڤيلفيت'],
  ['Café Crème', 'cafe-creme'],
  ['Cafe\u0301 menu', 'cafe-menu'],
  ['İstanbul Straße Øre', 'istanbul-strasse-ore'],
  ['soft\u00ADware \u2068Ali\u2069 zero\u200Bwidth', 'software-ali-zerowidth'],
])('marks on letters leave no hyphen: the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

const TASHKEEL = ['\u064B', '\u064C', '\u064D', '\u064E', '\u064F', '\u0650', '\u0651', '\u0652', '\u0670', '\u0640']
const ACCENTS = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308', '\u030A', '\u0327']

const marked = (letters: string, marks: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...letters), fc.array(fc.constantFrom(...marks), { maxLength: 3 })), {
    minLength: 1,
    maxLength: 20,
  })

test.each([
  ['Arabic with tashkeel and tatweel', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي', TASHKEEL],
  ['Latin with accents', 'abcdefghijklmnopqrstuvwxyzABCXYZ0189', ACCENTS],
])('%s: the slug of a word is that of the word without them', (_, letters, marks) => {
  fc.assert(
    fc.property(marked(letters, marks), (word) => {
      const plain = word.map(([letter]) => letter).join('')
      expect(slugOf(word.map(([letter, on]) => letter + on.join('')).join(''))).toBe(plain.toLowerCase())
    }),
  )
})

test('a slug is its own slug and needs no tidying', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugOf(name)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).not.toMatch(/^-|-$|--|\p{Mn}/u)
    }),
  )
})
