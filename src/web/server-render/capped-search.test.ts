import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { expect, test, vi } from 'vitest'
import type { ListMeta } from '#contract/catalog/product-list.ts'
import type { ProductCard } from '#contract/catalog/product-card.ts'
import { fixtureApi, found } from '../testing/fixture-api.ts'
import { createRenderer } from './renderer.tsx'

const onFailure = vi.fn<(failure: unknown) => void>()
const assets = {
  entry: '',
  style: '',
  print: '/assets/print.css',
  fonts: {},
  first: [],
  styles: () => [],
  preloads: () => [],
}
const renderer = createRenderer({
  publicUrl: 'https://matbaa.example',
  brand: () => DEMO_BRAND,
  policy: () => DEFAULT_POLICY,
  instalments: [],
  assets,
  onFailure,
})

const card = (id: number): ProductCard => ({
  id: String(id),
  productPrice: String(id),
  code: `P-${id}`,
  name: 'Cover',
  slug: 'cover',
  pictures: [],
  pictureCount: 0,
  fromPrice: 54,
  wasPrice: null,
  pricedPer: 100,
  offerPercent: 0,
  minQuantity: 1,
  productionDays: 1,
  urgentAllowed: true,
  inStock: true,
  publishedAt: '2026-01-01T00:00:00Z',
  colours: [],
  colourCount: 0,
})

/** The page of a search for very common words, of which 1,000 hits are counted. */
async function words(language: 'en' | 'ar', page: number, more: Partial<ListMeta> = {}): Promise<string> {
  const meta = { page, perPage: 24, total: 1000, lastPage: 42, sort: 'relevance', totalIsMore: true, ...more }
  const answer = await renderer.render({
    method: 'GET',
    prefix: language,
    language,
    path: '/search',
    search: `?name=cover${page > 1 ? `&page=${page}` : ''}`,
    now: Date.UTC(2026, 10, 21),
    api: fixtureApi(language, {
      '/api/app/products': found(
        Array.from({ length: 24 }, (_, index) => card(index + 1)),
        { matchesSome: false, correctedName: null, didYouMean: null, categories: [], ...meta },
      ),
      '/api/banners': found([]),
    }),
  })
  expect(onFailure).not.toHaveBeenCalled()
  const html = answer.kind === 'page' ? answer.html : ''
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '')
}

test('a search counted as far as 1,000 says that there are more', async () => {
  const english = await words('en', 1)
  expect(english).toContain('1,000+ products')
  expect(english).toContain('You have seen 24 of 1,000+')
  const arabic = await words('ar', 1)
  expect(arabic).toContain('أكثر من 1,000 منتج')
  expect(arabic).toContain('شاهدت 24 من أكثر من 1,000')
})

test('its last page says how many are listed, and how to reach the others', async () => {
  const english = await words('en', 42)
  expect(english).toContain('Products 985–1,008 of 1,000+')
  expect(english).toContain('Only the first 1,008 are listed. Add a word or a filter to reach the others.')
  expect(english).not.toContain('Load more')
  expect(await words('ar', 42)).toContain('تُعرض هنا أول 1,008 منتجات فقط.')
})

test('a search counted to the end says just that', async () => {
  const html = await words('en', 42, { total: 1008, totalIsMore: false })
  expect(html).toContain('1,008 products')
  expect(html).toContain('Products 985–1,008 of 1,008')
  expect(html).not.toContain('Only the first')
})
