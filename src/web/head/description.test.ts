import fc from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import { describe, describeFully } from './description.ts'

group('the description of a page', () => {
  test('is its own words when they say enough', () => {
    const enough =
      'Cards, signs, boxes and gifts, printed in our workshop in Riyadh and delivered across the whole Kingdom.'
    expect(describe(enough, 'More')).toBe(enough)
  })

  test('goes on with its text when they are short', () => {
    expect(describe('The lightest stand we make', '<p>Four arms &amp; a print:\n900 grams with its bag.</p>')).toBe(
      'The lightest stand we make. Four arms & a print: 900 grams with its bag.',
    )
    expect(describe('هل تبحث عن كوب؟', null, '<p>نطبعه لك.</p>')).toBe('هل تبحث عن كوب؟ نطبعه لك.')
    expect(describe(null, undefined, '')).toBe('')
  })

  test('ends with a sentence where it can, else between words', () => {
    const sentence = 'This sentence has about fifty characters, not more. '
    expect(describe(sentence.repeat(5))).toBe(sentence.repeat(3).trim())
    expect(describe('word '.repeat(60))).toMatch(/^(word )+word…$/)
  })

  test('rather stops early than in the middle of a sentence', () => {
    const whole = 'A white face and a surprise from the side. Thick enough to stand on its edge.'
    const next = 'We paint the four sides after trimming, in your colour, and the face stays calm on both sides.'
    expect(describe(whole, next)).toBe(whole)
  })

  test('of a feed is whole', () => {
    const long = 'This sentence has about fifty characters, not more. '.repeat(5).trim()
    expect(describeFully('A card', null, `<p>${long}</p>`)).toBe(`A card. ${long}`)
    expect(describeFully(null, '')).toBe('')
  })

  test('is never longer than what is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 })), (texts) => {
        expect(describe(...texts).length).toBeLessThanOrEqual(161)
      }),
    )
  })
})
