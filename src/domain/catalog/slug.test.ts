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

test('a slug is its own slug and needs no tidying', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugOf(name)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).not.toMatch(/^-|-$|--/)
    }),
  )
})
