import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { creditContent } from '#domain/invoicing/credit.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-facts.ts'
import { createTypesetter } from '#integrations/documents/typst.ts'
import { differenceToGolden } from '#testing/documents/golden-picture.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import { paidOrder, seller } from '#testing/orders/sales-documents.ts'
import vectors from '#testing/zatca/zatca-vectors.json' with { type: 'json' }
import { invoiceDocument } from './invoice-document.ts'

beforeAll(() => useBrand(DEMO_BRAND))

const content: InvoiceContent = { ...paidOrder, kind: 'INVOICE', seller, correction: null }
const company: InvoiceContent = {
  ...content,
  language: 'en',
  buyer: {
    name: 'Sara Al-Qahtani',
    phone: '+966501234567',
    company: { name: 'Rayhan Coffee Co.', vatNumber: '310122393500003', crNumber: '1010123456' },
    poNumber: 'PO-77-A',
  },
}
/** As a buyer with a VAT number gets it once the authority has cleared it. */
const standard: InvoiceContent = {
  ...company,
  form: 'STANDARD',
  buyer: {
    ...company.buyer,
    company: {
      name: 'Rayhan Coffee Co.',
      vatNumber: '310122393500003',
      crNumber: '1010123456',
      address: {
        street: 'طريق الملك فهد',
        building: '1111',
        district: { en: 'Al-Murooj', ar: 'المروج' },
        city: { en: 'Riyadh', ar: 'الرياض' },
        postalCode: '12222',
      },
    },
  },
}
const refund = creditContent(
  { number: 'INV-000123', content: company, total: content.total, credited: 0 },
  {
    amount: 11_500,
    reason: { en: 'One roll-up arrived damaged', ar: 'وصلت إحدى اللافتات تالفة' },
    name: { en: 'Refund for order 100241', ar: 'مبلغ مسترد عن الطلب 100241' },
  },
)
const typesetter = createTypesetter()
const draw = (what: InvoiceContent, number: string, isSpecimen = false) =>
  typesetter.draw(
    invoiceDocument(
      { number, issuedAt: paidOrder.issuedAt, content: what, qr: vectors.phase2_sdk_simplified_invoice.qr_base64 },
      { isSpecimen },
    ),
  )
const textOf = (drawn: ReturnType<typeof draw>) => pdfText(drawn.pdf()).map((piece) => piece.trim())

describe('an invoice on paper', () => {
  test('has all that the law wants on it, in both languages', () => {
    const text = textOf(draw(content, 'INV-000123'))
    for (const expected of [
      ['فاتورة ضريبية مبسطة', 'Simplified tax invoice', 'INV-000123', '2026-11-22 13:30', '100241', 'بطاقة'],
      ['شركة مطبعة للطباعة', '310122393500003', '1010000000', 'محمد بن عبدالرحمن الشهري', '050 123 4567'],
      ['لافتة رول أب', '85 × 200 cm', '179.00', '−35.80', '42.02', '322.20', 'تنفيذ مستعجل', 'التوصيل'],
      ['1,071.69', '160.75', '1,232.44', 'الإجمالي شامل الضريبة', 'Total including VAT', 'مدفوعة بالكامل.'],
    ]) {
      expect(text).toEqual(expect.arrayContaining(expected))
    }
  })

  test('names the company that buys, and whom it is sent to', () => {
    const text = textOf(draw(company, 'INV-000123'))
    expect(text).toEqual(expect.arrayContaining(['Rayhan Coffee Co.', 'Sara Al-Qahtani', '1010123456', 'PO-77-A']))
  })

  test('names a trader who is a company by their own name once', () => {
    const { name } = standard.buyer
    const trader = { ...standard.buyer, company: { name: name ?? '', vatNumber: '310122393500003', crNumber: null } }
    const text = textOf(draw({ ...standard, buyer: trader }, 'INV-000123'))
    expect(text.filter((piece) => piece === name)).toHaveLength(1)
  })

  test('of a buyer with a VAT number is a tax invoice, with the number and the date of supply', () => {
    const text = textOf(draw(standard, 'INV-000123'))
    expect(text).toEqual(expect.arrayContaining(['Tax invoice', 'فاتورة ضريبية', '310122393500003', '2026-11-22']))
    expect(text).not.toEqual(expect.arrayContaining(['Simplified tax invoice']))
  })

  test('prints what the customer wrote to the order once, under its name', () => {
    const text = textOf(draw({ ...content, note: 'Deliver to gate 4\nbefore noon' }, 'INV-000123'))
    expect(text).toEqual(expect.arrayContaining(['Order note', 'ملاحظة الطلب']))
    expect(text.join(' ').split('Deliver to gate 4 before noon')).toHaveLength(2)
    expect(textOf(draw(content, 'INV-000123'))).not.toEqual(expect.arrayContaining(['Order note']))
    const long = textOf(draw({ ...content, note: 'Please call. '.repeat(76) }, 'INV-000123'))
    expect(long).toEqual(expect.arrayContaining(['1,232.44']))
  })

  test('says across the page that it is a specimen, in a demonstration only', () => {
    expect(textOf(draw(content, 'INV-000123', true))).toEqual(expect.arrayContaining(['نموذج تجريبي']))
    expect(textOf(draw(content, 'INV-000123'))).not.toEqual(expect.arrayContaining(['نموذج تجريبي']))
  })

  test('that takes something back says what, why and how much', () => {
    const text = textOf(draw(refund, 'CN-000124'))
    expect(text).toEqual(
      expect.arrayContaining(['Credit note', 'إشعار دائن', 'For invoice', 'INV-000123', '100.00', '15.00', '115.00']),
    )
    expect(text).toEqual(expect.arrayContaining(['Reason:', 'One roll-up arrived damaged', 'Refund for order 100241']))
  })

  test('is drawn whatever people have written', { timeout: 60_000 }, () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, details, code) => {
        const [line] = content.lines
        if (!line) throw new Error('no line')
        const lines = [
          { ...line, name: { ar: name }, details: { en: details, ar: details } },
          ...content.lines.slice(1),
        ]
        const buyer = { name, phone: code, company: { name: details, vatNumber: null, crNumber: null }, poNumber: code }
        expect(textOf(draw({ ...content, lines, buyer, note: details }, 'INV-000123'))).toEqual(
          expect.arrayContaining(['1,232.44']),
        )
      }),
      { numRuns: 15 },
    )
  })

  test.each([
    ['invoice-ar', content, 'INV-000123', false],
    ['standard-invoice-en', standard, 'INV-000123', false],
    ['standard-invoice-ar', { ...standard, language: 'ar' as const }, 'INV-000123', false],
    ['credit-note-en', refund, 'CN-000124', true],
  ])('looks like %s.png', async (name, what, number, isSpecimen) => {
    const picture = join(import.meta.dirname, 'golden', `${name}.png`)
    expect(await differenceToGolden(draw(what, number, isSpecimen).svg(), picture)).toBe(0)
  })
})
