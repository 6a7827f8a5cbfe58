import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import type { PageAnswer, PageRequest, Renderer } from '../server-render/renderer.tsx'
import { fixtureApi } from '../testing/fixture-api.ts'
import { olderFiles } from './older-files.ts'
import type { ReadOlder } from './older-files.ts'
import { createPageCache } from './page-cache.ts'
import { webPlugin } from './web.plugin.ts'

const displayed = ({ language, prefix, path, search, form }: PageRequest): string =>
  JSON.stringify({ language, prefix, path, search, form: form ? [...form] : undefined })

/** The storefront around a renderer that only says what it was asked for. */
async function setUp(answer: (request: PageRequest) => PageAnswer = plainPage, readOlder?: ReadOlder) {
  const render = vi.fn<Renderer['render']>(async (request) => answer(request))
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const app = Fastify()
  await app.register(async (scope) =>
    webPlugin(scope, {
      publicUrl: 'https://matbaa.example',
      brand: () => DEMO_BRAND,
      renderer: async () => ({ render }),
      cache,
      apiFor: (language) => fixtureApi(language),
      headers: () => [['content-security-policy', "default-src 'none'"]],
      files: new Map(),
      ...(readOlder && { olderFile: olderFiles(readOlder, [['x-content-type-options', 'nosniff']]) }),
      keepPages: true,
    }),
  )
  return { app, render, cache }
}

const plainPage = (request: PageRequest): PageAnswer => ({
  kind: 'page',
  status: request.path === '/unknown' || request.path === '/nope' ? 404 : 200,
  html: displayed(request),
  tags: ['settings'],
})

describe('files of an older build', () => {
  const read = vi.fn<ReadOlder>(async (address) =>
    address === '/assets/cart-a1.js' ? { type: 'text/javascript', body: Buffer.from('export {}') } : undefined,
  )

  test('are found by a page that was opened before a deploy, and stay in memory', async () => {
    const { app } = await setUp(plainPage, read)
    for (const url of ['/assets/cart-a1.js', '/assets/cart-a1.js?again']) {
      const answer = await app.inject(url)
      expect(answer.body).toBe('export {}')
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
    }
    expect(read).toHaveBeenCalledOnce()
  })

  test('are looked for only where files with a hash are', async () => {
    const { app } = await setUp(plainPage, read)
    read.mockClear()
    await app.inject('/en/home')
    await app.inject('/robots.js')
    expect(read).not.toHaveBeenCalled()
    expect((await app.inject('/assets/cart-zz.js')).headers['content-type']).toContain('text/html')
    expect(read).toHaveBeenCalledExactlyOnceWith('/assets/cart-zz.js')
  })
})

describe('pages over HTTP', () => {
  test('the prefix decides the language; such pages may be cached by a CDN', async () => {
    const { app } = await setUp()
    const answer = await app.inject({ url: '/ar/home', headers: { cookie: 'lang=en' } })
    expect(answer.json()).toMatchObject({ language: 'ar', prefix: 'ar', path: '/home' })
    expect(answer.headers['cache-control']).toContain('s-maxage')
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  })

  test('without a prefix the cookie decides; such pages are private', async () => {
    const { app } = await setUp()
    const answer = await app.inject({ url: '/home', headers: { cookie: 'lang=ar' } })
    expect(answer.json()).toMatchObject({ language: 'ar', prefix: null })
    expect(answer.headers['cache-control']).toContain('private')
    expect(answer.headers['vary']).toContain('Cookie')
    expect((await app.inject('/home')).json()).toMatchObject({ language: 'en' })
  })

  test('compressed as the browser likes, and not sent again when it has it', async () => {
    const { app, render } = await setUp()
    const answer = await app.inject({ url: '/en/home', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/home')
    // Once compressed, the other forms are made from the compressed one.
    const zipped = await app.inject({ url: '/en/home', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('/home')
    expect((await app.inject('/en/home')).json()).toMatchObject({ path: '/home' })
    const again = await app.inject({ url: '/en/home', headers: { 'if-none-match': String(answer.headers['etag']) } })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
    const head = await app.inject({ method: 'HEAD', url: '/en/home' })
    expect(head.statusCode).toBe(200)
    expect(head.payload).toBe('')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('unknown pages are 404 and never cached', async () => {
    const { app, render, cache } = await setUp()
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await app.inject('/en/nope')
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(render).toHaveBeenCalledTimes(2)
    expect(cache.stats().pages).toBe(0)
  })

  test.each(['/en/undo-change?token=abc', '/en/home?unsubscribe=abc', '/en/proof/abc', '/en/pay/abc'])(
    'a page that a secret link leads to is cached nowhere: %s',
    async (address) => {
      const { app, render, cache } = await setUp()
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await app.inject(address)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.headers['surrogate-key']).toBeUndefined()
      }
      expect(render).toHaveBeenCalledTimes(2)
      expect(cache.stats().pages).toBe(0)
    },
  )

  test('the same page without its secret is for everybody', async () => {
    const { app } = await setUp()
    expect((await app.inject('/en/undo-change?done=restored')).headers['cache-control']).toContain('public')
  })

  test.each([
    ['/en/home/?newsletter=subscribed', '/en/home?newsletter=subscribed'],
    ['/AR/home', '/ar/home'],
    ['/En/category/7/signs/?page=2&utm=1', '/en/category/7/signs?page=2'],
  ])('one spelling per address: %s leads to %s', async (odd, right) => {
    const { app } = await setUp()
    const answer = await app.inject(odd)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(right)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('an odd spelling of a page that has moved leads there in one step', async () => {
    const { app } = await setUp(() => ({ kind: 'redirect', status: 301, location: `/ar/product/5/${encodeURI('مج')}` }))
    const answer = await app.inject('/AR/product/5/mug/')
    expect(decodeURI(String(answer.headers.location))).toBe('/ar/product/5/مج')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('redirects of a page keep their status and are not cached', async () => {
    const { app, cache } = await setUp(() => ({ kind: 'redirect', status: 301, location: '/en/product/5/mug' }))
    const answer = await app.inject('/en/product/5')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/en/product/5/mug')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(cache.stats().pages).toBe(0)
  })

  test('unknown calls of the API are not pages', async () => {
    const { app, render } = await setUp()
    const answer = await app.inject('/api/nope')
    expect(answer.statusCode).toBe(404)
    expect(render).not.toHaveBeenCalled()
  })

  test('when nothing can be rendered there is still an answer without a stack', async () => {
    const { app } = await setUp(() => {
      throw new Error('secret detail')
    })
    const answer = await app.inject('/en/home')
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toContain('Something went wrong')
    expect(answer.payload).not.toContain('secret detail')
  })
})

describe('poisoning of cached pages', () => {
  const attacks = {
    'forwarded host': { 'x-forwarded-host': 'evil.example', host: 'evil.example', forwarded: 'host=evil.example' },
    'forwarded protocol': { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1' },
    'rewritten address': { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
    cookies: { cookie: 'session=evil; theme=evil; lang="><script>' },
    'accept-language': { 'accept-language': 'ar' },
    'user agent': { 'user-agent': 'evil' },
  }

  test.each(Object.entries(attacks))('%s change nothing', async (_, headers) => {
    const { app, render } = await setUp()
    const poisoned = await app.inject({ url: '/home?utm_source=evil&callback=evil', headers })
    const clean = await app.inject('/home')
    expect(clean.payload).toBe(poisoned.payload)
    expect(clean.payload).not.toContain('evil')
    expect(render).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(clean.headers)).not.toContain('evil')
  })

  test('an unlisted parameter never reaches the page', async () => {
    const { app, render } = await setUp()
    await app.inject('/en/category/7?page=2&evil=1&page=3')
    expect(render.mock.calls[0]?.[0].search).toBe('?page=2&page=3')
  })
})

describe('forms posted without script', () => {
  const form = (headers: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/en/contact-us',
    payload: 'email=a%40b.co',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

  test('reach the page and are never cached', async () => {
    const { app, cache } = await setUp()
    const answer = await app.inject(form({ 'sec-fetch-site': 'same-origin' }))
    expect(answer.json()).toMatchObject({ form: [['email', 'a@b.co']] })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(cache.stats().pages).toBe(0)
  })

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'from another site are refused: %o',
    async (headers) => {
      const { app, render } = await setUp()
      expect((await app.inject(form(headers))).statusCode).toBe(403)
      expect(render).not.toHaveBeenCalled()
    },
  )
})

describe('files about the shop', () => {
  test('robots.txt names the sitemap at the configured address', async () => {
    const { app } = await setUp()
    expect((await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })).payload).toContain(
      'Sitemap: https://matbaa.example/sitemap.xml',
    )
  })

  test('each language has its app manifest', async () => {
    const { app } = await setUp()
    expect((await app.inject('/manifest.ar.webmanifest')).json()).toMatchObject({ dir: 'rtl', start_url: '/ar/home' })
  })
})
