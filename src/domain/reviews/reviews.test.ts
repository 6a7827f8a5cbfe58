import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicName } from './public-name.ts'
import { starSummary } from './star-summary.ts'

test.each([
  ['Noura', 'Alharbi', 'Noura A.'],
  ['  Noura  Saad ', 'bin Salem al-Harbi', 'Noura A.'],
  ['نورة', 'العتيبي', 'نورة ع.'],
  ['نورة', 'بن سعد', 'نورة س.'],
  ['فهد', 'الي', 'فهد ا.'],
  ['Sara', '', 'Sara'],
  ['Sara', '7', 'Sara'],
  ['', 'Ali', undefined],
  ['–', 'Ali', undefined],
])('%j %j is shown as %j', (first, last, displayed) => {
  expect(publicName(first, last)).toBe(displayed)
})

test('no more than a letter of the last name is ever shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (first, last) => {
      const displayed = publicName(first, last)
      expect((displayed ?? '').split(' ').length).toBeLessThanOrEqual(2)
      // A capital of a letter may be two letters, as SS of ß.
      expect((displayed ?? '').split(' ')[1]?.length ?? 0).toBeLessThanOrEqual(4)
    }),
  )
})

test('the average has one decimal, and there is none without reviews', () => {
  expect(starSummary([0, 0, 0, 0, 0])).toEqual({ count: 0, average: null, stars: [0, 0, 0, 0, 0] })
  expect(starSummary([0, 0, 0, 1, 2])).toMatchObject({ count: 3, average: 4.7 })
  expect(starSummary([1, 0, 0, 0, 0])).toMatchObject({ count: 1, average: 1 })
  fc.assert(
    fc.property(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)), (stars) => {
      const { count, average } = starSummary(stars)
      expect(average ?? 1).toBeGreaterThanOrEqual(1)
      expect(average ?? 1).toBeLessThanOrEqual(5)
      expect(average === null).toBe(count === 0)
    }),
  )
})
