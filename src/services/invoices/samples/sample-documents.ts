import { randomUUID } from 'node:crypto'
import { creditContent, debitContent } from '#domain/invoicing/credit.ts'
import type { Buyer, InvoiceContent, PaidBy } from '#domain/invoicing/invoice-facts.ts'
import { formFor } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { bilingual } from '../../documents/sentences/bilingual.ts'
import { CHARGES } from '../next-document.ts'
import { SAMPLE_GOODS } from './sample-goods.ts'
import { signInvoice } from '../signed-invoice.ts'
import type { SignedInvoice } from '../signed-invoice.ts'
import type { Stamp } from '../stamp/stamp.ts'

/** A document of one of the kinds that a shop issues, under a name that says which. */
export type SampleDocument = SignedInvoice & { readonly name: string; readonly content: InvoiceContent }

const company = { name: 'شركة نماذج | Samples LTD', vatNumber: '399999999800003', crNumber: '1010000001' }
const address = {
  street: 'صلاح الدين | Salah Al-Din',
  building: '1111',
  district: { en: 'Al-Murooj', ar: 'المروج' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  postalCode: '12222',
}
const buyer = { name: 'Noura Al Otaibi', phone: '+966501234567', poNumber: null }

/** Who buys. */
const BUYERS: Readonly<Record<string, Buyer>> = {
  simplified: { ...buyer, company: null },
  'simplified-company': { ...buyer, company: { ...company, vatNumber: null, address } },
  standard: { ...buyer, company: { ...company, address } },
  'standard-no-cr-number': {
    ...buyer,
    company: { ...company, crNumber: null, address: { ...address, district: null } },
  },
  'standard-pick-up': { ...buyer, company: { ...company, address: null } },
}
const PAID_BY: readonly PaidBy[] = ['card', 'instalments', 'bank-transfer']

/**
 * Every kind of document: each buyer with each sort of goods, as invoice, debit note and credit note of a part and of the
 * whole. Each is the first of a chain, as the authority's own tools expect it.
 */
export function sampleDocuments(stamp: Stamp, seller: Seller, now: Date): SampleDocument[] {
  const place = { issuedAt: now, counter: 1, previousHash: FIRST_PREVIOUS_HASH }
  return contents(seller).map(([name, content]) => ({
    name,
    content,
    ...signInvoice({ content, uuid: randomUUID(), ...place }, stamp, CHARGES),
  }))
}

function contents(seller: Seller): [string, InvoiceContent][] {
  return Object.entries(BUYERS).flatMap(([who, to]) =>
    Object.entries(SAMPLE_GOODS).flatMap(([what, goods], index): [string, InvoiceContent][] => {
      const invoice: InvoiceContent = {
        ...goods,
        kind: 'INVOICE',
        form: formFor(to),
        seller,
        orderNumber: '100241',
        paidBy: PAID_BY[index % PAID_BY.length] ?? 'card',
        language: 'ar',
        buyer: to,
        couponCode: null,
        correction: null,
      }
      return notesOf(invoice).map(([kind, content]) => [`${who}-${kind}-${what}`, content])
    }),
  )
}

function notesOf(content: InvoiceContent): [string, InvoiceContent][] {
  const invoice = { content, number: 'INV-000001', total: content.total, credited: 0 }
  const reason = { en: 'Fewer copies', ar: 'نسخ أقل' }
  const name = bilingual('row.refund', { order: content.orderNumber })
  const notes: [string, InvoiceContent][] = [
    ['invoice', content],
    ['debit-note', debitContent(invoice, { amount: 1150, reason, name })],
  ]
  // Nothing was paid, so nothing goes back.
  if (content.total === 0) return notes
  const part = Math.max(1, Math.floor(content.total / 3))
  return [
    ...notes,
    ['credit-note', creditContent(invoice, { amount: content.total, reason, name })],
    ['credit-note-of-a-part', creditContent(invoice, { amount: part, reason, name })],
  ]
}
