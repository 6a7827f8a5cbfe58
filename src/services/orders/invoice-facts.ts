import type { BuyerAddress, OrderFacts, PaidBy } from '#domain/invoicing/invoice-facts.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { UsedMethod } from '#domain/payments/payment-method.ts'
import type { RefundReason } from '#domain/payments/refund-state.ts'
import type { DueInvoice } from './due-invoice.repository.ts'
import { lineAnswers } from './line-answers.ts'

const PAID_BY: Readonly<Record<UsedMethod, PaidBy>> = {
  CARD: 'card',
  SAVED_CARD: 'card',
  APPLE_PAY: 'card',
  STC_PAY: 'card',
  TABBY: 'instalments',
  TAMARA: 'instalments',
  BANK_TRANSFER: 'bank-transfer',
  CASH: 'cash',
  TERMINAL: 'card',
}

/** What the invoice of a paid order says. */
export const invoiceFacts = ({ order, lines, method }: DueInvoice, issuedAt: Date): OrderFacts => ({
  orderId: order.id,
  orderNumber: String(order.number),
  issuedAt,
  paidBy: PAID_BY[method],
  language: order.language,
  buyer: {
    name: order.contact_name,
    phone: order.contact_phone,
    company: companyOf(order),
    poNumber: order.po_number,
  },
  lines: lines.map((line) => ({
    name: line.name,
    details: detailsOf(line),
    quantity: line.quantity,
    unit: line.unit,
    setup: line.setup,
    line: line.line_total,
    discount: line.discount,
  })),
  urgent: order.urgent_fee,
  shipping: order.shipping,
  couponCode: order.coupon_code,
  note: order.notes,
  total: order.total,
})

/** The company that buys; a trader who gave a VAT number and no company is one by their own name. */
function companyOf({ company_name, vat_number, cr_number, contact_name, address }: DueInvoice['order']) {
  const name = company_name ?? (vat_number === null ? null : contact_name)
  return name === null ? null : { name, vatNumber: vat_number, crNumber: cr_number, address: buyerAddress(address) }
}

/** Where the buyer is: where the order goes. */
const buyerAddress = (address: DueInvoice['order']['address']): BuyerAddress | null =>
  address && {
    street: address.street,
    building: address.building,
    district: address.district ?? (address.neighbourhood ? { ar: address.neighbourhood } : null),
    city: address.city,
    postalCode: address.postalCode,
  }

/** The choices of a line in one line, in both languages; null without any. */
function detailsOf(line: DueInvoice['lines'][number]): LocalizedText | null {
  const [en, ar] = [lineAnswers(line, 'en').join(' · '), lineAnswers(line, 'ar').join(' · ')]
  return en === '' && ar === '' ? null : { en: en || ar, ar: ar || en }
}

/** Why money went back, as the credit note says it. */
export const CREDIT_REASONS: Readonly<Record<RefundReason, LocalizedText>> = {
  CANCELLED: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
  REJECTED: { en: 'Order not accepted', ar: 'عدم قبول الطلب' },
  LATE: { en: 'Payment came too late', ar: 'وصول الدفعة متأخرة' },
  SURPLUS: { en: 'Paid twice', ar: 'دفعة مكررة' },
  WRONG_AMOUNT: { en: 'Another amount was paid', ar: 'دفع مبلغ مختلف' },
  STAFF: { en: 'Refund', ar: 'استرداد' },
}
