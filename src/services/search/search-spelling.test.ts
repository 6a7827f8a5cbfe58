import { describe, expect, test } from 'vitest'
import { codesOf, searchCorpus } from '#testing/search/search-corpus.ts'

const shop = searchCorpus()
const { search, found } = shop

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
    ['card holder', 'cards holder', 'CARD  HOLDER'],
    ['mugs', "mug's", 'MUGS', 'مج', 'مق'],
    ['cup', 'cups', 'كوب', 'أكواب', 'كاسة'],
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

describe('nothing is guessed', () => {
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
    const shirts = await shop.query<{ id: number }>(
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
