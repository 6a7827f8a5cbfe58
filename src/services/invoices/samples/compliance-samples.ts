import { randomUUID } from 'node:crypto'
import type { InvoiceContent, InvoiceForm, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import type { SentInvoice } from '#integrations/tax-authority/tax-authority.ts'
import { CHARGES } from '../next-document.ts'
import { signInvoice } from '../signed-invoice.ts'
import type { Stamp } from '../stamp/stamp.ts'

const KINDS: readonly InvoiceKind[] = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']
const FORMS: Readonly<Record<'1100' | '0100', readonly InvoiceForm[]>> = {
  '1100': ['STANDARD', 'SIMPLIFIED'],
  '0100': ['SIMPLIFIED'],
}

export type ComplianceSample = SentInvoice & { readonly kind: InvoiceKind; readonly form: InvoiceForm }

/** The samples that the authority wants of a unit: an invoice, a credit note and a debit note of each form. */
export function complianceSamples(
  stamp: Stamp,
  seller: Seller,
  { invoiceTypes, now }: { readonly invoiceTypes: '1100' | '0100'; readonly now: Date },
): ComplianceSample[] {
  let previousHash = FIRST_PREVIOUS_HASH
  return FORMS[invoiceTypes]
    .flatMap((form) => KINDS.map((kind) => ({ form, kind })))
    .map(({ form, kind }, index) => {
      const place = { uuid: randomUUID(), issuedAt: now, counter: index + 1, previousHash }
      const { xml, hash } = signInvoice({ content: contentOf(seller, form, kind), ...place }, stamp, CHARGES)
      previousHash = hash
      return { uuid: place.uuid, hash, xml, kind, form }
    })
}

const contentOf = (seller: Seller, form: InvoiceForm, kind: InvoiceKind): InvoiceContent => ({
  kind,
  form,
  seller,
  orderNumber: '1',
  paidBy: 'card',
  language: 'ar',
  buyer: {
    name: null,
    phone: null,
    poNumber: null,
    company: form === 'STANDARD' ? { ...BUYER, vatNumber: '399999999800003', crNumber: null } : null,
  },
  lines: [
    {
      name: { en: 'Business cards', ar: 'بطاقات عمل' },
      details: null,
      quantity: 1,
      unit: 11_500,
      setup: 0,
      line: 11_500,
      discount: 0,
    },
  ],
  urgent: 0,
  shipping: 0,
  couponCode: null,
  total: 11_500,
  correction: kind === 'INVOICE' ? null : { invoiceNumber: 'INV-000001', reason: { en: 'Sample', ar: 'عينة' } },
})

/** A buyer of samples; the number is the one that the authority's own examples have. */
const BUYER = {
  name: 'شركة نماذج فاتورة المحدودة | Fatoora Samples LTD',
  address: {
    street: 'صلاح الدين | Salah Al-Din',
    building: '1111',
    district: { en: 'Al-Murooj', ar: 'المروج' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    postalCode: '12222',
  },
}
