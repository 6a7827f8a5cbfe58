import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardHolder,
  groupedCardNumber,
  isCardExpired,
  parseCardExpiry,
  parseCardNumber,
  formatExpiry,
} from './card-number.ts'

const TODAY = '2026-11-22'

describe('a card number', () => {
  test.each([
    ['4201 3201 1111 1010', '4201320111111010'],
    ['٤٢٠١٣٢٠١١١١١١٠١٠', '4201320111111010'],
    ['5421-0801-0100-0000', '5421080101000000'],
    ['3782 822463 10005', '378282246310005'],
  ])('is read as people type it: %s', (typed, digits) => {
    expect(parseCardNumber(typed)).toEqual({ ok: true, value: digits })
  })

  test.each([
    ['', 'card/incomplete'],
    ['4201 3201 1111', 'card/incomplete'],
    ['4201 3201 1111 1011', 'card/mistyped'],
    ['6011 1111 1111 1117', 'card/network'],
  ])('is refused with what is wrong: %s', (typed, code) => {
    expect(parseCardNumber(typed)).toMatchObject({ error: { code } })
  })

  test('stands in the groups that are on the card', () => {
    expect(groupedCardNumber('4201320111111010')).toBe('4201 3201 1111 1010')
    expect(groupedCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(groupedCardNumber('42013')).toBe('4201 3')
    expect(groupedCardNumber('')).toBe('')
  })

  test('keeps its digits when it is grouped, however often', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        const grouped = groupedCardNumber(digits)
        expect(grouped.replaceAll(' ', '')).toBe(digits)
        expect(groupedCardNumber(grouped)).toBe(grouped)
      }),
    )
  })

  test('with one digit mistyped is always noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4201320111111010']
        digits[place] = String((Number(digits[place]) + by) % 10)
        expect(parseCardNumber(digits.join('')).ok).toBe(false)
      }),
    )
  })
})

describe('the expiry of a card', () => {
  test.each([
    ['12/30', { month: 12, year: 2030 }],
    ['1 / 2031', { month: 1, year: 2031 }],
    ['١١/٢٦', { month: 11, year: 2026 }],
    ['1130', { month: 11, year: 2030 }],
  ])('is read as it is typed or filled in: %s', (typed, value) => {
    expect(parseCardExpiry(typed, TODAY)).toEqual({ ok: true, value })
  })

  test.each([
    ['10/26', 'card/expired'],
    ['12/19', 'card/expired'],
    ['13/30', 'card/no-expiry'],
    ['12/99', 'card/no-expiry'],
    ['', 'card/no-expiry'],
    ['1', 'card/no-expiry'],
  ])('is refused with what is wrong: %s', (typed, code) => {
    expect(parseCardExpiry(typed, TODAY)).toMatchObject({ error: { code } })
  })

  test('counts to the end of its month', () => {
    expect(isCardExpired({ month: 11, year: 2026 }, TODAY)).toBe(false)
    expect(isCardExpired({ month: 10, year: 2026 }, TODAY)).toBe(true)
  })

  test('gets its slash while it is typed', () => {
    expect(['1', '12', '123', '1230', '5', '530', '٠٥٣٠', '05/2030'].map(formatExpiry)).toEqual([
      '1',
      '12',
      '12 / 3',
      '12 / 30',
      '05',
      '05 / 30',
      '05 / 30',
      '05 / 30',
    ])
  })
})

test('the name on a card has two words of Latin letters', () => {
  expect(cardHolder('  Noura  Al-Otaibi ')).toBe('Noura Al-Otaibi')
  expect(
    ["Sara O'Neill Jr.", 'Noura', 'نورة العتيبي', 'N0ura Ali', ''].map((name) => cardHolder(name) !== undefined),
  ).toEqual([true, false, false, false, false])
})
