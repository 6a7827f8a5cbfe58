import { describe, expect, test } from 'vitest'
import { mayChangeView } from './saved-view.ts'

describe('a view is changed', () => {
  const [mine, theirs] = ['me', 'a colleague']
  test.each([
    [mine, false, [], true],
    [mine, true, [], true],
    [theirs, false, ['staff.decide'], false],
    [theirs, true, [], false],
    [theirs, true, ['staff.decide'], true],
  ] as const)('of %s, shared %s, by me with %j: %s', (staffId, isShared, permissions, may) => {
    expect(mayChangeView({ staffId, isShared }, { staffId: mine, permissions: new Set(permissions) })).toBe(may)
  })
})
