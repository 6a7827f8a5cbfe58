import type { OrderReader } from '#services/orders/order-reader.service.ts'

type Stored = NonNullable<Awaited<ReturnType<OrderReader['find']>>>['order']
type Totals = Pick<
  Stored,
  'subtotal' | 'discount' | 'coupon_code' | 'urgent_fee' | 'shipping' | 'taxable' | 'vat' | 'total'
>

/** What an order comes to, as customers and staff see it. */
export const presentTotals = (order: Totals) => ({
  subtotal: order.subtotal,
  discount: order.discount,
  couponCode: order.coupon_code,
  urgent: order.urgent_fee,
  shipping: order.shipping,
  taxable: order.taxable,
  vat: order.vat,
  total: order.total,
})
