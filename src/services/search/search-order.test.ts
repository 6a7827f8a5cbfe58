import { describe, expect, test } from 'vitest'
import { codesOf, searchCorpus } from '#testing/search/search-corpus.ts'

const shop = searchCorpus()
const { search, found } = shop

describe('what comes first', () => {
  test.each([
    ['the whole name', 'Greeting cards', 'GC-7'],
    ['the whole name in Arabic', 'علبة هدايا', 'BX-1'],
    ['the name in another number', 'gift boxes', 'BX-1'],
    ['a name that begins so, the most popular first', 'business card', 'BC-1001 BC-1002 BC-1003'],
    ['what a name is about before what it is for', 'card', 'BC-1003 BC-1001 BC-1002 GC-7 CH-20'],
    ['what is filed under it before a name that only sounds alike', 'لوحة', 'SG-10 SG-11 SG-12 SG-13'],
    ['what is filed under it before a synonym in a name', 'sign', 'SG-10 SG-12 SG-11 SG-13'],
    ['a word by itself before longer ones', 'مج', 'MG-1 MG-3 MG-2'],
    ['what is called cup before mugs, which are so in Arabic', 'coffee cup', 'CP-1 MG-1'],
    ['cups for coffee in Arabic', 'كوب قهوة', 'MG-1 CP-1'],
    ['words in another order than in the name', 'a5 notebook', 'PR-3'],
    ['what has all the words, then what else is the thing', 'holder card', 'CH-20 BC-1003'],
    ['what is called so in the keywords', 'visiting card', 'BC-1001 BC-1003 BC-1002'],
    ['the name before the description', 'sticker', 'ST-50 ST-51'],
    ['what is in stock, when about as popular', 'mug', 'MG-1 MG-3 MG-2'],
    ['all words, in any order', 'kraft business', 'BC-1002'],
    ['all words, some of them in the category', 'metal card', 'BC-1003'],
    ['words of both languages together', 'كوب magic', 'MG-2'],
    ['a beginning', 'calen', 'PR-4'],
    ['a beginning in Arabic', 'تقو', 'PR-4'],
    ['the beginning of a second word', 'wall cal', 'PR-4'],
    ['a beginning that looks like an article', 'الب', 'AL-1'],
    ['a second word only just begun', 'wall c', 'PR-4'],
    ['words around which others stand', 'a box for gifts', 'BX-1'],
    ['words around which Arabic ones stand', 'ابغى علبة من هدايا', 'BX-1'],
    ['a word with accents', 'cafe', 'EN-1'],
    ['a size', '90 x 50', 'PR-7'],
    ['a size without spaces', '90x50', 'PR-7'],
    ['a size with the sign', '90×50', 'PR-7'],
    ['a size in Arabic digits', '٩٠×٥٠', 'PR-7'],
    ['a unit', '350g', 'PR-8'],
    ['a unit in Arabic', '٣٥٠جم', 'PR-8'],
    ['a format', 'notebook a5', 'PR-3'],
    ['the words of a text in HTML', 'trace behind', 'ST-53'],
    ['the end of a long Arabic text', 'مبخرة بالرطوبة', 'AR-2'],
    ['a synonym', 'leaflet', 'PR-5 PR-6'],
    ['a synonym of two words', 'بزنس كارد', 'BC-1003 BC-1001 BC-1002'],
    ['a plural people make of a dialect word', 'مجات', 'MG-1'],
    ['a spelling with a letter before', 'استكرات', 'ST-50'],
    ['what everything is, alone', 'printing', 'PR-1'],
    ['a broken plural', 'كروت شخصية', 'BC-1003 BC-1001 BC-1002'],
    ['what it is called before its synonym', 'label', 'ST-52'],
    ['a whole word before the commoner ones that begin so', 'bus', 'SG-12 BC-1003 BC-1001 BC-1002'],
    ['a whole word before the commoner ones that begin so, in Arabic', 'مطب', 'SG-12 PR-1'],
  ])('%s: %s', async (_, words, first) => {
    const codes = await found(words)
    expect(codes.slice(0, first.length)).toBe(first)
  })
})

describe('a product code', () => {
  test.each([
    ['BC-1001', 'BC-1001'],
    ['bc-1001', 'BC-1001'],
    ['bc1001', 'BC-1001'],
    ['BC 1001', 'BC-1001'],
    ['BC–١٠٠١', 'BC-1001'],
    ['  st-50 ', 'ST-50'],
    ['bc-10', 'BC-1003 BC-1001 BC-1002'],
    ['GC-7', 'GC-7'],
    ['ST-5', 'ST-50 ST-51 ST-52 ST-53'],
    ['sg-', 'SG-10 SG-11 SG-13 SG-12'],
    ['SG', 'SG-10 SG-11 SG-13 SG-12'],
  ])('%j finds %s and nothing before it', async (words, codes) => {
    expect(await found(words)).toBe(codes)
    expect((await search(words)).correctedName).toBeNull()
  })

  test('comes before what is called so', async () => {
    const { rows } = await shop.query<{ id: number }>("select id from product where code = 'MG-1'")
    await shop.query('update product set name = \'{"en": "Stand RU 85"}\' where code = \'MG-1\'')
    await shop.reindex([rows[0]!.id])
    expect(await found('ru 85')).toBe('RU-85 MG-1')
    await shop.query(`update product set name = '{"en": "White mug", "ar": "كوب أبيض"}' where code = 'MG-1'`)
    await shop.reindex([rows[0]!.id])
  })
})

describe('one letter', () => {
  test.each([
    ['a', 'AL-1 AR-1 AR-2 AR-3 PR-3 SG-11'],
    ['m', 'BC-1003 BX-2 MG-1 MG-2 MG-3 PR-7'],
    ['ف', 'PR-5 PR-6 ST-53 BN-1'],
    ['q', ''],
  ])('%s finds the products whose names or codes have a word that begins so', async (letter, codes) => {
    const answer = await search(letter)
    expect(codesOf(answer).toSorted().join(' ')).toBe(codes.split(' ').toSorted().join(' '))
    expect(answer).toMatchObject({ correctedName: null, didYouMean: null, matchesSome: false })
  })
})

describe('words that say nothing', () => {
  test.each([
    ['for', 'PR-1'],
    ['the', ''],
    ['cheap', ''],
    ['رخيص', ''],
    ['ارخص', ''],
    ['the of for', ''],
  ])('%s finds what is called so or begins with it, and no texts by chance', async (words, codes) => {
    expect(await found(words)).toBe(codes)
    expect(await search(words)).toMatchObject({ correctedName: null, didYouMean: null, matchesSome: false })
  })

  test.each([
    ['cheap business cards', 'business cards'],
    ['ارخص ستيكر', 'ستيكر'],
  ])('%s finds the same as %s', async (words, telling) => {
    expect(await found(words)).toBe(await found(telling))
  })

  test.each([
    ['custom mug', 'mug'],
    ['mug printing', 'mug'],
    ['personalised business cards', 'business cards'],
    ['sticker print', 'sticker'],
    ['طباعة ستيكر', 'ستيكر'],
    ['طباعة على كوب', 'كوب'],
    ['لوحات مطبوعة', 'لوحات'],
    ['تصميم وطباعة كروت', 'كروت'],
    // What is only filed beside printed papers is not called so.
    ['printed notebook', 'notebook'],
    ['how much is a mug price', 'mug'],
    ['سعر الستيكر', 'ستيكر'],
  ])('%s finds the same as %s: everything in a print shop is printed', async (words, telling) => {
    expect(await found(words)).toBe(await found(telling))
  })

  test('a word with "and" written onto it is the word, even where some name has it so', async () => {
    expect(await found('وبطاقات')).toBe(await found('بطاقات'))
    expect(await found('ورق')).toContain('PR-7')
  })

  test('what is called so comes first, and by themselves these words are words', async () => {
    expect(await found('printed forms')).toMatch(/^PR-1\b/)
    expect(await found('مطبوعات رسمية')).toMatch(/^PR-1\b/)
    expect(await found('printed')).toMatch(/^PR-1\b/)
  })

  test('a beginning is not looked for where whole words have as many products', async () => {
    expect(await found('roll')).not.toContain('LW-1')
    expect((await search('cal')).total).toBe(1)
  })
})

describe('when nothing has all the words', () => {
  test('products with some of them come, those with the rarer ones too, and it is said', async () => {
    const answer = await search('kraft calendar')
    expect(answer).toMatchObject({ matchesSome: true, total: 2, correctedName: null, didYouMean: null })
    expect(codesOf(answer)).toEqual(['PR-4', 'BC-1002'])
  })

  test.each([
    ['English names end with it', 'travel banner', 'BN-1 RU-85 MG-3'],
    ['Arabic names begin with it', 'بنر سفر', 'BN-1 RU-85 MG-3'],
    ['an English word among Arabic ones', 'banner سفر', 'BN-1 RU-85 MG-3'],
  ])('what is asked for comes before what it should be like: %s', async (_, words, codes) => {
    const answer = await search(words)
    expect(codesOf(answer).join(' ')).toBe(codes)
    expect(answer.matchesSome).toBe(true)
  })

  test('what is filed as the thing comes before what is only called so as well', async () => {
    const codes = await found('metal box')
    expect(codes).toMatch(/^BX-1 BX-2 /)
    expect(codes.indexOf('CP-1')).toBeLessThan(codes.indexOf('LB-1'))
    expect(codes).toMatch(/ BC-1003$/)
  })

  test('an unknown size leaves the thing, not other things of its numbers', async () => {
    expect(codesOf(await search('banner 90x50'))[0]).toBe('BN-1')
    expect(await found('mug 350')).toBe(await found('mug'))
  })

  test('products with more of the words come first', async () => {
    expect(codesOf(await search('metal business umbrella'))[0]).toBe('BC-1003')
  })

  test('an unknown word leaves the others', async () => {
    const answer = await search('zqxwvj mug')
    expect(answer).toMatchObject({ matchesSome: true, total: 8 })
  })

  test('a word two slips away is asked about, not taken', async () => {
    expect(await search('stikar')).toMatchObject({ total: 0, correctedName: null, didYouMean: 'sticker' })
  })

  test.each(['zqxwvj', 'غضظذخ', '99999', 'xx-yy-zz'])('%s finds nothing, and nothing is suggested', async (words) => {
    expect(await search(words)).toMatchObject({
      total: 0,
      cards: '[]',
      correctedName: null,
      didYouMean: null,
      matchesSome: false,
      categories: [],
    })
  })
})

describe('a category that is named', () => {
  test.each([
    ['business cards', ['Business cards']],
    ['بطاقات اعمال', ['Business cards']],
    ['sticker', ['Stickers & labels']],
    ['cheap business cards', ['Business cards']],
    ['clothes', ['Clothes']],
    ['الملابس', ['Clothes']],
    ['gfts', ['Mugs & gifts']],
    ['kraft', []],
    ['pizza box', ['Boxes & packaging']],
    ['gift box', ['Boxes & packaging', 'Mugs & gifts']],
    ['white mug', ['Mugs & gifts']],
    ['ستيكر دائري', ['Stickers & labels']],
    ['zqxwvj mug', ['Mugs & gifts']],
  ])('%s', async (words, names) => {
    expect((await search(words)).categories.map(({ name }) => name)).toEqual(names)
  })
})
