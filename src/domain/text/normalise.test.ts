import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseForSearch, wordsOf } from './normalise.ts'
import { keyWithoutPrefix, wordKey } from './word-key.ts'

const key = (text: string) => wordKey(normaliseForSearch(text))

describe('one form for what people write in different ways', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إعلان', 'اعلان'],
    ['آلة', 'اله'],
    ['ٱلقلم', 'القلم'],
    ['لوحة', 'لوحه'],
    ['مصطفى', 'مصطفي'],
    ['مؤسسة', 'موسسه'],
    ['قائمة', 'قايمه'],
    ['ستـــيكر', 'ستيكر'],
    ['مُحَمَّدٌ', 'محمد'],
    ['هٰذا', 'هذا'],
    ['گلاس', 'كلاس'],
    ['کارت ویزیت', 'كارت ويزيت'],
    ['ﻻفتة', 'لافته'],
    ['٥٠ × ۹۰', '50 × 90'],
    ['١٬٢٠٠٫٥', '1200.5'],
    ['Café T-SHIRT', 'cafe t-shirt'],
    ['Men’s  ﬁne № 5', 'mens fine no 5'],
    ['Ａ４', 'a4'],
    ['İstanbul', 'istanbul'],
    ['  لوحة\u200F\u00A0 جدار ', 'لوحه جدار'],
    ['', ''],
  ])('%j is searched as %j', (written, form) => {
    expect(normaliseForSearch(written)).toBe(form)
  })

  test('normalising twice changes nothing, whatever is typed', () => {
    const arabic = fc.string({
      unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCharCode(code)),
    })
    fc.assert(
      fc.property(fc.oneof(arabic, fc.string({ unit: 'binary' })), (text) => {
        const once = normaliseForSearch(text)
        expect(normaliseForSearch(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  test('other scripts stay readable', () => {
    expect(normaliseForSearch('한국 日本 हिंदी')).toBe('한국 日本 हिंदी'.normalize('NFC'))
  })
})

describe('words', () => {
  test.each([
    ['Business cards, 90×50 mm (matt)', ['business', 'cards', '90', '50', 'mm', 'matt']],
    ['رول-أب 1.5م', ['رول', 'اب', '1.5', 'م']],
    ['BC-CTN-3C', ['bc', 'ctn', '3c']],
    ['!!!', []],
  ])('%j', (text, words) => {
    expect(wordsOf(normaliseForSearch(text))).toEqual(words)
  })
})

describe('the key that the forms of a word share', () => {
  test.each([
    ['مطبوعات', 'المطبوعات'],
    ['مطبوعات', 'والمطبوعات'],
    ['شركات', 'للشركات'],
    ['ورق', 'بالورق'],
    ['لوحة', 'لوحات'],
    ['لوحة', 'اللوحات'],
    ['بطاقة', 'البطاقات'],
    ['ألوان', 'الألوان'],
    ['ألوان', 'والألوان'],
    ['ألواح', 'الألواح'],
    ['بالون', 'البالون'],
    ['card', 'cards'],
    ['box', 'boxes'],
    ['brochure', 'brochures'],
    ['company', 'companies'],
    ['glass', 'glasses'],
    ['menu', 'menus'],
    ['brush', 'brushes'],
  ])('%s and %s', (one, other) => {
    expect(key(one)).toBe(key(other))
  })

  test.each([
    ['كرت', 'كرتون'],
    ['وجه', 'وجوه'],
    ['بطاقة', 'طاقة'],
    ['bus', 'business'],
    ['print', 'printer'],
  ])('not %s and %s', (one, other) => {
    expect(key(one)).not.toBe(key(other))
  })

  test('is never empty', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'الوفبكتهسنes'),
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(letters, (word) => {
        expect(wordKey(word)).not.toBe('')
      }),
    )
  })

  test.each([
    ['وأكواب', 'اكواب'],
    ['بلوحة', 'لوح'],
    ['لشركات', 'شرك'],
    ['ورق', undefined],
    ['mug', undefined],
  ])('%s may be a word with a letter written onto it: %j', (word, rest) => {
    expect(keyWithoutPrefix(normaliseForSearch(word))).toBe(rest)
  })
})
