import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

describe('the fields of a change', () => {
  test.each([
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { before: { b: 2 }, after: { b: 3 } },
    ],
    [{ a: 1 }, { a: 1 }, undefined],
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, undefined],
    [{ a: [1, 2] }, { a: [2, 1] }, { before: { a: [1, 2] }, after: { a: [2, 1] } }],
    [{ a: [] }, { a: {} }, { before: { a: [] }, after: { a: {} } }],
    [null, { a: 1, b: null }, { before: null, after: { a: 1, b: null } }],
    [{ a: 1 }, null, { before: { a: 1 }, after: null }],
    [{ a: null }, { a: 'x' }, { before: { a: null }, after: { a: 'x' } }],
    [{}, { a: 'x' }, { before: {}, after: { a: 'x' } }],
    [null, null, { before: null, after: null }],
  ])('%j to %j', (before, after, changed) => {
    expect(changedFields(before, after)).toEqual(changed)
  })

  test.each(['password', 'passwordHash', 'totpSecret', 'accessToken', 'recoveryCode'])('never show %s', (name) => {
    expect(() => changedFields(null, { [name]: 'x' })).toThrow('may not show')
  })

  test('are enough to go from one side to the other', () => {
    const thing = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue())
    fc.assert(
      fc.property(thing, thing, (before, after) => {
        const changed = changedFields(before, after)
        const rebuilt = { ...before, ...changed?.after }
        for (const name of Object.keys(changed?.before ?? {})) {
          if (!(name in (changed?.after ?? {}))) delete rebuilt[name]
        }
        expect(changedFields(rebuilt, after)).toBeUndefined()
      }),
    )
  })
})
