import { describe, expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

const PRODUCT = '/product/:productId/:productSlug?'

describe('a path', () => {
  test('names its parts', () => {
    expect(matchPath(PRODUCT, '/product/7/cotton-cards')).toEqual({ productId: '7', productSlug: 'cotton-cards' })
    expect(matchPath('/home', '/home')).toEqual({})
    expect(matchPath('/', '/')).toEqual({})
  })

  test('may leave out what is optional', () => {
    expect(matchPath(PRODUCT, '/product/7')).toEqual({ productId: '7', productSlug: undefined })
    const category = '/category/:categoryId/:categorySlug?/:subCategoryId?/:subCategorySlug?'
    expect(matchPath(category, '/category/1/cards/12')).toEqual({
      categoryId: '1',
      categorySlug: 'cards',
      subCategoryId: '12',
      subCategorySlug: undefined,
    })
  })

  test('is decoded, and taken as it is when it cannot be', () => {
    expect(matchPath(PRODUCT, '/product/7/%D8%A8')).toMatchObject({ productSlug: 'ب' })
    expect(matchPath(PRODUCT, '/product/7/%E0%A4%A')).toMatchObject({ productSlug: '%E0%A4%A' })
  })

  test.each(['/product', '/product/', '/product/7/a/b', '/products/7', '/x/product/7'])('%s is another', (path) => {
    expect(matchPath(PRODUCT, path)).toBeNull()
  })

  test('may end with a slash', () => {
    expect(matchPath('/home', '/home/')).toEqual({})
    expect(matchPath(PRODUCT, '/product/7/')).toMatchObject({ productId: '7' })
  })
})
