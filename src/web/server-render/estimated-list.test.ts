import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { expect, test, vi } from 'vitest'
import type { ListFacets } from '#contract/catalog/product-list.ts'
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

const value = (id: string, name: string, count: number | null) => ({ id, name, count, selected: false, hex: null })

const FACETS: ListFacets = {
  isEstimate: true,
  subCategories: [],
  attributes: [
    { code: 'size', name: 'Size', values: [value('1', 'A5', 12_000), value('2', 'A9', null), value('3', 'A0', 0)] },
  ],
  promoted: [],
  offers: 24_000,
  inStock: null,
  urgent: 0,
  minQuantities: [],
  productionDays: [
    { max: 1, count: null },
    { max: 5, count: 3000 },
  ],
  price: { min: 1, max: 1 },
  priceHistogram: [],
}

/** A list that is too long to be counted. */
async function page(language: 'en' | 'ar'): Promise<string> {
  const meta = {
    page: 1,
    perPage: 24,
    total: 31_000,
    lastPage: 1292,
    sort: 'price-asc',
    totalIsMore: false,
    totalIsEstimate: true,
    matchesSome: false,
    correctedName: null,
    didYouMean: null,
    categories: [],
  }
  const answer = await renderer.render({
    method: 'GET',
    prefix: language,
    language,
    path: '/search',
    search: '?offers=1&sort=price-asc',
    now: Date.UTC(2026, 10, 21),
    api: fixtureApi(language, {
      '/api/app/products': { status: 200, body: { status: 1, message: '', data: [], meta, facets: FACETS } },
      '/api/banners': found([]),
    }),
  })
  expect(onFailure).not.toHaveBeenCalled()
  return answer.kind === 'page' ? answer.html.replace(/<script.*?<\/script>/gs, '') : ''
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

/** The control of a filter, from its label to the next one. */
const labelOf = (html: string, text: string): string =>
  html.split('<label').find((each) => textOf(`<label${each}`).includes(text)) ?? ''

test('an estimated list says "about", in both languages', async () => {
  const english = textOf(await page('en'))
  expect(english).toContain('About 31,000 products')
  expect(english).toContain('of about 31,000')
  expect(english).toContain('A5about 12,000')
  expect(english).toContain('Offers onlyabout 24,000')
  const arabic = textOf(await page('ar'))
  expect(arabic).toContain('نحو 31,000 منتج')
  expect(arabic).toContain('A5نحو 12,000')
})

test('what its sample happened not to have can be chosen; what no product has cannot', async () => {
  const html = await page('en')
  expect(textOf(html)).toContain('A9few')
  for (const possible of ['A9', 'In stock', '1 working day']) expect(labelOf(html, possible)).not.toContain('disabled')
  for (const none of ['A0', 'Urgent printing']) expect(labelOf(html, none)).toContain('disabled')
})
