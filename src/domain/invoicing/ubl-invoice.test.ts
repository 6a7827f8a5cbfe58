import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidOrder, seller } from '#testing/orders/sales-documents.ts'
import { documentAmounts } from './document-line.ts'
import type { DocumentLine } from './document-line.ts'
import { documentNumber } from './invoice-facts.ts'
import type { InvoiceContent } from './invoice-facts.ts'
import { FIRST_PREVIOUS_HASH, ublInvoice } from './ubl-invoice.ts'

const names = { urgent: { en: 'Urgent', ar: 'مستعجل' }, shipping: { en: 'Delivery', ar: 'توصيل' } }
const xmlOf = (content: Partial<InvoiceContent>) =>
  ublInvoice(
    {
      content: { ...paidOrder, kind: 'INVOICE', seller, correction: null, ...content },
      uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be',
      issuedAt: new Date('2026-11-22T21:30:05Z'),
      counter: 1,
      previousHash: FIRST_PREVIOUS_HASH,
    },
    names,
  ).join('')

/** Amounts under a name, in halalas. */
const amounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="SAR">(\\d+)\\.(\\d\\d)<`, 'g'))].map(
    ([, riyals, rest]) => Number(riyals) * 100 + Number(rest),
  )
const one = (xml: string, name: string) => amounts(xml, name)[0] ?? Number.NaN
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const amount = fc.integer({ min: 0, max: 3_000_000 })
const line: fc.Arbitrary<DocumentLine> = fc
  .record({ quantity: fc.integer({ min: 1, max: 5000 }), unit: amount, setup: amount, share: fc.nat(100) })
  .map(({ quantity, unit, setup, share }) => {
    const full = quantity * unit + setup
    const discount = Math.floor((full * share) / 100)
    return { name: { en: 'Cards' }, details: null, quantity, unit, setup, line: full, discount }
  })
const goods = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 12 }), urgent: amount, shipping: amount })
  .map((given) => ({
    ...given,
    total: sum(given.lines.map((each) => each.line - each.discount)) + given.urgent + given.shipping,
  }))

describe('an invoice for machines', () => {
  test('adds up as EN 16931 and ZATCA want it, whatever was sold', () => {
    fc.assert(
      fc.property(goods, (sold) => {
        const xml = xmlOf(sold)
        const { taxable, vat } = documentAmounts(sold)
        const [head = '', ...lines] = xml.split('<cac:InvoiceLine>')
        // BR-CO-10, -13, -14, -15, -16
        expect(one(head, 'LineExtensionAmount')).toBe(sum(lines.map((each) => one(each, 'LineExtensionAmount'))))
        expect([one(head, 'TaxExclusiveAmount'), one(head, 'TaxableAmount')]).toEqual([taxable, taxable])
        expect(amounts(head, 'TaxAmount')).toEqual([vat, vat, vat])
        expect(one(head, 'TaxInclusiveAmount')).toBe(taxable + vat)
        expect(one(head, 'PayableAmount')).toBe(sold.total)
        for (const each of lines) {
          // BR-KSA-EN16931-11, with the quantity as base quantity; BR-KSA-51
          const quantity = /InvoicedQuantity unitCode="PCE">(\d+)</.exec(each)?.[1]
          expect(each).toContain(`<cbc:BaseQuantity unitCode="PCE">${quantity}<`)
          const discount = each.includes('<cac:AllowanceCharge>') ? one(each, 'Amount') : 0
          expect(one(each, 'PriceAmount') - discount).toBe(one(each, 'LineExtensionAmount'))
          expect(one(each, 'LineExtensionAmount') + one(each, 'TaxAmount')).toBe(one(each, 'RoundingAmount'))
        }
      }),
    )
  })

  test('has the day and the time of Riyadh, and each element where UBL has it', () => {
    const xml = xmlOf({})
    expect(xml).toContain('<cbc:IssueDate>2026-11-23</cbc:IssueDate><cbc:IssueTime>00:30:05</cbc:IssueTime>')
    const order =
      'cbc:ProfileID cbc:ID cbc:UUID cbc:IssueDate cbc:IssueTime cbc:InvoiceTypeCode cbc:DocumentCurrencyCode ' +
      'cbc:TaxCurrencyCode cac:OrderReference cac:AdditionalDocumentReference cac:AccountingSupplierParty ' +
      'cac:AccountingCustomerParty cac:PaymentMeans cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine'
    const places = order.split(' ').map((name) => xml.search(new RegExp(`<${name}[ >]`)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })

  test('holds names that XML could not', () => {
    const [first] = paidOrder.lines
    if (!first) throw new Error('no line')
    const odd = { ...first, name: { en: 'A & B <C> "D"\u0007\uD800', ar: 'أ & ب' } }
    const xml = xmlOf({ lines: [odd, ...paidOrder.lines.slice(1)] })
    expect(xml).toContain('<cbc:Name>أ &amp; ب | A &amp; B &lt;C&gt; "D"</cbc:Name>')
  })
})

test('documents are numbered in one row, at least six digits long', () => {
  expect([
    documentNumber('INVOICE', 1),
    documentNumber('CREDIT_NOTE', 2),
    documentNumber('INVOICE', 12_345_678),
  ]).toEqual(['INV-000001', 'CN-000002', 'INV-12345678'])
})
