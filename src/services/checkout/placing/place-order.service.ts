import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { RequestedLine } from '#domain/cart/check-lines.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { holdMinutesOf, NEVER_SENT_SECONDS } from '#domain/orders/checkout-hold.ts'
import { PROVIDER_OF } from '#domain/payments/payment-method.ts'
import type { OwnLimits } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { AddressService } from '../../addresses/address.service.ts'
import { linesWithUnknownFiles } from '../../artwork/line-files.ts'
import type { CartPricing, CartQuote } from '../../cart/cart-pricing.ts'
import type { CouponService } from '../../coupons/coupon.service.ts'
import type { OrderParts } from '../../orders/order-effects.ts'
import { lockCustomer } from '../../customers/lock-customer.ts'
import { newAttempt, newestAttemptId } from '../../payments/open-attempt.ts'
import type { PaymentChoice } from '../../payments/open-attempt.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { orRollBack } from '../../roll-back.ts'
import { expireUnpaid } from '../unpaid/expire-order.ts'
import { findOrdering, findUncharged, insertOrder } from './new-order.repository.ts'
import type { Ordering } from './new-order.repository.ts'
import { quoteRefusal, takeGoods } from './placement.ts'
import type { PlaceError } from './placement.ts'
import { lockOrder } from '../../orders/order.repository.ts'
import { lineRows, orderRow } from './order-rows.ts'
import type { LineExtras, OrderContact } from './order-rows.ts'

/** A cart that its customer wants to buy now. */
export type OrderRequest = {
  readonly customerId: string
  readonly language: Language
  /** Names the request: sent again it is the same order. */
  readonly key: string
  readonly bodyHash: Buffer
  readonly cartKey: string
  readonly lines: readonly (RequestedLine & LineExtras)[]
  readonly urgent: boolean
  readonly couponCode: string | undefined
  /** Null: picked up. */
  readonly addressId: string | null
  readonly contact: OrderContact
  readonly poNumber: string | null
  readonly notes: string | null
  /** The total the customer was shown; another one is shown again before it is charged. */
  readonly expectedTotal: Halalas
  readonly payment: PaymentChoice
}

export interface PlaceOrderParts extends Pick<OrderParts, 'refundInFull'> {
  readonly db: Db
  readonly queue: JobQueue
  readonly price: CartPricing
  readonly coupons: Pick<CouponService, 'take' | 'release'>
  readonly addresses: Pick<AddressService, 'forOrder'>
  readonly policy: () => Pick<ShopPolicy, 'holdMinutes' | 'unpaidOrders' | 'ordersAnHour'>
  /** Called with an order that was placed and names files, once it is written. */
  readonly whenFilesOrdered: (orderId: string) => void
  /** Limits of amounts that the shop has agreed on with its providers. */
  readonly limits: OwnLimits | undefined
}

/** An order that was placed; `isNew` is false when it was there already. */
export type Placed = { readonly orderId: string; readonly isNew: boolean }

export type PlaceOrder = ReturnType<typeof createPlaceOrder>

const ROUTE = 'POST carts'

/**
 * Places orders: everything in one transaction (prices read again, goods held, coupon taken, the attempt to pay written
 * down), nothing outside it. Whatever cannot be done undoes all of it, also the end of the order that this one was to
 * replace: its customer still has that one. No gateway is asked here.
 */
export function createPlaceOrder(parts: PlaceOrderParts) {
  const { db } = parts
  return async (request: OrderRequest): Promise<Result<Placed, PlaceError>> => {
    try {
      const placed = await orRollBack(db, (tx) => place(tx, parts, request))
      const hasFiles = request.lines.some(({ artworkIds, uploadIds = [] }) => artworkIds.length + uploadIds.length > 0)
      if (placed.ok && placed.value.isNew && hasFiles) parts.whenFilesOrdered(placed.value.orderId)
      return placed
    } catch (error) {
      if (!isOfUnknownArtwork(error)) throw error
      const lines = await linesWithUnknownFiles(db, request.customerId, request.lines)
      return err({ code: 'orders/artwork', lines })
    }
  }
}

/** The database's word that a line names a file which its customer cannot order from. */
const isOfUnknownArtwork = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'order_line_artwork_owned'

async function place(tx: Db, parts: PlaceOrderParts, request: OrderRequest): Promise<Result<Placed, PlaceError>> {
  const { customerId } = request
  // One after the other: what a customer may have at once is counted, and a cart becomes one order.
  await lockCustomer(tx, customerId)
  const order = await ordering(tx, parts, request)
  const replayed = replay(order, request)
  if (replayed) return replayed

  if (order.wait_seconds !== null) {
    return err({ code: 'orders/too-many-an-hour', retryAfterSeconds: Math.ceil(order.wait_seconds) })
  }

  const buyer = await withRoom(tx, parts, await withFreeCart(tx, parts, order, request), request)
  if (!buyer.ok) return buyer

  const place = request.addressId === null ? null : await parts.addresses.forOrder(tx, customerId, request.addressId)
  if (place === undefined) return err({ code: 'orders/address' })
  const quote = await parts.price(
    {
      lines: request.lines,
      urgent: request.urgent,
      couponCode: request.couponCode,
      destination: place?.destination ?? null,
      user: { customerId, hasOrdered: buyer.value.has_ordered },
    },
    tx,
  )
  const refusal = quoteRefusal(quote, {
    ...request,
    isDelivered: request.addressId !== null,
    provider: PROVIDER_OF[request.payment.method],
    limits: parts.limits,
  })
  if (refusal) return err(refusal)
  return write(tx, parts, { request, buyer: buyer.value, address: place?.address ?? null, quote })
}

type Decided = {
  readonly request: OrderRequest
  readonly buyer: Ordering
  readonly address: OrderAddress | null
  readonly quote: CartQuote
}

/** Writes the order down with all it needs; a refusal when something of that cannot be had. */
async function write(
  tx: Db,
  parts: PlaceOrderParts,
  { request, buyer, address, quote }: Decided,
): Promise<Result<Placed, PlaceError>> {
  const { customerId, payment } = request
  const company = { name: buyer.company_name, vatNumber: buyer.vat_number, crNumber: buyer.cr_number }
  const id = randomUUIDv7()
  const order = { id, customerId, total: quote.totals.total }
  const attempt = await newAttempt(tx, { order, customerId, choice: payment })
  if (!attempt.ok) return err({ code: CARD_REFUSALS[attempt.error.code] })
  await insertOrder(tx, {
    order: orderRow({ ...request, id, company, address, quote, by: 'CUSTOMER' }),
    lines: lineRows(quote, request.lines),
    holdMinutes: holdMinutesOf(parts.policy(), payment.method),
    request: { ...request, route: ROUTE },
    attempt: attempt.value,
  })
  // Last, for others who want the same wait from here to the commit.
  const taken = await takeGoods(tx, parts, order, quote)
  return taken.ok ? ok({ orderId: id, isNew: true }) : taken
}

async function ordering(tx: Db, { policy }: PlaceOrderParts, request: OrderRequest): Promise<Ordering> {
  const found = await findOrdering(tx, { ...request, ordersAnHour: policy().ordersAnHour })
  if (!found) throw new TypeError('a customer who is signed in has no row')
  return found
}

/** The answer to a key that was used before; undefined for a new one. */
function replay({ used_key: used }: Ordering, { bodyHash }: OrderRequest): Result<Placed, PlaceError> | undefined {
  if (!used) return undefined
  const isSame = used.route === ROUTE && used.body_hash === bodyHash.toString('hex')
  return isSame && used.order_id !== null
    ? ok({ orderId: used.order_id, isNew: false })
    : err({ code: 'orders/key-reused' })
}

/** Ends the order that was made of this cart before, if no one is paying it; what is known of the buyer afterwards. */
async function withFreeCart(
  tx: Db,
  parts: PlaceOrderParts,
  order: Ordering,
  request: OrderRequest,
): Promise<Result<Ordering, PlaceError>> {
  const existing = order.order_of_cart === null ? undefined : await lockOrder(tx, { id: order.order_of_cart })
  if (!existing) return ok(order)
  if (!(await expireUnpaid(tx, parts, existing, 'CUSTOMER'))) {
    return err({
      code: 'orders/in-progress',
      orderId: existing.id,
      paymentId: await newestAttemptId(tx, existing.id),
    })
  }
  return ok(await ordering(tx, parts, request))
}

/**
 * Makes room among the unpaid orders of the customer: those that no attempt can charge any more end when they would keep
 * the next one out.
 */
async function withRoom(
  tx: Db,
  parts: PlaceOrderParts,
  buyer: Result<Ordering, PlaceError>,
  request: OrderRequest,
): Promise<Result<Ordering, PlaceError>> {
  if (!buyer.ok || buyer.value.unpaid < parts.policy().unpaidOrders) return buyer
  for (const id of await findUncharged(tx, request.customerId, NEVER_SENT_SECONDS)) {
    const order = await lockOrder(tx, { id })
    if (order) await expireUnpaid(tx, parts, order, 'SYSTEM')
  }
  const now = await ordering(tx, parts, request)
  return now.unpaid < parts.policy().unpaidOrders ? ok(now) : err({ code: 'orders/too-many-unpaid' })
}

const CARD_REFUSALS = {
  'payments/card': 'orders/card',
  'payments/card-expired': 'orders/card-expired',
  'payments/card-inactive': 'orders/card-inactive',
} as const
