import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceMentions } from '#domain/pricing/mentioned-price.ts'

type Product = { readonly code: string; readonly min_quantity?: number }
type Article = { readonly code: string; readonly body: { readonly en: string; readonly ar: string } }

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content
const { blogs } = read<{ blogs: readonly Article[] }>('demo/blogs.json')
const products = new Map(
  globSync('demo/products-*.json').flatMap((file) =>
    read<{ products: readonly Product[] }>(file).products.map((product) => [product.code, product] as const),
  ),
)

/** An amount that was typed. */
const TYPED = /\bSAR\b|\briyals?\b|\bhalalas?\b|ر\.س|ريال|هلل(?:ة|ات)/

describe.each(blogs)('the article $code', ({ body }) => {
  test('types no price', () => {
    expect(body.en).not.toMatch(TYPED)
    expect(body.ar).not.toMatch(TYPED)
  })

  test('mentions the same prices in both languages, of products that are sold in that quantity', () => {
    const mentions = priceMentions(body.en)
    expect(priceMentions(body.ar)).toEqual(mentions)
    for (const { code, quantity } of mentions) {
      expect(products.has(code), code).toBe(true)
      expect(quantity ?? Infinity, code).toBeGreaterThanOrEqual(products.get(code)?.min_quantity ?? 1)
    }
  })
})
