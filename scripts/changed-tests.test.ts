import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NAMED_SPECS, SPECS, testsFor } from './changed-tests.ts'

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
    expect(testsFor(['e2e/catalogue/search.spec.ts'])).toEqual({ units: [], specs: ['search'] })
  })

  test('are named once, however much changed', () => {
    expect(testsFor(['src/domain/cart/a.ts', 'src/web/features/cart/b.tsx']).specs).toEqual([
      'cart',
      'cart-package',
      'cart-tabs',
      'joined-cart',
      'stored-cart',
    ])
  })

  test('of the office include what all its screens are held to', () => {
    expect(testsFor(['src/office/features/counter-order/lines.tsx'])).toEqual({
      units: ['/counter-order/', 'src/office/features/counter-order/'],
      specs: ['office-budget', 'office-counter', 'office-screens'],
    })
  })

  test('every feature is a folder, and every feature of the pages is named', () => {
    const folders = globSync('src/**/', { withFileTypes: true }).map((each) => `/${each.parentPath}/${each.name}/`)
    const isThere = (feature: string) => folders.some((folder) => folder.endsWith(`/${feature}/`))
    expect(Object.keys(SPECS).filter((feature) => !isThere(feature))).toEqual([])
    const features = globSync('src/{web,office}/features/*/')
    expect(features.filter((folder) => !hasFeature(folder))).toEqual([])
  })

  test('every browser test that is named exists, and every one is named', () => {
    const specs = globSync('e2e/**/*.spec.ts').map((path) => basename(path, '.spec.ts'))
    expect(NAMED_SPECS.filter((name) => !specs.includes(name))).toEqual([])
    expect(specs.filter((name) => !NAMED_SPECS.includes(name))).toEqual([])
  })
})

const hasFeature = (folder: string): boolean =>
  Object.keys(SPECS).some((feature) => `/${folder}/`.includes(`/${feature}/`))
