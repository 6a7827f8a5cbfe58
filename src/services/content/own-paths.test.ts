import { describe, expect, test } from 'vitest'
import { linkedIds, pathWithSlugs } from './own-paths.ts'

const slugs = {
  category: new Map([
    [3, { en: 'boxes', ar: 'علب' }],
    [22, { en: 'cups' }],
  ]),
  product: new Map([[12, { en: 'mug', ar: 'كوب' }]]),
  blogs: new Map([[2, { en: 'paper', ar: 'ورق' }]]),
}

describe('a path in a text of the shop', () => {
  test.each([
    ['/category/3', 'en', '/category/3/boxes'],
    ['/category/3', 'ar', '/category/3/علب'],
    ['/category/3/-/22', 'ar', '/category/3/علب/22/cups'],
    ['/product/12', 'ar', '/product/12/كوب'],
    ['/blogs/2', 'en', '/blogs/2/paper'],
    ['/product/99', 'en', '/product/99'],
    ['/category/3/-/99', 'en', '/category/3/-/99'],
    ['/search?offers=1', 'en', '/search?offers=1'],
    ['/special-request', 'ar', '/special-request'],
  ] as const)('%s is in %s %s', (path, language, address) => {
    expect(decodeURI(pathWithSlugs(path, slugs, language))).toBe(address)
  })

  test('names what has to be looked up', () => {
    expect(linkedIds(['/category/3/-/22', null, '/product/12', '/blogs', '/blogs/2', '/search?offers=1'])).toEqual({
      category: [3, 22],
      product: [12],
      blogs: [2],
    })
  })
})
