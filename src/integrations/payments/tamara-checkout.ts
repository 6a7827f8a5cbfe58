import type { Charge } from './payment-gateway.ts'
import { tamaraMoney as money } from './tamara-order.ts'

/** The body of `POST /checkout`: instalments as the merchant's plan has them, half an hour to begin. */
export function tamaraCheckout(charge: Charge) {
  const [firstName = '', ...others] = charge.buyer.name.split(' ')
  const person = { first_name: firstName, last_name: others.join(' ') || firstName, phone_number: charge.buyer.phone }
  return {
    order_reference_id: charge.attemptId,
    order_number: String(charge.orderNumber),
    total_amount: money(charge.amount),
    shipping_amount: money(charge.shipping),
    // Taxes on top of the prices: there are none, VAT is inside.
    tax_amount: money(0),
    ...(charge.discount > 0 && { discount: { name: 'Coupon', amount: money(charge.discount) } }),
    description: `Order ${charge.orderNumber}`,
    country_code: 'SA',
    payment_type: 'PAY_BY_INSTALMENTS',
    locale: charge.language === 'ar' ? 'ar_SA' : 'en_US',
    expires_in_minutes: 30,
    items: charge.lines.map(({ reference, title, quantity, unit, total }) => ({
      reference_id: reference,
      sku: reference,
      type: 'Physical',
      name: title.slice(0, 250),
      quantity,
      unit_price: money(unit),
      total_amount: money(total),
    })),
    consumer: { ...person, email: charge.buyer.email },
    shipping_address: { ...person, line1: charge.address.line, city: charge.address.city, country_code: 'SA' },
    merchant_url: { ...charge.returnUrls, notification: charge.notificationUrl },
  }
}
