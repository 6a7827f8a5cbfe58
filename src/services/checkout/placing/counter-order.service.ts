import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { RequestedLine } from '#domain/cart/check-lines.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { OwnLimits } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { AddressError, AddressService, UnsavedAddress } from '../../addresses/address.service.ts'
import type { CartPricing, CartQuote } from '../../cart/cart-pricing.ts'
import { accounts } from '../../customers/account.service.ts'
import { onceMoreWhenTaken } from '../../sign-in/once-more.ts'
import { lockCustomer } from '../../customers/lock-customer.ts'
import { signAs } from '../../orders/desk/desk-work.repository.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import type { TraceParts } from '../../orders/desk/trace-order.ts'
import { lockOrder } from '../../orders/open-order.ts'
import type { PaidOrder } from '../../orders/open-order.ts'
import { moveAttempt } from '../../payments/attempt.repository.ts'
import type { NewAttempt } from '../../payments/attempt.repository.ts'
import { deskAttempt, isSlipUsed, settleAtCounter, slipRefusal } from '../desk/counter-payment.ts'
import { orRollBack } from '../../roll-back.ts'
import { hasOrdered, insertOrder } from './new-order.repository.ts'
import { lineRows, orderRow } from './order-rows.ts'
import type { LineExtras, OrderContact } from './order-rows.ts'
import { quoteRefusal, takeGoods } from './placement.ts'
import type { PlaceError } from './placement.ts'
import { usedKey } from './request-key.ts'
import type { SettlementParts } from '../paying/settlement.ts'

/** Where a customer gives an order to a person of the staff. */
export const COUNTER_CHANNELS = ['COUNTER', 'PHONE'] as const

export type CounterChannel = (typeof COUNTER_CHANNELS)[number]

/** How such an order is paid: now at the counter, by a transfer, or in another way before its time is over. */
export type CounterPay =
  | { readonly method: 'CASH' }
  | { readonly method: 'TERMINAL'; readonly slip: string }
  | { readonly method: 'BANK_TRANSFER' | 'LATER' }

/** What a customer orders at the counter or on the phone. */
export type CounterOrderRequest = {
  readonly channel: CounterChannel
  /** The customer that was found; null: whose the phone number is, or will be. */
  readonly customerId: string | null
  readonly contact: OrderContact
  /** What is left out is that of the customer, unless another company is named. */
  readonly company: { readonly name: string | null; readonly vatNumber: string | null }
  readonly poNumber: string | null
  readonly notes: string | null
  /** The language the customer is written to in. */
  readonly language: Language
  readonly lines: readonly (RequestedLine & LineExtras)[]
  readonly couponCode: string | undefined
  readonly urgent: boolean
  /** Null: picked up. */
  readonly address: UnsavedAddress | null
  /** The total that was said to the customer. */
  readonly expectedTotal: Halalas
  readonly pay: CounterPay
  /** Names the request: sent again it is the same order. */
  readonly key: string
  readonly bodyHash: Buffer
}

export type CounterOrderError = PlaceError | AddressError | { readonly code: 'orders/customer' | 'payments/slip-used' }

export interface CounterOrderParts extends TraceParts {
  readonly db: Db
  readonly price: CartPricing
  readonly addresses: Pick<AddressService, 'unsaved'>
  readonly policy: () => Pick<ShopPolicy, 'holdMinutes'>
  readonly settling: SettlementParts
  readonly limits: OwnLimits | undefined
  /** Whether customers can transfer money. */
  readonly hasBank: boolean
}

export type CounterOrders = ReturnType<typeof createCounterOrders>
type Placed = Result<{ readonly number: number }, CounterOrderError>

const ROUTE = 'POST office/counter-orders'

/**
 * Places orders that staff takes: priced, held and numbered as those of the shop, and paid, when they are paid at once, in the
 * same transaction. What cannot be done undoes all of it, an account that was opened too.
 */
export function createCounterOrders(parts: CounterOrderParts) {
  const placeOnce = (author: DeskAuthor, request: CounterOrderRequest): Promise<Placed> =>
    orRollBack(parts.db, (tx) => place(tx, parts, author, request), slipRefusal)
  return {
    place: async (author: DeskAuthor, request: CounterOrderRequest): Promise<Placed> => {
      const placed = await onceMoreWhenTaken(() => placeOnce(author, request))
      if (placed.ok && request.pay.method !== 'LATER') await parts.settling.events.afterPaid()
      return placed
    },
  }
}

async function place(
  tx: Db,
  parts: CounterOrderParts,
  author: DeskAuthor,
  request: CounterOrderRequest,
): Promise<Placed> {
  const customerId = await customerOf(tx, request)
  if (customerId === undefined) return err({ code: 'orders/customer' })
  await lockCustomer(tx, customerId)
  const { key, bodyHash } = request
  const named = { customerId, key, bodyHash, route: ROUTE }
  const used = await usedKey(tx, named)
  if (used !== undefined) return replay(tx, used)
  const to = request.address && (await parts.addresses.unsaved(tx, request.address))
  if (to && !to.ok) return to
  const { lines, urgent, couponCode } = request
  const user = { customerId, hasOrdered: await hasOrdered(tx, customerId) }
  const destination = to?.value.destination ?? null
  const quote = await parts.price({ lines, urgent, couponCode, destination, user }, tx)
  const refusal = refusalOf(parts, request, quote)
  if (refusal) return err(refusal)
  if (await isSlipUsed(tx, slipOf(request.pay))) return err({ code: 'payments/slip-used' })
  const written = await write(tx, parts, { author, request, named, quote, address: to?.value.address ?? null })
  if (!written.ok) return written
  await follow(tx, parts, { author, request, ...written.value })
  return ok({ number: written.value.order.number })
}

async function customerOf(tx: Db, { customerId, contact, language }: CounterOrderRequest): Promise<string | undefined> {
  if (customerId === null) return accounts.ofPhone(tx, contact.phone, { name: contact.name, language })
  return (await accounts.exists(tx, customerId)) ? customerId : undefined
}

const slipOf = (pay: CounterPay) => ({ slip: pay.method === 'TERMINAL' ? pay.slip : null })

type Used = Exclude<Awaited<ReturnType<typeof usedKey>>, undefined>

/** The order that the same request has placed before. */
async function replay(tx: Db, used: Used): Promise<Placed> {
  if (used === 'other' || used.order_id === null) return err({ code: 'orders/key-reused' })
  return ok({ number: (await heldOrder(tx, used.order_id)).number })
}

function refusalOf(
  { limits, hasBank }: CounterOrderParts,
  { pay, expectedTotal, urgent, address }: CounterOrderRequest,
  quote: CartQuote,
): PlaceError | undefined {
  const provider = pay.method === 'BANK_TRANSFER' ? 'BANK' : 'COUNTER'
  const refusal = quoteRefusal(quote, { expectedTotal, urgent, isDelivered: address !== null, provider, limits })
  if (refusal) return refusal
  const isOffered = quote.totals.total > 0 && (provider !== 'BANK' || hasBank)
  return isOffered ? undefined : { code: 'orders/method-not-offered' }
}

type Writing = {
  readonly author: DeskAuthor
  readonly request: CounterOrderRequest
  readonly named: {
    readonly customerId: string
    readonly key: string
    readonly bodyHash: Buffer
    readonly route: string
  }
  readonly quote: CartQuote
  readonly address: Parameters<typeof orderRow>[0]['address']
}

/** Writes the order with what it needs. */
async function write(tx: Db, parts: CounterOrderParts, { author, request, named, quote, address }: Writing) {
  const { customerId } = named
  const order = { id: randomUUIDv7(), customerId, total: quote.totals.total }
  const company = companyOf(request.company, await accounts.companyOf(tx, customerId))
  const { method } = request.pay
  const attempt = method === 'LATER' ? undefined : deskAttempt(order, method)
  const { holdMinutes } = parts.policy()
  await signAs(tx, author)
  await insertOrder(tx, {
    order: orderRow({ ...request, ...order, company, cartKey: randomUUID(), address, quote, by: 'STAFF' }),
    lines: lineRows(quote, request.lines),
    // No browser waits for it: what is not paid at once has the time of a transfer.
    holdMinutes: holdMinutes.transfer,
    request: named,
    attempt,
  })
  const taken = await takeGoods(tx, parts.settling, order, quote)
  return taken.ok ? ok({ order: await heldOrder(tx, order.id), attempt }) : taken
}

type Company = Awaited<ReturnType<typeof accounts.companyOf>>

/** The company that an order is for: the one named, with the numbers that its customer has of it. */
function companyOf({ name, vatNumber }: CounterOrderRequest['company'], known: Company): Company {
  const own = name === null || name === known.name ? known : { name, vatNumber: null, crNumber: null }
  return { ...own, vatNumber: vatNumber ?? own.vatNumber }
}

async function heldOrder(tx: Db, id: string): Promise<PaidOrder> {
  const order = await (await lockOrder(tx, id))()
  if (!order) throw new TypeError(`the order ${id} is gone`)
  return order
}

type Following = {
  readonly author: DeskAuthor
  readonly request: CounterOrderRequest
  readonly order: PaidOrder
  readonly attempt: NewAttempt | undefined
}

/** Does what follows from placing it: its money, the message to its customer, and its trace. */
async function follow(tx: Db, parts: CounterOrderParts, { author, request, order, attempt }: Following): Promise<void> {
  const { pay, channel } = request
  const { settling } = parts
  if (attempt && pay.method === 'BANK_TRANSFER') {
    await moveAttempt(tx, attempt.id, 'SENT')
    await moveAttempt(tx, attempt.id, 'REQUIRES_ACTION', { gateway_id: attempt.id })
    await settling.events.onTransferAwaited(tx, order)
  }
  if (attempt && (pay.method === 'CASH' || pay.method === 'TERMINAL')) {
    const taken = { ...pay, ...slipOf(pay), amount: order.total }
    await settleAtCounter(tx, settling, { order, attemptId: attempt.id, taken, staffId: author.staffId })
  }
  const after = { channel, ...pay, amount: order.total }
  await traceOrder(tx, parts, { author, action: 'order.place', order, before: null, after })
}
