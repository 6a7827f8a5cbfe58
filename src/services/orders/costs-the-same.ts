import { matchesRequest } from '#domain/cart/price-cart.ts'
import type { CartPricing } from '../cart/cart-pricing.ts'
import type { CostsTheSame } from './open-order.ts'
import type { OrderLineRow, OrderRow } from './order.repository.ts'

/** The lines of an order as a cart asks for them; what is not sold any more asks for nothing. */
export const requestedLines = (lines: readonly OrderLineRow[]) =>
  lines.map((line) => ({
    key: String(line.position),
    productPriceId: String(line.product_price_id ?? 0),
    quantity: line.quantity,
    features: line.configuration,
    finalPrice: line.unit,
  }))

/** Prices the lines of an order again, as a cart of today without their stock, which the order has given back. */
export const createCostsTheSame =
  (price: CartPricing): CostsTheSame =>
  async (tx, order: OrderRow, lines) => {
    const quote = await price(
      {
        lines: requestedLines(lines),
        urgent: order.urgent,
        ...(order.coupon_code !== null && { couponCode: order.coupon_code }),
        destination: null,
        ...(order.customer_id !== null && { user: { customerId: order.customer_id, hasOrdered: false } }),
      },
      tx,
    )
    // Shipping was agreed; goods, discount and urgency must come to the same.
    const { subtotal, discount, urgent } = quote.totals
    const isSame =
      matchesRequest(quote) &&
      subtotal === order.subtotal &&
      discount === order.discount &&
      urgent === order.urgent_fee &&
      (order.coupon_code === null || quote.coupon?.ok === true)
    return { isSame, couponId: quote.coupon?.ok ? quote.coupon.value.id : null }
  }
