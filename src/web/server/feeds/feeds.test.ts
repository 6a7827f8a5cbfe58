import { DEMO_BRAND } from '#testing/demo-brand.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiResponse } from '#contract/api-client.ts'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import type { Language } from '#domain/language.ts'
import { cards } from '../../features/product/testing/cotton-cards.ts'
import { fixtureApi, found } from '../../testing/fixture-api.ts'
import { blogFeed } from './blog-feed.ts'
import { feedRoutes } from './feed-routes.ts'
import { createPageCache } from '../page-cache.ts'
import { productFeed } from './product-feed.ts'

const post = {
  id: '3',
  title: 'Why <paper> & ink',
  slug: 'why',
  excerpt: 'Thick & thin',
  author: 'Huda',
  cover: { key: '0123456789abcdef', width: 1440, height: 900, alt: '' },
  publishedAt: '2026-11-01T09:00:00Z',
  readingMinutes: 3,
  tags: [{ id: '1', code: 'paper', name: 'Paper' }],
}
const apiFor = (language: Language) =>
  fixtureApi(language, { '/api/app/blogs': found([post], { total: 1, page: 1, lastPage: 1 }) })
const publicUrl = 'https://matbaa.example'
const brand = () => DEMO_BRAND

/** A shop of these products. */
const shopOf =
  (...products: readonly ProductDetail[]) =>
  (language: Language) =>
    createApiClient(async ({ url }): Promise<ApiResponse> => {
      const { pathname, searchParams } = new URL(url, 'http://_')
      const product = products.find(({ id }) => pathname === `/api/app/products/${id}`)
      if (product) return found(product)
      const page = Number(searchParams.get('page'))
      const perPage = Number(searchParams.get('perPage'))
      const displayed = products.slice((page - 1) * perPage, page * perPage)
      return found(displayed, { total: products.length, page, perPage, lastPage: Math.ceil(products.length / perPage) })
    }, language)

/** The elements of a name. */
const texts = (xml: string | undefined, name: string) =>
  [...(xml ?? '').matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

describe('the feed of articles', () => {
  test('names each with its address, day, author and cover, as text that breaks nothing', async () => {
    const xml = await blogFeed({ publicUrl, brand, apiFor }, 'ar')
    expect(xml).toContain('<title>مطبعة: قصص الطباعة</title>')
    expect(xml).toContain(
      '<atom:link rel="self" type="application/rss+xml" href="https://matbaa.example/feeds/ar/blog.xml"/>',
    )
    expect(xml).toContain(
      '<title>Why &lt;paper&gt; &amp; ink</title><link>https://matbaa.example/ar/blogs/3/why</link>',
    )
    expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 09:00:00 GMT</pubDate><dc:creator>Huda</dc:creator>')
    // HTML in XML: escaped twice.
    expect(xml).toContain('Thick &amp;amp; thin')
    expect(xml).toContain('https://matbaa.example/images/0123456789abcdef/640.webp')
  })
})

describe('the feed of products', () => {
  const [price] = cards.prices
  if (!price) throw new Error('no price')
  const variants = [
    { ...price, code: 'matt', name: 'Matt', offerPercent: 0, setupFee: 500, remainingQuantity: null },
    { ...price, code: 'gloss', name: 'Gloss', offerPercent: 20, setupFee: 0, remainingQuantity: 0 },
  ]
  const product: ProductDetail = { ...cards, minQuantity: 100, prices: variants, features: [] }

  test('has each variant at the price of the least quantity, with and without the offer', async () => {
    const xml = await productFeed({ publicUrl, brand, apiFor: shopOf(product) }, 'en', 1)
    expect(texts(xml, 'g:id')).toEqual(['BC-1-matt', 'BC-1-gloss'])
    expect(texts(xml, 'title').slice(1)).toEqual([
      `${cards.name} – Matt (100 pieces)`,
      `${cards.name} – Gloss (100 pieces)`,
    ])
    const unit = price.ladder.find(({ minQuantity }) => minQuantity === 100)?.unitPrice ?? price.price
    const sar = (halalas: number) => `${(halalas / 100).toFixed(2)} SAR`
    expect(texts(xml, 'g:price')).toEqual([sar(unit * 100 + 500), sar(unit * 100)])
    expect(texts(xml, 'g:sale_price')).toEqual([sar(Math.round(unit * 0.8) * 100)])
    expect(texts(xml, 'g:availability')).toEqual(['in_stock', 'out_of_stock'])
    expect(new Set(texts(xml, 'g:item_group_id'))).toEqual(new Set([cards.code]))
    expect(texts(xml, 'link').at(-1)).toBe(`https://matbaa.example/en/product/${cards.id}/${cards.slug}`)
  })

  test('is divided into files, each product in one of them', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...product,
      id: String(index + 1),
      code: `P-${index + 1}`,
      prices: [{ ...price, code: 'standard', name: null }],
    }))
    const source = { publicUrl, brand, apiFor: shopOf(...many) }
    const [first, second, third] = await Promise.all([1, 2, 3].map((file) => productFeed(source, 'ar', file)))
    expect(new Set([...texts(first, 'g:id'), ...texts(second, 'g:id')]).size).toBe(501)
    expect(texts(second, 'g:id')).toEqual(['P-501'])
    expect(texts(first, 'g:item_group_id')).toEqual([])
    expect(third).toBeUndefined()
  })
})

test('feeds are served as what they are, cached, and unknown ones are 404', async () => {
  const app = Fastify()
  feedRoutes(app, { publicUrl, brand, apiFor, cache: createPageCache({ maxBytes: 1_000_000 }) })
  const blog = await app.inject('/feeds/en/blog.xml')
  expect([blog.statusCode, blog.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(blog.headers['cache-control']).toBe('public, max-age=3600')
  for (const path of ['/feeds/fr/blog.xml', '/feeds/en/other.xml', '/feeds/en/products-0.xml']) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})
