import { expect, test } from 'vitest'
import { fittingNames, mentionedIn, typedMention, withMention } from './mentions.ts'

const PEOPLE = [
  { id: '1', name: 'Omar Al-Harbi' },
  { id: '2', name: 'ليلى القحطاني' },
  { id: '3', name: 'Huda' },
]

test.each([
  ['See @', 5, { from: 4, typed: '' }],
  ['See @om', 7, { from: 4, typed: 'om' }],
  ['@ليل', 4, { from: 0, typed: 'ليل' }],
  ['layla@shop.example', 18, undefined],
  ['See @omar\nthen', 14, undefined],
])('%j at %i: %j', (text, caret, typed) => {
  expect(typedMention(text, caret)).toEqual(typed)
})

test('colleagues are found by any part of their name, in both languages', () => {
  expect(fittingNames(PEOPLE, 'har')).toEqual([])
  expect(fittingNames(PEOPLE, 'al-h').map(({ id }) => id)).toEqual(['1'])
  expect(fittingNames(PEOPLE, 'القح').map(({ id }) => id)).toEqual(['2'])
  expect(fittingNames(PEOPLE, '')).toHaveLength(3)
})

test('a chosen name stands in the text, and names its person', () => {
  const { text, caret } = withMention('See @om please', 4, 7, 'Omar Al-Harbi')
  expect(text).toBe('See @Omar Al-Harbi  please')
  expect(text.slice(0, caret)).toBe('See @Omar Al-Harbi ')
  expect(mentionedIn(text, PEOPLE)).toEqual(['1'])
})
