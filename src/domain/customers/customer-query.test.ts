import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerQuery } from './customer-query.ts'

test.each([
  ['أحمد العتيبي', { words: `'احمد':* & 'العتيبي':*` }],
  ['Sahil', { words: `'sahil':*`, email: 'sahil' }],
  ['٤٥٦٧', { words: `'4567':*`, phoneEnd: '4567' }],
  ['0551234567', { words: `'0551234567':*`, phoneEnd: '551234567' }],
  ['+966 55 123 4567', { words: `'966':* & '55':* & '123':* & '4567':*`, phoneEnd: '551234567' }],
  ['Sara@Shop.example', { email: 'sara@shop.example' }],
])('%s', (text, found) => {
  expect(customerQuery(text, true)).toEqual({ words: undefined, phoneEnd: undefined, email: undefined, ...found })
})

test.each(['???', ' ', '@'])('%s finds no customer', (text) => {
  expect(customerQuery(text, true)).toBeUndefined()
})

test('neither a phone nor an address finds one for those who may not see them', () => {
  expect(customerQuery('sara@shop.example', false)).toBeUndefined()
  expect(customerQuery('0551234567', false)).toMatchObject({ phoneEnd: undefined })
})

test('no text ends the words it is in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const outside = (customerQuery(text, true)?.words ?? '').replaceAll(/'[^'\\]*'/g, '')
      expect(outside).toMatch(/^[&:* ]*$/)
    }),
  )
})
