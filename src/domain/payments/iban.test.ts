import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedIban, parseIban } from './iban.ts'

const SAUDI = 'SA0380000000608010167519'

test('an account number is taken with spaces and small letters', () => {
  expect(parseIban('sa03 8000 0000 6080 1016 7519')).toBe(SAUDI)
  expect(parseIban('GB29NWBK60161331926819')).toBe('GB29NWBK60161331926819')
  expect(groupedIban(SAUDI)).toBe('SA03 8000 0000 6080 1016 7519')
})

test.each(['', 'SA03', 'SA038000000060801016751', 'SA0380000000608010167518', '0380000000608010167519', `${SAUDI}0`])(
  '"%s" is none',
  (text) => expect(parseIban(text)).toBeUndefined(),
)

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const wrong = String((Number(SAUDI[place]) + by) % 10)
      expect(parseIban(SAUDI.slice(0, place) + wrong + SAUDI.slice(place + 1))).toBeUndefined()
    }),
  )
})
