import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inMemoryTransport } from '#api/in-memory-transport.ts'
import { createApiClient } from '#contract/api-client.ts'
import { BUILT_IN_ACCENT } from '#domain/brand/accent.ts'
import { DEFAULT_BRAND } from '#domain/brand/brand.ts'
import { BUILT_IN_GROUNDS } from '#domain/brand/grounds.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SOFTWARE } from '#domain/software.ts'
import { creditContent } from '#domain/invoicing/credit.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-facts.ts'
import { createTypesetter } from '#integrations/documents/typst.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { invoiceDocument } from '#services/documents/invoice-document.ts'
import { paperBrand } from '#services/documents/print-parties.ts'
import { PAPER_WORDS } from '#services/production/papers/paper-words.ts'
import { PAPERS } from '#testing/orders/workshop-papers.ts'
import { createQuotationLinks } from '#services/documents/quotation-link.ts'
import { quotationDocument } from '#services/documents/quotation.service.ts'
import { renderHtml } from '#services/messages/render-html.ts'
import { currentBrand, useBrand } from '#services/shop-settings/current-brand.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { loadSettings } from '#services/shop-settings/watch-settings.ts'
import { testApi } from '#testing/api-app.ts'
import type { TestApi } from '#testing/api-app.ts'
import { catalogueFolder, fillShop, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { everyMessage } from '#testing/every-message.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import { paidOrder, seller } from '#testing/orders/sales-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { officeBrand } from './office.ts'
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
  '/payment/success',
  '/payment/failed',
  '/payment/cancel',
  '/undo-change',
  '/quotation/none',
  '/proof/none',
  '/about-us',
  '/privacy-policy',
  '/terms-and-condition',
  '/return-refund',
  '/nope',
]

let database: TestDatabase
let folder: CatalogueFolder
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  folder = await catalogueFolder()
  for (const content of [smallCatalogue({}), SETTINGS_FILE]) await fillShop(database, folder, content)
  api = await testApi(database)
  await loadSettings(database.db)
})
afterAll(async () => {
  useBrand(DEFAULT_BRAND)
  await api.app.close()
  await folder.remove()
  await database.close()
})

/** Words and colours of the demo's brand. */
const demo = new RegExp(
  [SOFTWARE.name, 'Riyadh', 'الرياض', BUILT_IN_ACCENT, '#c5341b', ...Object.values(BUILT_IN_GROUNDS)].join('|'),
)

test.each(LANGUAGES.flatMap((language) => PATHS.map((path) => [language, path] as const)))(
  'in %s %s is a page of the copy shop',
  async (prefix, path) => {
    const renderer = createRenderer({
      publicUrl: 'https://coral.example',
      brand: currentBrand,
      policy: currentPolicy,
      instalments: [],
      assets: {
        entry: '/entry.js',
        style: '',
        print: '/print.css',
        fonts: {},
        first: [],
        styles: () => [],
        preloads: () => [],
      },
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

test.each(LANGUAGES)('all its messages are in its name (%s)', (language) => {
  const written = everyMessage(language).map(({ template, content, text = '' }) => ({
    template,
    html: content && renderHtml(content, language, currentBrand()),
    text,
  }))
  for (const { template, html = '', text } of written) expect(demo.exec(html + text)?.[0], template).toBeUndefined()
  const mails = written.flatMap(({ html }) => html ?? [])
  expect(
    mails.filter((html) => !html.includes(NAME[language]) || !html.includes("font-family:'Cairo',Tahoma")),
  ).toEqual([])
})

test('its office is in its colour', () => {
  const { shopName, style } = officeBrand(currentBrand())
  expect(shopName).toEqual(NAME)
  expect(style).toContain('--accent:#1d4ed8')
  expect(demo.exec(style)?.[0]).toBeUndefined()
})

const typesetter = createTypesetter()
const SELLER = { ...seller, name: NAME, address: { ...seller.address, city: { en: 'Jeddah', ar: 'جدة' } } }
const invoice: InvoiceContent = { ...paidOrder, kind: 'INVOICE', seller: SELLER, correction: null }
const credit = creditContent(
  { number: 'INV-000123', content: invoice, total: invoice.total, credited: 0 },
  { amount: 11_500, reason: { en: 'Damaged', ar: 'تالف' }, name: { en: 'Refund', ar: 'مبلغ مسترد' } },
)

describe.each(LANGUAGES)('its documents in %s', (language) => {
  test('invoice, credit note and quotation are in its name, lettering and colour', () => {
    const links = createQuotationLinks({ secret: 'a secret of the test', publicUrl: 'https://coral.example' })
    const { issuedAt, lines, shipping, urgent, total } = paidOrder
    const facts = { number: 'Q-7KQ2XHNM', issuedAt, customerName: 'Sara', lines, urgent, shipping, total }
    const documents = [
      quotationDocument({ ...facts, language, couponCode: null }, SELLER, links),
      ...[invoice, credit].map((content) =>
        invoiceDocument(
          { number: 'INV-1', issuedAt, content: { ...content, language }, qr: 'AQ==' },
          { isSpecimen: false },
        ),
      ),
    ]
    for (const document of documents) {
      const pdf = typesetter.draw(document).pdf()
      const text = pdfText(pdf).join(' ')
      // Drawn in its lettering alone: the other one is for signs that the family does not have.
      expect(lettersOf(pdf)).toEqual(new Set(['Cairo']))
      expect(text).toContain(NAME.en)
      expect(demo.exec(text)?.[0]).toBeUndefined()
      expect(demo.exec(JSON.stringify(document.brand))?.[0]).toBeUndefined()
    }
  })

  test.each(Object.entries(PAPERS))('a %s of its workshop is in its name', (_name, sheets) => {
    const paper = {
      ...sheets,
      language,
      title: PAPER_WORDS[sheets.kind],
      brand: paperBrand(),
      words: PAPER_WORDS,
      issued: { year: 2026, month: 11, day: 22 },
      pictures: {},
    } as WorkshopPaper
    const text = pdfText(typesetter.draw(paper).pdf()).join(' ')
    expect(text).not.toMatch(new RegExp(SOFTWARE.name))
    expect(text).toContain(NAME[language])
  })
})

/** Families of the letters in a PDF. */
const lettersOf = (pdf: Uint8Array): ReadonlySet<string> =>
  new Set(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/(?<=\/BaseFont \/[A-Z]{6}\+)[A-Za-z]+/g),
  )
