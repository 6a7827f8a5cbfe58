import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillShop } from '#testing/search/fill-shop.ts'
import { CATEGORIES, PRODUCTS } from '#testing/search/print-shop.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { indexProducts } from './search-index.ts'
import { searchProducts } from './search.service.ts'
import type { SearchAnswer } from './search.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const ids = await fillShop(database, CATEGORIES, PRODUCTS)
  await database.db.transaction().execute((tx) => indexProducts(tx, ids))
})
afterAll(() => database.close())

const search = (words: string): Promise<SearchAnswer> =>
  searchProducts(database.pool, { words, language: 'en', page: 1, perPage: 48 })

const codesOf = ({ cards }: SearchAnswer): string[] => {
  const read: { code: string }[] = JSON.parse(cards)
  return read.map(({ code }) => code)
}

const found = async (words: string): Promise<string> => codesOf(await search(words)).join(' ')

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
    ['cups for coffee', 'coffee cup', 'MG-1 CP-1'],
    ['cups for coffee in Arabic', 'كوب قهوة', 'MG-1 CP-1'],
    ['words in another order than in the name', 'a5 notebook', 'PR-3'],
    ['what is called so in the keywords', 'visiting card', 'BC-1003 BC-1001 BC-1002'],
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
    const { rows } = await database.pool.query<{ id: number }>("select id from product where code = 'MG-1'")
    await database.pool.query('update product set name = \'{"en": "Stand RU 85"}\' where code = \'MG-1\'')
    await database.db.transaction().execute((tx) => indexProducts(tx, [rows[0]!.id]))
    expect(await found('ru 85')).toBe('RU-85 MG-1')
    await database.pool.query(`update product set name = '{"en": "White mug", "ar": "كوب أبيض"}' where code = 'MG-1'`)
    await database.db.transaction().execute((tx) => indexProducts(tx, [rows[0]!.id]))
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

describe('words that tell nothing', () => {
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

  test('a beginning is not looked for where whole words have as many products', async () => {
    expect(await found('roll')).not.toContain('LW-1')
    expect((await search('cal')).total).toBe(1)
  })
})

describe('the same products, however it is written', () => {
  test.each([
    ['احمد', 'أحمد', 'إحمد', 'آحمد'],
    ['لوحة', 'لوحه', 'اللوحة', 'اللوحه', 'لَوْحَة', 'لوحـــة', 'ولوحة', 'باللوحة', 'لوحات', 'اللوحات'],
    ['مطبوعات', 'المطبوعات', 'والمطبوعات', 'للمطبوعات', 'بالمطبوعات'],
    ['ستيكر', 'ستيـــكر', 'سـتـيـكـر', 'سْتِيكَر', 'الستيكر', 'ستكر'],
    [
      'تي شيرت',
      'تيشيرت',
      'التيشيرت',
      'تي  شيرت',
      'تى شيرت',
      'تي-شيرت',
      't-shirt',
      'T shirt',
      'tshirt',
      'TSHIRT',
      't-shirts',
    ],
    ['٥٠', '50', '۵۰'],
    ['بطاقات', 'بطاقة', 'بطاقه', 'البطاقات', 'للبطاقات'],
    ['مؤسسة', 'موسسه', 'المؤسسة', 'مُؤَسَّسَةُ'],
    ['إعلانات', 'اعلانات', 'الاعلانات', 'الإعلان'],
    ['شركة', 'الشركة', 'للشركة', 'شركه'],
    ['حروف', 'الحروف', 'وحروف'],
    ['بالونات', 'البالونات', 'بالون'],
    ['ألبوم', 'البوم', 'الألبوم'],
    ['أكواب', 'اكواب', 'الأكواب', 'وأكواب'],
    ['رول اب', 'رول أب', 'رولاب', 'الرول أب', 'roll up', 'roll-up', 'rollup', 'Roll-ups'],
    ['sticker', 'Sticker', 'STICKER', 'stickers', "sticker's", 'ｓｔｉｃｋｅｒ'],
    ['box', 'boxes', 'Box'],
    ['card holder', 'cards holder', 'holder card', 'CARD  HOLDER'],
    ['mugs', "mug's", 'MUGS', 'مج', 'كوب', 'أكواب', 'مق', 'كاسة'],
    ['كرت', 'كروت', 'بطاقة', 'بطاقات', 'card', 'الكروت'],
    ['علبة', 'علب', 'صندوق', 'صناديق', 'box'],
    ['هدية', 'هدايا', 'الهدايا'],
  ])('%s', async (...spellings) => {
    const sets: Record<string, string> = {}
    for (const words of spellings) sets[words] = (await found(words)).split(' ').toSorted().join(' ')
    const [first = ''] = Object.values(sets)
    expect(first).not.toBe('')
    expect(sets).toEqual(Object.fromEntries(spellings.map((words) => [words, first])))
  })
})

describe('a slip', () => {
  test.each([
    ['a letter too few', 'stiker', 'sticker', 'ST-50'],
    ['a letter too many', 'calenndar', 'calendar', 'PR-4'],
    ['another letter', 'bannor', 'banner', 'BN-1'],
    ['two letters swapped', 'fleyr', 'flyer', 'PR-5'],
    ['the first letter', 'nalendar', 'calendar', 'PR-4'],
    ['in a word of four letters', 'rool', 'roll', 'RU-85'],
    ['swapped in a word of four letters', 'wlal', 'wall', 'PR-4'],
    ['in the first of two words', 'busness card', 'business card', 'BC-1001'],
    ['in both words', 'grreting cadrs', 'greeting cards', 'GC-7'],
    ['in a word not finished', 'stikc', 'sticker', 'ST-50'],
    ['a letter too few in Arabic', 'مطبعات', 'مطبوعات', 'PR-1'],
    ['a letter too many in Arabic', 'تقوييم', 'تقويم', 'PR-4'],
    ['another letter in Arabic', 'ستيخر', 'ستيكر', 'ST-50'],
    ['swapped in Arabic', 'فلاري', 'فلاير', 'PR-5'],
    ['after the article', 'اللوخة', 'لوحة', 'SG-10'],
    ['no space', 'businesscards', 'business cards', 'BC-1001'],
    ['no space in Arabic', 'علبةهدايا', 'علبه هدايا', 'BX-1'],
    ['the English keyboard for Arabic', 'g,pm', 'لوحة', 'SG-10'],
    ['the English keyboard for Arabic, without other signs', 'fhg,khj', 'بالونات', 'BA-1'],
    ['the English keyboard for Arabic, two words', 'sjd;v ]hzvd', 'ستيكر دائري', 'ST-50'],
    ['the English keyboard for Arabic with an article', "hgl'f,uhj", 'مطبوعات', 'PR-1'],
    ['the English keyboard for Arabic, with a slip', 'fxhrm', 'بطاقة', 'BC-1003'],
    ['the English keyboard for Arabic, signs among letters', 'l[', 'مج', 'MG-1'],
    ['the English keyboard for Arabic, signs first', ';,f', 'كوب', 'MG-1'],
    ['the Arabic keyboard for English, with a slip', 'ؤشمثىيثق', 'calendar', 'PR-4'],
    ['the Arabic keyboard for English', 'ؤشقي', 'card', 'BC-1003'],
    ['the Arabic keyboard for English, two words', 'لاعسهىثسس ؤشقيس', 'business cards', 'BC-1001'],
  ])('%s: %s is read as %s', async (_, words, corrected, first) => {
    const answer = await search(words)
    expect(answer.correctedName).toBe(corrected)
    expect(codesOf(answer)[0]).toBe(first)
    expect(answer.didYouMean).toBeNull()
    expect(answer.matchesSome).toBe(false)
  })

  test.each([
    ['the last letter of بطاقات', 'بطاقت', 'بطاقات', 'BC-1003'],
    ['the last letter of لوحات', 'لوحت', 'لوحات', 'SG-10'],
    ['a letter of مطبوعات', 'مطبوعت', 'مطبوعات', 'PR-1'],
    ['a letter too many', 'cardi', 'card', 'BC-1003'],
    ['a letter too few', 'اكوب', 'أكواب', 'MG-1'],
  ])('%s is seen in %s, whatever words of texts begin so', async (_, words, corrected, first) => {
    const answer = await search(words)
    expect(answer).toMatchObject({ correctedName: corrected, didYouMean: null, matchesSome: false })
    expect(codesOf(answer)[0]).toBe(first)
    expect(answer.total).toBeGreaterThanOrEqual(5)
  })

  test.each(['بطاقته', 'لوحته', 'cardigan', 'cardig', 'calen', 'دفتر', 'قميص', 'label', 'شيرت', 'أحمد'])(
    'is not seen in the word or the clear beginning %s',
    async (words) => {
      expect(await search(words)).toMatchObject({ correctedName: null, didYouMean: null })
    },
  )

  test.each(['mug', 'kraft', 'BC-1001', 'درع', 'a5'])('is not seen in %s', async (words) => {
    expect(await search(words)).toMatchObject({ correctedName: null, didYouMean: null, matchesSome: false })
  })

  test.each(['mgu', 'bo', '501', 'a6x', 'بك'])('is not guessed in the short %s', async (words) => {
    expect((await search(words)).correctedName).toBeNull()
  })
})

describe('when nothing has all the words', () => {
  test('products with some of them come, those with the rarer ones too, and it is said', async () => {
    const answer = await search('kraft calendar')
    expect(answer).toMatchObject({ matchesSome: true, total: 2, correctedName: null, didYouMean: null })
    expect(codesOf(answer)).toEqual(['BC-1002', 'PR-4'])
  })

  test('products with more of the words come first', async () => {
    expect(codesOf(await search('metal business umbrella'))[0]).toBe('BC-1003')
  })

  test('an unknown word leaves the others', async () => {
    const answer = await search('zqxwvj mug')
    expect(answer).toMatchObject({ matchesSome: true, total: 9 })
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

describe('nobody guesses', () => {
  test.each([
    ['from words that only texts have', 'شيئت', 'صراحة', 'thirsty', 'transcrip'],
    ['another short word', 'أحمش', 'درخ', 'wulb'],
    ['words that only join others', 'متىى', 'شئط'],
  ])('%s', async (_, ...typed) => {
    for (const words of typed) {
      expect(await search(words), words).toMatchObject({ correctedName: null, didYouMean: null })
    }
  })

  test.each(['<script>', '<script>alert</script>', '<img src=x onerror=card>', '</b>', '<!-- card -->'])(
    'what the marks %s are about',
    async (words) => {
      expect(await search(words)).toMatchObject({ total: 0, correctedName: null, didYouMean: null, categories: [] })
    },
  )

  test('and marks around words are left out', async () => {
    expect(await found('<b>business</b> card')).toBe(await found('business card'))
  })

  test('words of the trade that the shop has no product for are left as they are', async () => {
    const shirts = await database.pool.query<{ id: number }>(
      `delete from product_listing using product where id = product_id and code in ('TS-1', 'TS-2', 'TS-3', 'AR-1')
       returning id`,
    )
    expect(shirts.rowCount).toBe(4)
    for (const words of ['تي شيرت', 'تيشيرت', 'تي-شيرت', 't-shirt', 't shirt', 'tshirt', 'شيرت', 'أحمد']) {
      expect(await search(words), words).toMatchObject({
        total: 0,
        correctedName: null,
        didYouMean: null,
        matchesSome: false,
      })
    }
  })
})
