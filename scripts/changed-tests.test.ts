import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SPECS, testsFor } from './changed-tests.ts'

describe('tests for changed files', () => {
  test('are those of the feature in every layer, and its browser tests', () => {
    expect(testsFor(['src/services/wishlist/wishlist.repository.ts'])).toEqual({
      units: ['/wishlist/', 'src/services/wishlist/'],
      specs: ['wishlist'],
    })
  })

  test('of a layer without features are those of the file', () => {
    expect(testsFor(['src/db/connection.ts'])).toEqual({ units: ['src/db/connection.'], specs: [] })
  })

  test('are a changed browser test itself', () => {
    expect(testsFor(['e2e/search.spec.ts'])).toEqual({ units: [], specs: ['search'] })
  })

  test('are named once, however much changed', () => {
    expect(testsFor(['src/domain/cart/a.ts', 'src/web/features/cart/b.tsx']).specs).toEqual([
      'cart',
      'joined-cart',
      'stored-cart',
    ])
  })

  test('every feature is a folder, and every browser test that is named exists', () => {
    const folders = new Set(globSync('src/**/', { withFileTypes: true }).map(({ name }) => name))
    expect(Object.keys(SPECS).filter((feature) => !folders.has(feature))).toEqual([])
    const specs = new Set(globSync('e2e/*.spec.ts').map((path) => path.replace(/^e2e.|\.spec\.ts$/g, '')))
    expect(
      Object.values(SPECS)
        .flat()
        .filter((name) => !specs.has(name)),
    ).toEqual([])
  })
})
