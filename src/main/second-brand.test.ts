import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMemoryTransport } from '#api/in-memory-transport.ts'
import { createApiClient } from '#contract/api-client.ts'
import { DEFAULT_BRAND } from '#domain/brand/brand.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SOFTWARE } from '#domain/software.ts'
import { createTypesetter } from '#integrations/documents/typst.ts'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import { createQuotationLinks } from '#services/documents/quotation-link.ts'
import { quotationDocument } from '#services/documents/quotation.service.ts'
import { renderHtml } from '#services/messages/render-html.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { currentBrand, useBrand } from '#services/shop-settings/current-brand.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { loadSettings } from '#services/shop-settings/watch-settings.ts'
import { testApi } from '#testing/api-app.ts'
import type { TestApi } from '#testing/api-app.ts'
import { catalogueFolder, smallCatalogue } from '#testing/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue-files.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { seller, soldLines } from '#testing/sales-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createRenderer } from '#web/server-render/renderer.tsx'

/** A copy shop in Jeddah, made of the shop's code and one file of settings. */
const SETTINGS_FILE = join(import.meta.dirname, '..', 'testing', 'second-brand', 'shop.json')
const NAME = { en: 'Coral Copy', ar: 'مرجان للنسخ' }
const PATHS = [
  '/home',
  '/search',
  '/contact-us',
  '/special-request',
  '/cart',
  '/wishlist',
  '/blogs',
  '/product/1',
  '/nope',
]

let database: TestDatabase
let folder: CatalogueFolder
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  folder = await catalogueFolder()
  for (const source of [await folder.write('products.json', smallCatalogue({})), SETTINGS_FILE]) {
    const now = new Date('2026-11-21T08:00:00Z')
    const report = await importCatalogue({ db: database.db, store: folder.store, source, now })
    if (!report.ok) throw new Error(JSON.stringify(report.error))
  }
  api = await testApi(database)
  await loadSettings(database.db)
})
afterAll(async () => {
  useBrand(DEFAULT_BRAND)
  await api.app.close()
  await folder.remove()
  await database.close()
})

const demo = new RegExp(`${SOFTWARE.name}|Riyadh|الرياض`)

test.each(LANGUAGES.flatMap((language) => PATHS.map((path) => [language, path] as const)))(
  'in %s %s is a page of the copy shop',
  async (prefix, path) => {
    const renderer = createRenderer({
      publicUrl: 'https://coral.example',
      brand: currentBrand,
      policy: currentPolicy,
      instalments: [],
      assets: { entry: '/entry.js', style: '', print: '/print.css', fonts: {}, first: [], preloads: () => [] },
      onFailure: () => undefined,
    })
    const page = await renderer.render({
      method: 'GET',
      prefix,
      language: prefix,
      path,
      search: '',
      now: Date.UTC(2026, 10, 21),
      api: createApiClient(inMemoryTransport(api.app), prefix),
    })
    const html = page.kind === 'page' ? page.html : ''
    expect(html).toContain(NAME[prefix])
    expect(html).toContain('--accent:#1d4ed8')
    expect(html).toContain("--font:'Cairo',")
    expect(html).toContain('"firstLanguage":"ar"')
    const order = [...html.matchAll(/hreflang="(en|ar)"/gi)].map(([, each]) => each)
    expect(order.indexOf('ar')).toBeLessThanOrEqual(order.indexOf('en'))
    expect(html).toMatch(/rel="preload" as="font" href="\/lettering\/cairo-/)
    // The lettering is part of the style, and nothing the browser is given again.
    expect(html).not.toContain('"lettering"')
    expect(demo.exec(html)?.[0]).toBeUndefined()
  },
)

test.each(LANGUAGES)('its mails are in its name (%s)', (language) => {
  const contact = {
    reference: 'C-23456789',
    fullName: 'Noura',
    email: 'a@b.example',
    phone: '0551234567',
    message: 'Hello',
    language,
  }
  const [receipt] = contactMail(contact, 'staff@coral.example')
  const html = receipt ? renderHtml(receipt.content, language, currentBrand()) : ''
  expect(html).toContain(NAME[language])
  expect(html).toContain("font-family:'Cairo',Tahoma")
  expect(demo.exec(html)?.[0]).toBeUndefined()
})

test('its quotations are in its name', () => {
  const links = createQuotationLinks({ secret: 'a secret of the test', publicUrl: 'https://coral.example' })
  const facts = {
    number: 'Q-7KQ2XHNM',
    issuedAt: new Date('2026-11-21T22:30:00Z'),
    language: 'ar',
    customerName: 'Sara',
    lines: soldLines,
    urgent: 0,
    shipping: 2500,
    couponCode: null,
    total: 114_820,
  } as const
  const pdf = createTypesetter()
    .draw(quotationDocument(facts, { ...seller, name: NAME }, links))
    .pdf()
  const text = pdfText(pdf).join(' ')
  // Drawn in its lettering alone: the other one is for signs that the family does not have.
  expect(
    new Set(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/(?<=\/BaseFont \/[A-Z]{6}\+)[A-Za-z]+/g),
    ),
  ).toEqual(new Set(['Cairo']))
  expect(text).toContain(NAME.en)
  expect(text).not.toMatch(new RegExp(SOFTWARE.name))
})
