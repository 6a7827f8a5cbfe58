import type { QuotationFacts } from '../documents/quotation.service.ts'
import type { Quotation } from './quotation.ts'

/** A version as it is printed, in its language; its code leads to `href` where that is known. */
export const quotationPaper = (quotation: Quotation, href: string | null): QuotationFacts => ({
  number: `${quotation.reference}-${quotation.version}`,
  issuedAt: quotation.sent_at,
  language: quotation.language,
  customerName: quotation.company_name ?? quotation.contact_name,
  lines: quotation.lines.map(({ name, details, quantity, unit, line_total: line }) => ({
    name: { en: name, ar: name },
    details: { en: details ?? '', ar: details ?? '' },
    quantity,
    unit,
    line,
    setup: 0,
    discount: 0,
  })),
  urgent: 0,
  shipping: quotation.shipping,
  couponCode: null,
  total: quotation.total,
  request: { validUntil: quotation.valid_until, href },
})
