import { describe, expect, test } from 'vitest'
import { matchingPast, suggestionOptions } from './suggestion-options.ts'

describe('suggestions', () => {
  test('past searches first, then the corrected word, categories, products', () => {
    const options = suggestionOptions(['cups'], {
      corrected: 'cards',
      products: [{ id: '5', code: 'M', name: 'Mug', slug: 'mug', picture: null, fromPrice: 100, pricedPer: 1 }],
      categories: [
        { id: '1', name: 'Cards', slug: 'cards', parentId: null, parentName: null, parentSlug: null },
        { id: '12', name: 'Neon', slug: 'neon', parentId: '7', parentName: 'Signs', parentSlug: 'signs' },
      ],
    })
    expect(options.map(({ path }) => path)).toEqual([
      '/search?name=cups',
      '/search?name=cards',
      '/category/1/cards',
      '/category/7/signs/12/neon',
      '/product/5/mug',
    ])
  })

  test('past searches that begin like the text, but not the text itself', () => {
    const past = ['card', 'Cards', 'mug']
    expect(matchingPast(past, 'card')).toEqual(['Cards'])
    expect(matchingPast(past, '')).toEqual(past)
  })
})
