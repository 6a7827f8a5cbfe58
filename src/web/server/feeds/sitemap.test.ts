import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiClient, ApiResponse } from '#contract/api-client.ts'
import { fixtureTransport, found } from '../../testing/fixture-api.ts'
import { pagesSitemap, productsSitemap, sitemapOverview } from './sitemap.ts'

const TOTAL = 2_050

const ARTICLE = {
  id: '3',
  slug: 'why',
  cover: null,
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
}

const product = (id: number) => ({
  id: String(id),
  name: id % 41 === 0 ? 'كوب & طبق' : 'Mug كوب & dish طبق',
  slug: `mug-${id}`,
  pictures: [{ key: 'a1', width: 800 }],
})

/** A shop of 2,050 products and one article. */
function apiFor(language: Language): ApiClient {
  const transport = fixtureTransport(language)
  return createApiClient(async (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://_')
    if (pathname === '/api/app/products')
      return productsPage(Number(searchParams.get('page') ?? 1), Number(searchParams.get('perPage')))
    if (pathname === '/api/app/product-changes')
      return found([{ id: '1', updatedAt: '2026-10-05T00:00:00Z' }], { total: TOTAL })
    if (pathname === '/api/app/pages/about-us') return found({ updatedAt: '2026-03-01T00:00:00Z' })
    if (pathname !== '/api/app/blogs') return transport(request)
    return found([ARTICLE], { total: 1, lastPage: 1 })
  }, language)
}

function productsPage(page: number, perPage: number): ApiResponse {
  const before = (page - 1) * perPage
  const count = Math.max(0, Math.min(perPage, TOTAL - before))
  const products = Array.from({ length: count }, (_, index) => product(before + index + 1))
  return found(products, { total: TOTAL, page, perPage, lastPage: Math.ceil(TOTAL / perPage) })
}

const source = { publicUrl: 'https://matbaa.example', brand: () => DEMO_BRAND, apiFor }
const count = (xml: string | undefined, tag: string) => xml?.split(`<${tag}>`).length ?? 1

describe('sitemaps', () => {
  test('the index lists pages and products of both languages', async () => {
    const xml = await sitemapOverview(source)
    expect(count(xml, 'loc') - 1).toBe(6)
    expect(xml).toContain('https://matbaa.example/sitemaps/ar/products-2.xml')
  })

  test('every product is in exactly one file, with its picture', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map((file) => productsSitemap(source, 'ar', file)))
    expect(count(first, 'url') - 1).toBe(2_000)
    expect(count(second, 'url') - 1).toBe(50)
    expect(third).toBeUndefined()
    expect(first).toContain(
      '<loc>https://matbaa.example/ar/product/1/mug-1</loc><lastmod>2026-10-05T00:00:00Z</lastmod>',
    )
    expect(first).toContain('<image:loc>https://matbaa.example/images/a1/640.webp</image:loc>')
  })

  test('what has no English name is not among the English ones', async () => {
    const files = await Promise.all([1, 2].map((file) => productsSitemap(source, 'en', file)))
    expect(files.map((xml) => count(xml, 'url') - 1)).toEqual([2_000 - 48, 50 - 2])
    expect(files.join('')).not.toContain('/mug-41<')
  })

  test('pages, categories with all parts of their address, and articles', async () => {
    const xml = await pagesSitemap(source, 'en')
    expect(xml).toContain('<loc>https://matbaa.example/en/home</loc>')
    expect(xml).toContain('<loc>https://matbaa.example/en/category/1/cards-stationery/11/business-cards</loc>')
    expect(xml).toContain('<loc>https://matbaa.example/en/blogs/3/why</loc><lastmod>2026-11-02T00:00:00Z</lastmod>')
    expect(xml).toContain('<loc>https://matbaa.example/en/about-us</loc><lastmod>2026-03-01T00:00:00Z</lastmod>')
    // This shop has no such page.
    expect(xml).not.toContain('terms-and-condition')
  })
})
