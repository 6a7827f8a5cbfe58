import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesOf, searchCorpus } from '#testing/search/search-corpus.ts'

const { search, found } = searchCorpus()

describe('anything may be typed', () => {
  test.each([
    '',
    '   ',
    '!!!',
    "'",
    "'; drop table product; --",
    'card & !(mug | box):*',
    "card':*",
    '\\',
    'card \\',
    '%_%',
    'a'.repeat(100_000),
    'ب '.repeat(50_000),
    '<script>alert(1)</script>',
    '👩‍👧',
    '\u202Ecard',
    'ﷺ',
    'ـــــ',
    'ال',
    'و',
    'the of for',
    '1e309',
    '-card',
    'card OR mug',
    'कार्ड',
    '名刺',
  ])('%j', async (words) => {
    await expect(search(words)).resolves.toMatchObject({ totalIsMore: false })
  })

  test('whatever the characters', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(' ', "'", '\\', ':*', ' & ', 'بطاقة', 'card', '\uD800', 'ـ', '٥٠', '𐍈'.repeat(45)),
    )
    const typed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(typed, async (words) => {
        const answer = await search(words)
        expect(codesOf(answer)).toHaveLength(Math.min(answer.total, 48))
      }),
      { numRuns: 150 },
    )
  })

  test('punctuation between words means nothing', async () => {
    expect(await found('business & !(card):*')).toBe(await found('business card'))
  })

  test('only the first eight words count', async () => {
    expect(await found('gift box gift box gift box gift box zqxwvj')).toContain('BX-1')
  })
})
