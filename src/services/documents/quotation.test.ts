import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { join } from 'node:path'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { createTypesetter } from '#integrations/documents/typst.ts'
import { differenceToGolden } from '#testing/documents/golden-picture.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import { seller, soldLines } from '#testing/orders/sales-documents.ts'
import { createQuotationLinks } from './quotation-link.ts'
import { createQuotationService, quotationDocument } from './quotation.service.ts'
import type { QuotationFacts } from './quotation.service.ts'

beforeAll(() => useBrand(DEMO_BRAND))

const quotation: QuotationFacts = {
  number: 'Q-7KQ2XHNM',
  issuedAt: new Date('2026-11-21T22:30:00Z'),
  language: 'en',
  customerName: 'Sara Al-Qahtani',
  lines: soldLines,
  urgent: 0,
  shipping: 2500,
  couponCode: 'WELCOME10',
  total: 114_820,
}
const inArabic: QuotationFacts = {
  ...quotation,
  language: 'ar',
  customerName: 'محمد بن عبدالرحمن الشهري 😀',
  shipping: null,
  total: 112_320,
}
const links = createQuotationLinks({ secret: 'a secret of the test', publicUrl: 'https://shop.example' })
const typesetter = createTypesetter()
const draw = (facts: QuotationFacts) => typesetter.draw(quotationDocument(facts, seller, links))
const textOf = (facts: QuotationFacts) => pdfText(draw(facts).pdf())

describe('a quotation', () => {
  test('says until when it holds, who gives it, and what it comes to with and without VAT', () => {
    const text = textOf(quotation)
    expect(text).toEqual(
      expect.arrayContaining([
        'Price quotation',
        'عرض سعر',
        'Q-7KQ2XHNM',
        // Half past one at night in Riyadh.
        '2026-11-22',
        '2026-12-06',
        'Matbaa Printing Company',
        '310122393500003',
        '1010000000',
        'Sara Al-Qahtani',
        'Discount included (WELCOME10)',
        '−124.80',
        'Total excluding VAT',
        '998.43',
        'VAT 15%',
        '149.77',
        'Total including VAT',
        '1,148.20',
        'Delivery',
        '055 123 4567',
      ]),
    )
    expect(text.join(' ')).toContain('This is a quotation, not a tax invoice.')
  })

  test('in Arabic keeps letters, order, sizes and amounts', () => {
    const text = textOf(inArabic).map((piece) => piece.trim())
    expect(text).toEqual(
      expect.arrayContaining([
        'عرض سعر',
        'شركة مطبعة للطباعة',
        'محمد بن عبدالرحمن الشهري',
        'لافتة رول أب',
        '85 × 200 cm',
        '600 g',
        'ضريبة القيمة المضافة',
        '1,123.20',
        'التوصيل غير مشمول، ويضاف عند إتمام الطلب بحسب عنوانك.',
      ]),
    )
  })

  test('a column without discounts is left out, and so is an unknown buyer', () => {
    const lines = soldLines.map((line) => ({ ...line, discount: 0 }))
    const text = textOf({ ...quotation, lines, customerName: null, couponCode: null, shipping: 0, total: 124_800 })
    expect(text).not.toEqual(expect.arrayContaining(['Discount']))
    expect(text).not.toEqual(expect.arrayContaining(['Prepared for']))
    expect(text).not.toEqual(expect.arrayContaining(['Delivery']))
  })

  test('goes on over pages: the head of the table comes again, the pages are counted', () => {
    const lines = Array.from({ length: 10 }, () => soldLines).flat()
    const drawn = draw({ ...inArabic, lines, total: 1_123_200 })
    const text = pdfText(drawn.pdf())
    expect(drawn.pages).toBe(3)
    expect(text.filter((piece) => piece === 'سعر الوحدة')).toHaveLength(3)
    expect(text).toEqual(expect.arrayContaining(['Q-7KQ2XHNM  ·  1 / 3', 'Q-7KQ2XHNM  ·  3 / 3', '11,232.00']))
  })

  test.each([
    ['quotation-en', quotation],
    ['quotation-ar', inArabic],
  ])('looks like %s.png', async (name, facts) => {
    const picture = join(import.meta.dirname, 'golden', `${name}.png`)
    expect(await differenceToGolden(draw(facts).svg(), picture)).toBe(0)
    const other = draw({ ...facts, number: 'Q-7KQ2XHNN' }).svg()
    expect(await differenceToGolden(other, picture)).toBeGreaterThan(0)
  })
})

describe('the printer', () => {
  const printer = createDocumentPrinter({ queueLimit: 2 })
  afterAll(() => printer.close())
  const service = createQuotationService({ printer, seller: async () => seller, links })

  test('makes the same file of the same facts, in a process of its own', async () => {
    const [one, other] = await Promise.all([service.pdf(quotation), service.pdf(quotation)])
    if (!one.ok || !other.ok) throw new Error('not printed')
    expect(one.value.fileName).toBe('matbaa-Q-7KQ2XHNM.pdf')
    expect(Buffer.from(one.value.bytes).equals(Buffer.from(other.value.bytes))).toBe(true)
    expect(Buffer.from(one.value.bytes.subarray(0, 8)).toString()).toBe('%PDF-1.7')
  })

  test('says so when too many want something at once, and when the template cannot be drawn', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => service.pdf(quotation)))
    expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: { code: 'document/busy' } }])
    const broken = { ...quotationDocument(quotation, seller, links), rows: 'none' as never }
    await expect(printer.print(broken)).rejects.toThrow('could not be drawn')
    expect((await service.pdf(quotation)).ok).toBe(true)
  })
})
