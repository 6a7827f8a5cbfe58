import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { describe, expect, test, vi } from 'vitest'
import { instalmentLimits } from '#domain/pricing/instalments.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import { createApiClient } from '#contract/api-client.ts'
import { cards } from '../features/product/testing/cotton-cards.ts'
import { fixtureApi, fixtureTransport, found } from '../testing/fixture-api.ts'
import { createRenderer } from './renderer.tsx'
import type { PageRequest } from './renderer.tsx'

const assets = {
  entry: '/assets/entry.js',
  style: 'body{margin:0}',
  print: '/assets/print.css',
  fonts: {},
  first: [],
  styles: () => [],
  preloads: () => [],
}
const onFailure = vi.fn<(failure: unknown, id: string) => void>()
const rendererWith = (instalments: readonly AmountLimits[]) =>
  createRenderer({
    publicUrl: 'https://matbaa.example',
    brand: () => DEMO_BRAND,
    policy: () => DEFAULT_POLICY,
    instalments,
    assets,
    onFailure,
  })
const renderer = rendererWith([])

const ask = (request: Partial<PageRequest>, by = renderer) =>
  by.render({
    method: 'GET',
    prefix: 'en',
    language: request.prefix ?? 'en',
    path: '/nope',
    search: '',
    now: Date.UTC(2026, 10, 21),
    api: fixtureApi(request.prefix ?? 'en'),
    ...request,
  })

async function page(request: Partial<PageRequest>, by = renderer) {
  const answer = await ask(request, by)
  if (answer.kind !== 'page') throw new Error(`redirected to ${answer.location}`)
  return answer
}

describe('a rendered document', () => {
  test.each([
    ['en', 'ltr', 'page not found', '/en/home'],
    ['ar', 'rtl', 'الصفحة غير موجودة', '/ar/home'],
  ] as const)(
    'in %s has its language, direction, and links under its prefix',
    async (prefix, direction, title, link) => {
      const { status, html } = await page({ prefix })
      expect(status).toBe(404)
      expect(html).toContain(`<html lang="${prefix}" dir="${direction}"`)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).toContain(`href="${link}"`)
    },
  )

  test('without a prefix links have none either', async () => {
    const { html } = await page({ prefix: null, language: 'ar' })
    expect(html).toContain('lang="ar"')
    expect(html).toContain('href="/home"')
  })

  test('keeps to the security policy: no style attributes, no handlers, the known inline scripts', async () => {
    const { html } = await page({})
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html).not.toMatch(/<[^>]+\son\w+=/)
    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>/g)].map(
      (match) => match.groups?.['attributes'] ?? '',
    )
    expect(scripts.filter((attributes) => !/type="application\/(?:ld\+)?json"| src=/.test(attributes))).toHaveLength(1)
  })

  test('its state cannot end the script that carries it', async () => {
    const api = fixtureApi('en', {
      '/api/app/contact-us': found({ location: '</script><script>alert(1)</script>', email: 'a@b.co' }),
    })
    const { html } = await page({ api })
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('what goes wrong', () => {
  test('the start leads to the home page, under the same prefix', async () => {
    expect(await ask({ path: '/' })).toMatchObject({ kind: 'redirect', status: 308, location: '/en/home' })
  })

  test('a part of the frame that cannot be fetched is left out, the page is shown', async () => {
    const api = createApiClient(async () => ({ status: 503, body: null }), 'en')
    const { status, html } = await page({ api })
    expect(status).toBe(404)
    expect(html).toContain('page not found')
  })

  test('a failure shows its number and nothing else of it', async () => {
    onFailure.mockClear()
    const transport = fixtureTransport('en')
    const api = createApiClient(async (request) => {
      if (request.url.startsWith('/api/app/products/')) throw new Error('password=secret')
      return transport(request)
    }, 'en')
    const { status, html } = await page({ path: '/product/5', api })
    const id = onFailure.mock.calls[0]?.[1] ?? ''
    expect(status).toBe(500)
    expect(html).toContain('Something went wrong')
    expect(html).toContain(id)
    expect(html).not.toContain('secret')
  })

  test.each([
    ['en', 'Product not found', 'Search the shop'],
    ['ar', 'المنتج غير موجود', 'ابحث في المتجر'],
  ] as const)(
    'in %s a product that the API does not know is a product not found, with a search',
    async (prefix, title, search) => {
      const { status, html } = await page({ prefix, language: prefix, path: '/product/999' })
      expect(status).toBe(404)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).toMatch(new RegExp(`<title[^>]*>${title}`))
      expect(html).toMatch(new RegExp(`<form[^>]*aria-label="${search}"[^>]*action="/${prefix}/search"`))
    },
  )
})

describe('the line of four payments (S21)', () => {
  const NONE = { total: 0, page: 1, perPage: 3, lastPage: 1 }
  // 100 cards at 0.85.
  const ticket = async (prefix: 'en' | 'ar', instalments: readonly AmountLimits[]) => {
    const api = fixtureApi(prefix, {
      '/api/app/products/1': found({ ...cards, slugs: { en: 'cotton-cards', ar: 'cotton-cards' } }),
      '/api/app/products/1/related': found([]),
      '/api/products/1/reviews': found([], { ...NONE, summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] } }),
      '/api/products/1/questions': found([], NONE),
    })
    const answer = await page({ prefix, path: '/product/1/cotton-cards', api }, rendererWith(instalments))
    expect(answer.status).toBe(200)
    return answer.html
  }

  test.each([
    ['en', 'or 4 payments of'],
    ['ar', 'أو 4 دفعات'],
  ] as const)('in %s stands on a product whose price a provider of the shop takes', async (prefix, line) => {
    expect(await ticket(prefix, instalmentLimits(['TABBY']))).toContain(line)
    // Below what the only provider takes, and in a shop that has none.
    expect(await ticket(prefix, instalmentLimits(['TAMARA']))).not.toContain(line)
    expect(await ticket(prefix, [])).not.toContain(line)
  })
})
