import { describe, expect, test } from 'vitest'
import { PRINT_LIMITS } from '../print-spec/print-method.ts'
import type { ArabicUse } from './file-facts.ts'
import { checkArtwork } from './check-artwork.ts'
import { verdictOf } from './finding.ts'
import { CARD, SPEC, MIDDLE, TEXT, page, codes } from '#testing/artwork/checked-card.ts'

describe('phone numbers in two languages', () => {
  const phone = (number: string, language: 'ar' | 'en') => ({ number, language, box: MIDDLE })

  test('a mobile number that differs is said with both', () => {
    const [found] = checkArtwork(page({ phones: [phone('551234567', 'ar'), phone('551234568', 'en')] }), SPEC)
    expect(found).toMatchObject({
      code: 'arabic-phones-differ',
      severity: 'NOTE',
      facts: { number: '0551234567', other: '0551234568' },
    })
  })

  test('the same number, numbers of two kinds and numbers of one language are right', () => {
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('551234567', 'en')] }))).toEqual([])
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('920012345', 'en')] }))).toEqual([])
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('551234568', 'ar')] }))).toEqual([])
  })
})

test('vowel marks finer than the thinnest line of a method may disappoint', () => {
  const fine = page({ thinnestMark: { size: 0.2, box: MIDDLE } })
  expect(codes(fine)).toEqual([])
  expect(codes(fine, { ...SPEC, limits: PRINT_LIMITS.STAMP })).toEqual(['text-dots-thin'])
})

describe('text', () => {
  test('near the cut is shown where it comes nearest', () => {
    const near = { ...TEXT, box: { left: 2, top: 10, width: 20, height: 4 } }
    const nearer = { ...TEXT, box: { left: 1, top: 30, width: 20, height: 4 } }
    expect(checkArtwork(page({ texts: [near, nearer] }), SPEC)).toMatchObject([
      { code: 'text-near-cut', box: nearer.box, facts: { distance: 1, safe: 4 } },
    ])
  })

  test('across the fold of a folded card is shown', () => {
    const folded = { ...CARD, width: 180, creases: { x: [90], y: [] } }
    const spec = { ...SPEC, faces: [{ code: 'front' as const, sheet: folded }] }
    const across = { ...TEXT, box: { left: 80, top: 20, width: 30, height: 5 } }
    expect(codes(page({ width: 180, texts: [across] }), spec)).toEqual(['text-over-fold'])
    expect(codes(page({ width: 180, texts: [TEXT] }), spec)).toEqual([])
  })

  test.each([
    ['too small', { points: 4.5 }, ['text-small']],
    ['small and Arabic, whose dots need room', { points: 6, isArabic: true }, ['text-small']],
    ['small and Latin', { points: 6 }, []],
    ['small and white on colour', { points: 5.5, isWhite: true, isBlack: false }, ['text-small']],
    ['black mixed of four inks', { isRichBlack: true, isBlack: false }, ['black-text-mixed']],
    ['a large heading of mixed black', { isRichBlack: true, isBlack: false, points: 30 }, []],
  ] as const)('%s', (_, changes, expected) => {
    expect(codes(page({ texts: [{ ...TEXT, ...changes }] }))).toEqual(expected)
  })
})

describe('Arabic', () => {
  test('broken letters stop the file and are shown as they were read', () => {
    const found = checkArtwork(page({ arabic: [{ problem: 'LETTERS_APART', text: 'م ط ب ع ة', box: MIDDLE }] }), SPEC)
    expect(found).toMatchObject([{ code: 'arabic-letters-apart', severity: 'ERROR', facts: { text: 'م ط ب ع ة' } }])
    expect(verdictOf(found)).toBe('TO_CHANGE')
  })

  test('text that cannot be read goes to a person and is never called right', () => {
    const found = checkArtwork(page({ hasUnreadableText: true }), SPEC)
    expect(verdictOf(found)).toBe('NEEDS_PERSON')
  })
})

describe('a broken line is named once for each thing to do about it', () => {
  const use = (problem: ArabicUse['problem'], box = MIDDLE) => ({ problem, text: 'ةعبطم', box })
  const named = (...problems: ArabicUse['problem'][]) => codes(page({ arabic: problems.map((each) => use(each)) }))
  test.each([
    [['LETTERS_APART', 'ORDER_REVERSED'], ['arabic-apart-and-reversed']],
    [['ORDER_REVERSED', 'NUMBER_REVERSED', 'DATE_DISAGREES'], ['arabic-order-reversed']],
    [['ORDER_REVERSED', 'WORDS_REVERSED'], ['arabic-order-reversed']],
    [['LETTERS_APART', 'WORDS_REVERSED'], ['arabic-letters-apart']],
    [['WORDS_REVERSED', 'NUMBER_REVERSED'], ['arabic-words-reversed']],
    [['GLYPH_MISSING', 'WRONG_ENCODING', 'LETTERS_APART'], ['arabic-wrong-encoding']],
    // Another typeface joins no letters, and joined letters turn no number round.
    [
      ['LETTERS_APART', 'GLYPH_MISSING'],
      ['arabic-letters-apart', 'arabic-glyph-missing'],
    ],
    [
      ['LETTERS_APART', 'NUMBER_REVERSED'],
      ['arabic-letters-apart', 'arabic-number-reversed'],
    ],
  ] as const)('%j', (problems, expected) => {
    expect(named(...problems)).toEqual(expected)
  })

  test('two lines with a mistake each are two findings', () => {
    const arabic = [use('LETTERS_APART'), use('ORDER_REVERSED', { ...MIDDLE, top: 30 })]
    expect(codes(page({ arabic }))).toEqual(['arabic-letters-apart', 'arabic-order-reversed'])
  })
})
