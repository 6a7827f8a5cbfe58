import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { nearestWord } from './nearest-word.ts'
import * as text from './text-columns.ts'
import * as value from './value-columns.ts'

const expectReads = (column: Column<unknown>, cell: unknown, expected: unknown): void => {
  expect(column.read(cell)).toEqual({ ok: true, value: expected })
}
const expectRefuses = (column: Column<unknown>, cell: unknown, code: string): void => {
  expect(column.read(cell)).toMatchObject({ ok: false, error: { code } })
}

describe('amounts', () => {
  test.each([
    ['49', 49_00],
    ['49.5', 49_50],
    [0.55, 55],
    ['٤٩٫٥٠', 49_50],
    ['1,234.05', 123_405],
  ])('%j SAR are %d halalas', (cell, halalas) => expectReads(value.money(), cell, halalas))

  test.each([
    ['4.555', 'cell/too-precise'],
    ['-1', 'cell/not-money'],
    ['free', 'cell/not-money'],
    [true, 'cell/not-text'],
  ])('%j is refused', (cell, code) => expectRefuses(value.money(), cell, code))

  test('what is written is read again to the halala', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (halalas) => {
        expectReads(value.money(), value.money().write(halalas), halalas)
        expectReads(value.money(), value.money().toJson(halalas), halalas)
      }),
    )
  })
})

describe('ladders', () => {
  const steps = [[250, 55] as const, [500, 40] as const]
  test('as text, as an object, in any order', () => {
    expectReads(value.ladder, '250=0.55; 500=0.40', steps)
    expectReads(value.ladder, '500=0.4;250=0.55;', steps)
    expectReads(value.ladder, { 500: 0.4, 250: '0.55' }, steps)
  })
  test.each(['250', '250=x', '250=1=2', '250=1; 250=2', '1=5', [250]])('%j is no ladder', (cell) =>
    expectRefuses(value.ladder, cell, 'cell/not-a-ladder'),
  )
})

describe('other cells', () => {
  test('whole numbers stay within their bounds', () => {
    expectReads(value.whole(1, 100), '٥٠', 50)
    expectRefuses(value.whole(1, 100), '101', 'cell/out-of-range')
    expectRefuses(value.whole(1, 100), '1.5', 'cell/not-a-whole-number')
  })
  test('yes and no in a few words', () => {
    expectReads(value.yesNo(true), 'No', false)
    expectReads(value.yesNo(true), 'نعم', true)
    expectRefuses(value.yesNo(true), 'maybe', 'cell/not-yes-or-no')
  })
  test('moments become UTC', () => {
    expectReads(value.moment(), '2026-11-21', '2026-11-21T00:00:00.000Z')
    expectReads(value.moment(), '2026-11-21 10:00', '2026-11-21T10:00:00.000Z')
    expectReads(value.moment(), '2026-11-21T10:00:00+03:00', '2026-11-21T07:00:00.000Z')
    expectRefuses(value.moment(), '21/11/2026', 'cell/not-a-time')
    expectRefuses(value.moment(), '2026-13-01', 'cell/not-a-time')
  })
  test('codes of digits typed into a table stay codes', () => {
    expectReads(text.code, 1001, '1001')
    expectRefuses(text.code, 'a b', 'cell/not-a-code')
  })
  test('lists are split, trimmed and without doubles', () => {
    expectReads(text.codes, 'A; B ;A;', ['A', 'B'])
    expectReads(text.codes, ['A', 'B'], ['A', 'B'])
    expectRefuses(text.phrases, ['a;b'], 'cell/semicolon')
  })
  test('links are paths or name what they lead to', () => {
    expectReads(text.linkOrNull, 'category:cards', 'category:cards')
    expectReads(text.linkOrNull, '/search?offers=1', '/search?offers=1')
    for (const link of ['//evil.example', 'https://x.example', 'shop:1'])
      expectRefuses(text.linkOrNull, link, 'cell/not-a-link')
  })
  test('texts are cleaned', () => {
    expectReads(text.localizedText({ max: 10 }), '  Sara\u200F   Ali ', 'Sara Ali')
    expectRefuses(text.localizedText({ max: 10 }), 'a\u202Eb', 'cell/bad-characters')
    expectRefuses(text.localizedText({ max: 10 }), 'longer than ten', 'cell/too-long')
  })
})

test.each([
  ['categry', 'category'],
  ['pruduct', 'product'],
  ['xyz', null],
])('who wrote %s meant %s', (word, meant) => {
  expect(nearestWord(word, ['category', 'product', 'price', 'name_en'])).toBe(meant)
})
