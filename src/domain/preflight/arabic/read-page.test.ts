import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageLetter } from '../page-letters.ts'
import { joinsNext, joinsPrevious } from './arabic-script.ts'
import { readPage } from './read-page.ts'

/** Height of the type in millimetres; every letter of this page is half as wide. */
const EM = 4
const WIDE = EM / 2
const POINTS = (EM * 72) / 25.4

type Drawing = {
  /** Extra space between letters, in millimetres. */
  readonly tracking?: number
  /** Draws the letters of the line from left to right. */
  readonly isReversed?: boolean
  readonly glyph?: (letter: string) => number | null
  readonly angle?: number
}

const letterAt = (letter: string, x: number, y: number, changes: Partial<PageLetter> = {}): PageLetter => ({
  code: letter.codePointAt(0) ?? 0,
  glyph: null,
  font: 'Test',
  points: POINTS,
  originX: x,
  originY: y,
  ink: letter === ' ' ? null : { left: x, top: y - EM * 0.7, width: WIDE, height: EM * 0.7 },
  angle: 0,
  ...changes,
})

/** A line that ends at x = 90: joined letters touch, others leave a little space; numbers and Latin run left to right. */
function line(
  text: string,
  y: number,
  { tracking = 0, isReversed = false, glyph = () => null }: Drawing = {},
): PageLetter[] {
  const runs = text.match(/[\d+.-]+(?: [\d+.-]+)*|[A-Za-zØ-ÿ-¿?]+|[^\dA-Za-z]/g) ?? []
  const visual = runs.flatMap((run) => (/^[\dA-Za-zØ-ÿ+?]/.test(run) ? [...run].toReversed() : [run]))
  const drawn = isReversed ? visual.toReversed() : visual
  let x = 90
  return drawn.map((letter, index) => {
    const before = drawn[index - 1] ?? ' '
    const touches = isReversed || (joinsNext(before) && joinsPrevious(letter))
    x -= WIDE + (touches ? 0 : 0.2) + tracking
    return letterAt(letter, x, y, { glyph: glyph(letter) })
  })
}

const page = (...lines: readonly (readonly PageLetter[])[]) => readPage(lines.flat(), 1)
const problemsOf = (...lines: readonly (readonly PageLetter[])[]) => [
  ...new Set(page(...lines).arabic.map(({ problem }) => problem)),
]

const SHOP = 'مطبعة الرياض الحديثة'
const CARDS = 'بطاقات أعمال فاخرة'

describe('a page that is right', () => {
  test('is read as a person reads it', () => {
    const read = page(line(SHOP, 10), line('جوال 0551234567', 20))
    expect(read.lines.map(({ text }) => text)).toEqual([SHOP, 'جوال 0551234567'])
    expect(read).toMatchObject({ arabic: [], hasArabic: true, hasUnreadableText: false, digits: ['LATIN'] })
  })

  test('reads the same whatever the order in which the file draws it', () => {
    const letters = [...line(SHOP, 10), ...line('هاتف 0112345678', 20), ...line('Matbaa Press', 30)]
    const texts = (drawn: readonly PageLetter[]) => readPage(drawn, 1).lines.map(({ text }) => text)
    fc.assert(
      fc.property(fc.shuffledSubarray(letters, { minLength: letters.length }), (shuffled) => {
        expect(texts(shuffled)).toEqual(texts(letters))
      }),
      { numRuns: 30 },
    )
  })

  test('columns side by side are lines of their own', () => {
    const english = line('Riyadh', 10).map((letter) => ({
      ...letter,
      originX: letter.originX - 70,
      ink: letter.ink && { ...letter.ink, left: letter.ink.left - 70 },
    }))
    expect(page(line(SHOP, 10), english).lines.map(({ text }) => text)).toEqual([SHOP, 'Riyadh'])
  })

  test('shapes of old programs are letters', () => {
    // "سلام" in initial, medial and final shapes, with lam and alef as one.
    expect(page(line('ﺳﻼﻡ', 10)).lines[0]?.text).toBe('سلام')
  })

  test('marks are read with their letter', () => {
    const word = line('بيت', 10)
    const [first] = word
    const fatha = letterAt('\u064e', (first?.originX ?? 0) + 0.8, 8, {
      ink: { left: (first?.originX ?? 0) + 0.8, top: 6, width: 0.6, height: 0.2 },
    })
    const read = page(word, [fatha])
    expect(read.lines[0]?.text).toBe('بَيت')
    expect(read.thinnestMark?.size).toBeCloseTo(0.2)
  })

  test('dots that are glyphs of their own are no letters', () => {
    const word = line('بيت', 10)
    const dot = letterAt('ب', (word[0]?.originX ?? 0) + 0.9, 10.5, {
      ink: { left: (word[0]?.originX ?? 0) + 0.9, top: 10.5, width: 0.3, height: 0.3 },
    })
    expect(page(word, [dot]).lines[0]?.text).toBe('بيت')
  })

  test('a glyph for two letters is read as both, lam first', () => {
    const [alone] = line('ا', 10) as [PageLetter]
    const both = [alone, { ...alone, code: 'ل'.codePointAt(0) ?? 0 }]
    expect(page(both).lines[0]?.text).toBe('لا')
  })

  test('a brand that reads oddly is no reversed word', () => {
    expect(problemsOf(line('ةسوك', 10))).toEqual([])
  })
})

describe('a page that is broken', () => {
  test('letters that must join stand apart', () => {
    expect(problemsOf(line(SHOP, 10, { tracking: 0.4 }))).toEqual(['LETTERS_APART'])
    expect(problemsOf(line(SHOP, 10, { tracking: 2 }))).toEqual(['LETTERS_APART'])
    // Stretched English is not touched by it.
    expect(problemsOf(line('MATBAA PRESS', 10, { tracking: 2 }))).toEqual([])
  })

  test('letters run from left to right', () => {
    const [found] = page(line(SHOP, 10, { isReversed: true }), line(CARDS, 20, { isReversed: true })).arabic
    expect(found).toMatchObject({ problem: 'ORDER_REVERSED', text: [...SHOP].toReversed().join('') })
  })

  test('one reversed line among right ones', () => {
    const right = ['نحن نطبع أفكاركم', 'قهوة مختصة محمصة', 'العليا شارع التحلية'].map((text, index) =>
      line(text, 10 + index * 10),
    )
    expect(page(...right, line(`${SHOP} ${CARDS}`, 50, { isReversed: true })).arabic).toHaveLength(1)
  })

  test('words follow each other from left to right', () => {
    const turned = (text: string) => text.split(' ').toReversed().join(' ')
    const lines = ['افتتاح الفرع الجديد يوم الخميس', 'شركة النخيل للتجارة والتوزيع', 'مجموعة الواحة للمقاولات العامة']
    expect(problemsOf(...lines.map((text, index) => line(turned(text), 10 + 10 * index)))).toEqual(['WORDS_REVERSED'])
    expect(problemsOf(...lines.map((text, index) => line(text, 10 + 10 * index)))).toEqual([])
  })

  test('an empty box stands for a letter, when it leaves ink', () => {
    expect(problemsOf(line(SHOP, 10, { glyph: (letter) => (letter === 'ض' ? 0 : 5) }))).toEqual(['GLYPH_MISSING'])
    expect(problemsOf(line(SHOP, 10, { glyph: (letter) => (letter === ' ' ? 0 : 5) }))).toEqual([])
  })

  test.each(['Ù…Ø·Ø¨Ø¹Ø©', 'ãØÈÚÉ ÇáÑíÇÖ', '????? ??????'])('Arabic in the wrong alphabet: %s', (text) => {
    expect(problemsOf(line(text, 10))).toEqual(['WRONG_ENCODING'])
  })

  test.each(['Crème brûlée à la façon', 'Ø 12 mm', 'Really??'])('no wrong alphabet: %s', (text) => {
    expect(problemsOf(line(text, 10))).toEqual([])
  })

  test('letters without meaning are unreadable, pictures of a font are not', () => {
    const unknown = [1, 2, 3].map((place) => letterAt('x', place * 5, 10, { code: 0 }))
    expect(page(unknown).hasUnreadableText).toBe(true)
    expect(page(unknown.map((letter) => ({ ...letter, font: 'FontAwesome' }))).hasUnreadableText).toBe(false)
  })
})

describe('turned text', () => {
  test('is read along its own line', () => {
    const upright = line(SHOP, 10)
    const turned = upright.map(({ originX, originY, ink, ...letter }) => ({
      ...letter,
      originX: -originY,
      originY: originX,
      ink: ink && { left: -ink.top - ink.height, top: ink.left, width: ink.height, height: ink.width },
      angle: 90,
    }))
    expect(readPage(turned, 1)).toMatchObject({ lines: [{ text: SHOP }], arabic: [] })
  })
})
