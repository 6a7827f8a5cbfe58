import type { OrderAddress } from '#db/schema/orders.ts'
import { writtenConfiguration, writtenValue } from '#domain/configuration/written-feature.ts'
import type { CouponRefusal } from '#domain/coupons/coupon.ts'
import type { OrderActor } from '#domain/orders/order-status.ts'
import type { Language } from '#domain/language.ts'
import type { DesignMode } from '#domain/cart/cart-item.ts'
import { fittedLayout, lineParts, type FileLayout } from '#domain/artwork/line-designs.ts'
import type { CartQuote } from '../../cart/cart-pricing.ts'
import { namedAnswers } from '../../cart/line-texts.ts'
import type { NewLine, NewOrder } from '../../orders/order.repository.ts'
import type { StockNeed } from '../../orders/stock.repository.ts'

/** Who is notified about an order. */
export type OrderContact = { readonly name: string; readonly phone: string; readonly email: string | null }

/** What a line is besides its price. */
export type LineExtras = {
  readonly key: string
  readonly designMode: DesignMode
  readonly artworkIds: readonly string[]
  /** How the files share the line; what was not said is filled in. */
  readonly layout?: FileLayout
  /** Uploads that are still on their way, and join the line by themselves. */
  readonly uploadIds?: readonly string[]
  readonly notes: string | null
}

export type OrderFacts = {
  readonly id: string
  readonly customerId: string
  readonly cartKey: string
  readonly language: Language
  readonly contact: OrderContact
  readonly company: {
    readonly name: string | null
    readonly vatNumber: string | null
    readonly crNumber: string | null
  }
  readonly address: OrderAddress | null
  readonly poNumber: string | null
  readonly notes: string | null
  readonly quote: CartQuote
  /** Who places it. */
  readonly by: Extract<OrderActor, 'CUSTOMER' | 'STAFF'>
}

/** The row of an order from a priced cart: the prices of this moment, for good. */
export function orderRow(facts: OrderFacts): NewOrder {
  const { quote, contact, company, address } = facts
  const { totals, urgent, readyBy, coupon } = quote
  if (!readyBy) throw new TypeError('an empty cart is no order')
  return {
    id: facts.id,
    customer_id: facts.customerId,
    cart_key: facts.cartKey,
    status: 'AWAITING_PAYMENT',
    moved_by: facts.by,
    language: facts.language,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    company_name: company.name,
    vat_number: company.vatNumber,
    cr_number: company.crNumber,
    po_number: facts.poNumber,
    notes: facts.notes,
    fulfilment: address === null ? 'PICKUP' : 'DELIVERY',
    address: address === null ? null : JSON.stringify(address),
    urgent,
    ready_by: urgent ? readyBy.urgent : readyBy.standard,
    coupon_code: coupon?.ok ? coupon.value.code : null,
    subtotal: totals.subtotal,
    discount: totals.discount,
    urgent_fee: totals.urgent,
    shipping: totals.shipping,
    taxable: totals.taxable,
    vat: totals.vat,
    total: totals.total,
  }
}

/** The rows of its lines, in the order of the cart. */
export function lineRows({ lines, totals }: CartQuote, extras: readonly LineExtras[]): NewLine[] {
  const extraOf = new Map(extras.map((extra) => [extra.key, extra]))
  return lines.map((line, index) => {
    const { sellable, price, quantity, chosen } = line
    const { texts } = sellable
    const extra = extraOf.get(line.key)
    return {
      product_id: Number(sellable.productId),
      product_price_id: Number(line.productPriceId),
      product_code: texts.code,
      name: JSON.stringify(texts.name),
      variant: texts.price_name && JSON.stringify(texts.price_name),
      features: JSON.stringify(
        namedAnswers(line).map(({ name, choices, value }) => ({
          name,
          choices: choices.map((each) => each.name),
          value: writtenValue(value),
        })),
      ),
      configuration: JSON.stringify(writtenConfiguration(sellable.features, chosen)),
      image_key: texts.picture?.[0] ?? null,
      quantity,
      offer_percent: sellable.productPrice.offerPercent,
      unit: price.unit,
      setup: price.setup,
      line_total: price.line,
      discount: totals.lineDiscounts[index] ?? 0,
      vat: totals.lineVats[index] ?? 0,
      production_days: sellable.productionDays,
      design_mode: extra?.designMode ?? 'LATER',
      artwork_ids: JSON.stringify(extra?.artworkIds ?? []),
      artwork_uploads: JSON.stringify(extra?.uploadIds ?? []),
      artwork_parts: JSON.stringify(partsOf(extra, quantity)),
      notes: extra?.notes ?? null,
    }
  })
}

/** Which part of a line each of its files is. */
const partsOf = (extra: LineExtras | undefined, quantity: number) =>
  extra ? lineParts(fittedLayout(extra.artworkIds.length, extra.layout ?? {}, quantity)) : []

/** What an order needs of the stock: all lines of a product price together, before anything is asked. */
export function stockNeeds({ lines }: CartQuote): StockNeed[] {
  const needs = new Map<number, number>()
  for (const { productPriceId, quantity, sellable } of lines) {
    if (sellable.productPrice.remainingQuantity === null) continue
    const id = Number(productPriceId)
    needs.set(id, (needs.get(id) ?? 0) + quantity)
  }
  return [...needs].map(([productPriceId, quantity]) => ({ productPriceId, quantity }))
}

/** Why the coupon of a cart does not count, when one was given. */
export const couponRefusal = ({ coupon }: CartQuote): CouponRefusal | undefined =>
  coupon && !coupon.ok ? coupon.error : undefined
