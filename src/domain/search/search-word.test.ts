import { describe, expect, test } from 'vitest'
import { areOftenJoined, joinWords, searchWordsOf } from './search-word.ts'

describe('the words of a text', () => {
  test.each([
    ['Business Cards, matt', 'business/business/business cards/cards/card matt/matt/matt'],
    ['المطبوعات', 'مطبوعات/مطبوعات/مطبوع'],
    ['ستـــيكر لَوْحَة', 'ستيكر/ستيكر/ستيكر لوحة/لوحه/لوح'],
    ['«إعلانات»', 'إعلانات/اعلانات/اعلان'],
    ['T-shirts', 't/t/t shirts/shirts/shirt'],
    ['90x50 مم، 2*3', '90/90/90 50/50/50 مم/مم/مم 2/2/2 3/3/3'],
    ['٥٠', '٥٠/50/50'],
    ['والشركات', 'شركات/شركات/شرك'],
    ['!!! — …', ''],
  ])('%j (as people write it/bare/key)', (text, words) => {
    const read = searchWordsOf(text).map(({ displayed, bare, key }) => `${displayed}/${bare}/${key}`)
    expect(read.join(' ')).toBe(words)
  })

  test('a word without end is cut, in texts and in queries alike', () => {
    const [word] = searchWordsOf('ب'.repeat(5000))
    expect(word?.bare).toHaveLength(40)
    expect(word?.key).toBe('ب'.repeat(40))
  })
})

describe('neighbours that are often one word', () => {
  const joined = (text: string): string | undefined => {
    const [one, other] = searchWordsOf(text)
    return one && other && areOftenJoined(one, other) ? joinWords(one, other).key : undefined
  }

  test.each([
    ['تي شيرت', 'تيشيرت'],
    ['التي شيرتات', 'تيشيرت'],
    ['رول أب', 'رولاب'],
    ['T-shirts', 'tshirt'],
    ['A 5', 'a5'],
    ['350 g', '350g'],
    ['90 50', undefined],
    ['business cards', undefined],
  ])('%j: %j', (text, key) => {
    expect(joined(text)).toBe(key)
  })
})
