import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedIn, isSameValue, mergeEdits } from './merge-edits.ts'

const base = { name: 'Sara', company: null as string | null, roles: ['a', 'b'] }

describe('two edits of one thing', () => {
  test('of different fields are both taken', () => {
    const merged = mergeEdits(base, { ...base, name: 'Noura' }, { ...base, company: 'Noura Studio' })
    expect(merged).toEqual({
      fields: { name: 'Noura', company: 'Noura Studio', roles: ['a', 'b'] },
      clashes: [],
      adopted: ['company'],
    })
  })

  test('of the same field to the same value do not clash', () => {
    expect(mergeEdits(base, { ...base, name: 'Noura' }, { ...base, name: 'Noura' }).clashes).toEqual([])
    expect(mergeEdits(base, { ...base, roles: ['c', 'a'] }, { ...base, roles: ['a', 'c'] }).clashes).toEqual([])
  })

  test('of the same field to other values clash, and mine stays until it is chosen', () => {
    const merged = mergeEdits(base, { ...base, name: 'Noura' }, { ...base, name: 'Huda', company: 'Huda Co' })
    expect(merged).toEqual({
      fields: { name: 'Noura', company: 'Huda Co', roles: ['a', 'b'] },
      clashes: [{ field: 'name', base: 'Sara', mine: 'Noura', theirs: 'Huda' }],
      adopted: ['company'],
    })
  })

  test('never lose what either side changed', () => {
    const fields = fc.record({ a: fc.constantFrom(1, 2, 3), b: fc.constantFrom('x', 'y'), c: fc.constantFrom(null, 0) })
    fc.assert(
      fc.property(fields, fields, fields, (before, mine, theirs) => {
        const { fields: merged, clashes } = mergeEdits(before, mine, theirs)
        const isClash = new Set(clashes.map(({ field }) => field))
        for (const name of changedIn(before, mine)) expect(merged[name]).toEqual(mine[name])
        for (const name of changedIn(before, theirs).filter((each) => !isClash.has(each))) {
          expect(merged[name]).toEqual(theirs[name])
        }
      }),
    )
  })
})

test.each([
  [undefined, null, true],
  ['', null, false],
  [{ a: 1, b: [1, 2] }, { b: [2, 1], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%j and %j are the same: %j', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected)
})
