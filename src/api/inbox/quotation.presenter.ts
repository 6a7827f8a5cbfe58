import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { OpenedQuotation } from '#services/quotations/quotation-customer.service.ts'
import type { Quotation } from '#services/quotations/quotation.ts'

/** A quotation as its customer reads it. */
export const presentQuotation = (quotation: OpenedQuotation, language: Language) => ({
  reference: quotation.reference,
  version: quotation.version,
  status: quotation.statusNow,
  ...presentGoods(quotation, language),
  sentAt: riyadhTimestamp(quotation.sent_at),
  orderNumber: quotation.order_number,
  isUnpaid: quotation.order_status === 'AWAITING_PAYMENT',
})

/** What is quoted, on which terms: the same for the customer and the shop. */
export const presentGoods = (quotation: Quotation, language: Language) => ({
  validUntil: quotation.valid_until,
  productionDays: quotation.production_days,
  words: quotation.words,
  deliveredTo: quotation.address && addressText(quotation.address, language),
  lines: quotation.lines.map(({ name, details, quantity, unit, line_total: total }, position) => ({
    position,
    name,
    details,
    quantity,
    unit,
    total,
  })),
  totals: {
    subtotal: quotation.subtotal,
    shipping: quotation.shipping,
    vat: quotation.vat,
    total: quotation.total,
  },
})

const addressText = ({ street, building, district, city }: NonNullable<Quotation['address']>, language: Language) =>
  [`${building} ${street}`, district && inLanguage(district, language), inLanguage(city, language)]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ')
