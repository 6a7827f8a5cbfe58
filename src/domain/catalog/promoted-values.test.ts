import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasTellingShare, promotedValues } from './promoted-values.ts'

describe('a filter worth offering above a list', () => {
  test.each([
    ['one product of 46', 1, 46, false],
    ['four products of 46', 4, 46, false],
    ['five products of 46', 5, 46, true],
    ['one product of three', 1, 3, false],
    ['two products of three', 2, 3, true],
    ['every product', 46, 46, false],
    ['no product', 0, 46, false],
    ['of an empty list', 0, 0, false],
  ])('%s', (_, count, total, expected) => {
    expect(hasTellingShare(count, total)).toBe(expected)
  })

  test('always narrows the list, to at least two products', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (count, total) => {
        fc.pre(hasTellingShare(count, total))
        expect(count).toBeGreaterThanOrEqual(2)
        expect(count).toBeLessThan(total)
      }),
    )
  })

  test('attributes take turns, two values of each and five in all at most', () => {
    const values = (attribute: string, ...counts: number[]) =>
      counts.map((count, index) => ({ id: `${attribute}${index}`, count, isChosen: false }))
    const [material, finish, size] = [values('m', 1, 22, 9, 8), values('f', 11, 12), values('s', 46, 6, 7)]
    expect(promotedValues([material, finish, size], 46)).toEqual(['m1', 'f0', 's1', 'm2', 'f1'])
    expect(promotedValues([], 46)).toEqual([])
  })

  test('what is chosen stays, though the list now has nothing else', () => {
    expect(promotedValues([[{ id: 'cotton', count: 5, isChosen: true }]], 5)).toEqual(['cotton'])
  })
})
