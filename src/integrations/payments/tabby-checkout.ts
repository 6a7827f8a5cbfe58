import { decimalAmount } from '#domain/money/halalas.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Charge, ChargeAddress, EligibilityQuestion, PastOrder } from './payment-gateway.ts'

/** The body of `POST /checkout`. What it says of the buyer is what a lender decides by, so every part of it is true. */
export const tabbyCheckout = (charge: Charge, merchantCode: string) => ({
  payment: {
    amount: decimalAmount(charge.amount),
    currency: 'SAR',
    description: `Order ${charge.orderNumber}`,
    buyer: { name: charge.buyer.name, email: charge.buyer.email, phone: charge.buyer.phone },
    buyer_history: {
      registered_since: charge.buyer.since.toISOString(),
      loyalty_level: charge.buyer.ordersDelivered,
      is_phone_number_verified: charge.buyer.isPhoneVerified,
      is_email_verified: charge.buyer.isEmailVerified,
    },
    order: {
      reference_id: charge.attemptId,
      // Taxes on top of the prices: there are none, VAT is inside.
      tax_amount: decimalAmount(0),
      shipping_amount: decimalAmount(charge.shipping),
      discount_amount: decimalAmount(charge.discount),
      items: charge.lines.map(({ title, quantity, unit, reference }) => ({
        title,
        quantity,
        unit_price: decimalAmount(unit),
        category: 'Printing',
        reference_id: reference,
      })),
    },
    order_history: charge.history.map(tabbyOrder),
    shipping_address: tabbyAddress(charge.address),
    meta: { order_id: String(charge.orderNumber) },
  },
  lang: charge.language,
  merchant_code: merchantCode,
  merchant_urls: charge.returnUrls,
})

/** The body that only asks whether a customer is eligible: the least that Tabby wants to know. */
export const tabbyQuestion = ({ amount, language, email, phone }: EligibilityQuestion, merchantCode: string) => ({
  payment: { amount: decimalAmount(amount), currency: 'SAR', buyer: { email, phone } },
  lang: language,
  merchant_code: merchantCode,
})

const tabbyAddress = ({ city, line, postalCode }: ChargeAddress) => ({ city, address: line, zip: postalCode })

const tabbyOrder = (order: PastOrder) => ({
  purchased_at: order.placedAt.toISOString(),
  amount: decimalAmount(order.amount),
  ...(order.isPaidByCard && { payment_method: 'card' }),
  status: tabbyStatus(order),
  buyer: order.buyer,
  shipping_address: tabbyAddress(order.address),
})

/** Tabby's words for where an order stands. */
const STATUSES: Readonly<Record<OrderStatus, string>> = {
  AWAITING_PAYMENT: 'new',
  PENDING: 'new',
  PROCESSING: 'processing',
  ON_THE_WAY: 'processing',
  DELIVERED: 'complete',
  COMPLETED: 'complete',
  CANCELLED: 'canceled',
  REJECTED: 'canceled',
  EXPIRED: 'canceled',
}

const tabbyStatus = ({ status, isRefunded }: PastOrder): string =>
  isRefunded && STATUSES[status] !== 'canceled' ? 'refunded' : STATUSES[status]
