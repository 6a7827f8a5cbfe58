import type { Db } from '#db/connection.ts'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { Seller, SellerAddress } from '#domain/invoicing/seller.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type {
  Charge,
  ChargeAddress,
  ChargeBuyer,
  ChargeLine,
  ChargeSource,
  PastOrder,
} from '#integrations/payments/payment-gateway.ts'
import { findBuyerFacts } from './charge-facts.repository.ts'
import { findLines, findOrder } from '../../orders/order.repository.ts'
import type { OrderLineRow, OrderRow } from '../../orders/order.repository.ts'

type Attempt = { readonly id: string; readonly order_id: string; readonly provider: string; readonly amount: number }

export interface ChargeFactsParts {
  readonly db: Db
  readonly publicUrl: string
  /** Whose address stands for an order that is picked up. */
  readonly seller: () => Promise<Seller>
}

/** Many addresses in the Kingdom are given without one, and an empty text is refused. */
const UNKNOWN_POSTAL_CODE = '00000'

const URGENT = { en: 'Urgent production', ar: 'تنفيذ مستعجل' } as const

/** What a gateway is asked to charge for an order, in its customer's language; undefined when there is no such order. */
export async function chargeFacts(
  parts: ChargeFactsParts,
  attempt: Attempt,
  source: ChargeSource,
): Promise<Charge | undefined> {
  const order = await findOrder(parts.db, { id: attempt.order_id })
  if (!order) return undefined
  // Cards need no goods and no address; providers of instalments want to see them.
  const isInstalments = source.kind === 'INSTALMENTS'
  const provider = attempt.provider.toLowerCase()
  const back = (outcome: string) =>
    `${parts.publicUrl}/api/payments/callback/${provider}?paymentId=${attempt.id}&outcome=${outcome}`
  const shop = isInstalments ? (await parts.seller()).address : undefined
  return {
    attemptId: attempt.id,
    amount: attempt.amount,
    orderNumber: order.number,
    source,
    language: order.language,
    ...(await buyerOf(parts.db, order, attempt.provider === 'TABBY' ? shop : undefined)),
    address: addressOf(order.address, shop, order.language),
    lines: isInstalments ? linesOf(order, await findLines(parts.db, order.id)) : [],
    shipping: order.shipping,
    discount: order.discount,
    returnUrls: { success: back('success'), failure: back('failure'), cancel: back('cancel') },
    notificationUrl: `${parts.publicUrl}/api/payments/webhooks/${provider}`,
  }
}

/** The buyer; with `shop` also what is true of the account and its earlier orders, which only Tabby asks for. */
async function buyerOf(
  db: Db,
  order: OrderRow,
  shop: SellerAddress | undefined,
): Promise<{ readonly buyer: ChargeBuyer; readonly history: readonly PastOrder[] }> {
  const facts = shop && (await findBuyerFacts(db, order.id))
  const buyer = {
    name: order.contact_name,
    // Gateways want a text; those that need an address refuse an empty one.
    email: order.contact_email ?? '',
    phone: order.contact_phone,
    since: facts?.registered_at ?? order.placed_at,
    isPhoneVerified: facts?.is_phone_verified ?? false,
    isEmailVerified: facts?.is_email_verified ?? false,
    ordersDelivered: facts?.delivered ?? 0,
  }
  const history = (facts?.history ?? []).map((past) => ({
    placedAt: new Date(past.placed_at),
    amount: past.total,
    status: past.status,
    isRefunded: past.is_refunded,
    isPaidByCard: past.is_by_card,
    buyer: { name: past.name, email: past.email, phone: past.phone },
    address: addressOf(past.address, shop, order.language),
  }))
  return { buyer, history }
}

/** Where the order goes; where it is picked up otherwise. */
function addressOf(address: OrderAddress | null, shop: SellerAddress | undefined, language: Language): ChargeAddress {
  if (address) {
    return {
      city: inLanguage(address.city, language),
      line: `${address.building} ${address.street}`.trim(),
      postalCode: address.postalCode ?? UNKNOWN_POSTAL_CODE,
    }
  }
  if (!shop) return { city: '', line: '', postalCode: '' }
  const line = [shop.building, inLanguage(shop.street, language), inLanguage(shop.district, language)].join(' ')
  return { city: inLanguage(shop.city, language), line, postalCode: shop.postalCode }
}

/** The goods, and the fee for urgent production as a line of its own, so that everything adds up to what is charged. */
function linesOf(order: OrderRow, lines: readonly OrderLineRow[]): ChargeLine[] {
  const goods = lines.map((line) => ({
    reference: line.product_code,
    title: inLanguage(line.name, order.language),
    quantity: line.quantity,
    unit: line.unit,
    total: line.line_total,
  }))
  if (order.urgent_fee === 0) return goods
  const fee = order.urgent_fee
  return [...goods, { reference: 'URGENT', title: URGENT[order.language], quantity: 1, unit: fee, total: fee }]
}
