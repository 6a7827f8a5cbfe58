import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { watchSettings } from '#services/shop-settings/watch-settings.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inMemoryTransport } from '#api/in-memory-transport.ts'
import { createApiClient } from '#contract/api-client.ts'
import { listen } from '#db/listen.ts'
import type { Listening } from '#db/listen.ts'
import { CHANGE_CHANNEL, readTags } from '#services/catalog/catalog-changes.ts'
import { testApi } from '#testing/api-app.ts'
import type { TestApi } from '#testing/api-app.ts'
import { catalogueFolder, fillShop, PIXEL, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { unused } from '#testing/unused.ts'
import { createRenderer } from '#web/server-render/renderer.tsx'
import { keepFrameAnswers } from '#web/server/frame-answers.ts'
import { createPageCache } from '#web/server/page-cache.ts'
import { webPlugin } from '#web/server/web.plugin.ts'
import { createHttpServer } from './http-server.ts'
import { createCommonServices } from '#shop/common.ts'
import { createReviewServices } from '#shop/reviews.ts'

const name = (en: string) => ({ en, ar: en })

const CONTACT = {
  location: name('Riyadh'),
  latitude: 24.7,
  longitude: 46.7,
  phone: '+966551234567',
  workingHours: name('Sunday'),
  legalName: name('Legal Name'),
  crNumber: '1010000000',
  vatNumber: '300000000000003',
  businessCenterNumber: null,
  iosUrl: null,
  androidUrl: null,
}

/** Everything a visitor may see changed, once under one word and once under another. */
const shop = (word: string) => ({
  settings: { contactInfo: { ...CONTACT, email: `${word}@shop.example` } },
  categories: [{ code: 'cards', name: name(`Cards ${word}`), image: 'pixel.png' }],
  products: smallCatalogue({ name: name(`Product ${word}`) }).products,
  slides: [
    { code: 'one', title: name(`Slide ${word}`), tab_label: name('Tab'), link: 'category:cards', image: 'pixel.png' },
  ],
  banners: [{ code: 'offer', placement: 'home-offer', title: name(`Banner ${word}`), items: [{ product: 'BC-1' }] }],
  clients: [{ code: 'client', name: name(`Client ${word}`) }],
  blogs: [
    {
      code: 'post',
      title: name(`Story ${word}`),
      slug: name('story'),
      excerpt: name('In short'),
      body: name('<p>At length</p>'),
      author: name('Sara'),
      published_at: '2026-01-01T00:00:00Z',
    },
  ],
  pages: [{ key: 'about-us', title: name(`About ${word}`), sections: [] }],
})

describe('cached pages', () => {
  let database: TestDatabase
  let folder: CatalogueFolder
  let api: TestApi
  let listening: Listening
  const failures: unknown[] = []
  let web: ReturnType<typeof createHttpServer>

  const importShop = (content: object): Promise<void> => fillShop(database, folder, content)

  beforeAll(async () => {
    database = await testDatabase()
    folder = await catalogueFolder()
    await folder.write('pixel.png', PIXEL as unknown as string)
    await importShop(shop('before'))
    const { db, pool } = database
    const { audit } = createCommonServices({ pool, db, secret: 'a secret of the test', policy: currentPolicy })
    const base = {
      db,
      reader: db,
      audit,
      queue: { enqueue: async () => undefined },
      publicUrl: 'http://localhost:3000',
    }
    const reviews = createReviewServices({ ...folder.store, ...base, limits: unused('limits') }).api
    api = await testApi(database, { reviews })
    const assets = {
      entry: '/entry.js',
      style: '',
      print: '/assets/print.css',
      fonts: {},
      first: [],
      styles: () => [],
      preloads: () => [],
    }
    const renderer = createRenderer({
      publicUrl: 'http://x',
      brand: currentBrand,
      policy: currentPolicy,
      instalments: [],
      assets,
      onFailure: (failure) => failures.push(failure),
    })
    const cache = createPageCache({ maxBytes: 10_000_000 })
    const frame = keepFrameAnswers((language) => createApiClient(inMemoryTransport(api.app), language))
    api.changes.subscribe(frame.forget)
    api.changes.subscribe(cache.invalidate)
    await watchSettings(db, api.changes, { onFailure: (error) => expect.fail(String(error)) })
    listening = await listen(database.url, {
      channel: CHANGE_CHANNEL,
      onMessage: (payload) => api.changes.publish(readTags(payload)),
      onMissed: () => undefined,
    })
    web = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
    await web.register(async (scope) =>
      webPlugin(scope, {
        publicUrl: 'http://x',
        brand: currentBrand,
        renderer: async () => renderer,
        cache,
        apiFor: frame.apiFor,
        headers: () => [],
        files: new Map(),
        keepPages: true,
      }),
    )
    await web.ready()
  })
  afterAll(async () => {
    await listening.close()
    await web.close()
    await api.app.close()
    await folder.remove()
    await database.close()
  })

  const PAGES: readonly (readonly [path: string, shown: readonly string[]])[] = [
    ['/en/home', ['Slide', 'Banner', 'Client', 'Story', 'Product', 'Cards']],
    ['/en/category/1', ['Cards', 'Product']],
    ['/en/product/1', ['Product', 'Cards']],
    ['/en/search?sort=newest', ['Product', 'Cards']],
    ['/en/blogs', ['Story', 'Cards']],
    ['/en/blogs/1', ['Story', 'Cards']],
    ['/en/about-us', ['About', 'Cards']],
    ['/en/contact-us', ['Cards']],
  ]

  const read = async (path: string): Promise<string> => {
    const { headers, payload } = await web.inject(path)
    return headers.location === undefined ? payload : read(String(headers.location))
  }

  test('show what was changed as soon as it is announced, each of them', async () => {
    for (const [path] of PAGES) expect(await read(path), path).toContain('before@shop')
    await importShop(shop('after'))
    for (const [path, displayed] of PAGES) {
      await vi.waitFor(async () => expect(await read(path), path).toContain('after@shop'), 5_000)
      const page = await read(path)
      for (const what of displayed) {
        expect(page, path).toContain(`${what} after`)
        expect(page, path).not.toContain(`${what} before`)
      }
    }
    expect(failures).toEqual([])
  })

  test('show a new name and colour within a second', async () => {
    const brand = { name: { en: 'Jeddah Copy', ar: 'جدة للنسخ' }, city: { en: 'Jeddah', ar: 'جدة' }, accent: '#1d4ed8' }
    await read('/en/home')
    await importShop({ settings: { brand } })
    for (const path of ['/en/home', '/ar/home', '/en/contact-us']) {
      await vi.waitFor(async () => expect(await read(path), path).toContain('--accent:#1d4ed8'), 1_000)
      const page = await read(path)
      for (const name of Object.values(brand.name)) expect(page, path).toContain(name)
      expect(page, path).not.toMatch(/Matbaa|Print Shop/)
    }
    expect(await read('/en/contact-us')).toContain('Jeddah Copy in Jeddah')
    expect((await web.inject('/manifest.ar.webmanifest')).json()).toMatchObject({ name: 'جدة للنسخ' })
  })

  test('show the home page in the shop’s own words and order of sections', async () => {
    const brand = {
      name: { en: 'Jeddah Copy', ar: 'جدة للنسخ' },
      texts: { en: { 'home.categories': 'What {shop} makes' }, ar: { 'home.categories': 'ما تطبعه {shop}' } },
      homeSections: ['request', 'newest'],
    }
    await importShop({ settings: { brand } })
    await vi.waitFor(async () => expect(await read('/en/home')).toContain('What Jeddah Copy makes'), 1_000)
    const page = await read('/en/home')
    expect(await read('/ar/home')).toContain('ما تطبعه جدة للنسخ')
    expect(page).not.toContain('Our clients')
    expect(page.indexOf('Can’t find what you need?')).toBeGreaterThan(0)
    expect(page.indexOf('Can’t find what you need?')).toBeLessThan(page.indexOf('New in the shop'))
  })

  test('without a language in the address follow the first one of the shop within a second', async () => {
    const languageOfHome = async (cookie = '') =>
      /<html lang="(..)"/.exec((await web.inject({ url: '/home', headers: { cookie } })).payload)?.[1]
    expect(await languageOfHome()).toBe('en')
    await importShop({ settings: { brand: { name: { en: 'Copy', ar: 'نسخ' }, firstLanguage: 'ar' } } })
    await vi.waitFor(async () => expect(await languageOfHome()).toBe('ar'), 1_000)
    expect(await languageOfHome('lang=en')).toBe('en')
    const page = await read('/en/blogs/1')
    expect(page.indexOf('hreflang="ar"')).toBeLessThan(page.indexOf('hreflang="en"'))
    expect((await web.inject('/sitemap.xml')).payload).toMatch(/\/ar\/pages\.xml[\s\S]*\/en\/pages\.xml/)
    // Calls that name no language are answered in it.
    expect((await api.app.inject('/api/app/nope')).headers['content-language']).toBe('ar')
    await importShop({ settings: { brand: { name: { en: 'Copy', ar: 'نسخ' } } } })
    await vi.waitFor(async () => expect(await languageOfHome()).toBe('en'), 1_000)
  })

  test('show how the shop works now: its cut-off, its urgent fee, its days off', async () => {
    const path = '/en/product/1'
    expect(await read(path)).toContain('75<!-- -->%')
    await importShop({ settings: { policy: { urgentPercent: 40, cutOffHour: 11 } } })
    await vi.waitFor(async () => expect(await read(path)).toContain('"cutoffTime":"11:00:00+03:00"'), 1_000)
    expect(await read(path)).toContain('40<!-- -->%')
  })

  test.each([
    [{ urgentPercent: 400 }, /urgentPercent/],
    [{ cutOffHour: 24 }, /cutOffHour/],
    [{ holidays: ['2026-02-30'] }, /is no day such as/],
    [{ holidays: ['2026-09-23', '2026-09-23'] }, /stands there twice/],
    [{ holdMinutes: { checkout: 0, transfer: 60 } }, /holdMinutes\.checkout/],
    [{ freeBeer: true }, /freeBeer/],
  ])('refuse a way of working that cannot be: %j', async (policy, reason) => {
    await expect(importShop({ settings: { policy } })).rejects.toThrow(reason)
  })

  test.each([
    [{ texts: { en: { 'home.howTitle': 'By {time}' }, ar: {} } }, /home\.howTitle names \{time\}/],
    [{ texts: { en: { 'cart.title': 'x' }, ar: {} } }, /texts\.en/],
    [{ homeSections: ['newest', 'newest'] }, /stands there twice/],
    [{ mark: '<svg></svg>' }, /no drawing of shapes/],
    [{ lettering: 'papyrus' }, /lettering\/unknown: .*لا توجد عائلة خطوط/],
    [{ firstLanguage: 'fr' }, /language\/unknown: .*لا يعرف المتجر اللغة/],
  ])('refuse what does not fit: %j', async (wrong, reason) => {
    const brand = { name: { en: 'Copy', ar: 'نسخ' }, ...wrong }
    await expect(importShop({ settings: { brand } })).rejects.toThrow(reason)
  })

  test('refuse a colour on which nothing can be read, with the nearest that works', async () => {
    const pale = { name: { en: 'Copy', ar: 'نسخ' }, accent: '#ffe000' }
    await expect(importShop({ settings: { brand: pale } })).rejects.toThrow(/nearest colour that works is #[0-9a-f]{6}/)
  })
})
