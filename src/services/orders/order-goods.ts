import { inLanguage } from '#domain/localized-text.ts'
import type { OrderGoods } from '../messages/templates/order-goods.ts'
import { lineAnswers } from './line-answers.ts'
import type { OrderWithLines } from './order.repository.ts'

/** What messages about an order say of its goods, in the order's language. */
export const orderGoods = (order: OrderWithLines): OrderGoods => ({
  lines: order.lines.map((line) => ({
    name: inLanguage(line.name, order.language),
    answers: lineAnswers(line, order.language),
    quantity: line.quantity,
    total: line.line_total,
    ...(line.has_artwork && { artworkAt: line.position }),
  })),
  subtotal: order.subtotal,
  coupon:
    order.coupon_code === null || order.discount === 0 ? null : { code: order.coupon_code, discount: order.discount },
  urgent: order.urgent ? order.urgent_fee : null,
  shipping: order.shipping,
  isPickup: order.fulfilment === 'PICKUP',
  vat: order.vat,
})
