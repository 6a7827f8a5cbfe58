import { describe, expect, test } from 'vitest'
import { digitsIn, phonesIn, reversedNumbers } from './numbers.ts'

describe('numbers that are right only when they are read backwards', () => {
  test.each([
    ['جوال 7654321550', true],
    ['هاتف 4567 123 055', true],
    ['543210029', true],
    ['نوفمبر 6202', true],
    ['جوال 0551234567', false],
    ['+966 55 123 4567', false],
    ['920012345', false],
    ['نوفمبر 2026', false],
    // A building, a company and a tax number are no phone.
    ['6202 شارع التحلية', false],
    ['س.ت 1010123450', false],
    ['700 1234 550', false],
    ['310123456700003', false],
    ['السعر 149.50', false],
  ])('%s: %s', (text, isReversed) => {
    expect(reversedNumbers(text).length > 0).toBe(isReversed)
  })
})

test('phones are found in one form, whatever the digits and the country', () => {
  expect(phonesIn('055 123 4567')).toEqual(['551234567'])
  expect(phonesIn('+966 55 123 4567')).toEqual(['551234567'])
  expect(phonesIn('هاتف ٠٥٥١٢٣٤٥٦٧')).toEqual(['551234567'])
  expect(phonesIn('011 234 5678 و9200 12345')).toEqual(['112345678', '920012345'])
  expect(phonesIn('الرمز 12345')).toEqual([])
})

test('digits are of two kinds', () => {
  expect(digitsIn('هاتف ٠٥٥')).toEqual(['ARABIC'])
  expect(digitsIn('٠٥٥ و2026')).toEqual(['ARABIC', 'LATIN'])
})
