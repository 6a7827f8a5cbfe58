import { decimalAmount, halalas } from '#domain/money/halalas.ts'
import { anyWholeNumberFrom } from '#domain/text/digits.ts'
import { paidForLine, planRefund } from '#domain/orders/desk/plan-refund.ts'
import type { RefundableOrder, RefundPart, RefundRequest } from '#domain/orders/desk/plan-refund.ts'
import type { Order, Totals } from '../../shared/order/order.queries.ts'

/** A chosen row of the form: pieces and amount as they are typed. */
export type DraftRow = { readonly quantity: string; readonly amount: string }

/** Delivery among the rows, which are otherwise named by the position of their line. */
export const SHIPPING = -1

/** What is typed into the form of a refund. */
export type RefundDraft = {
  readonly way: 'LINES' | 'AMOUNT' | 'ALL'
  readonly rows: Readonly<Record<number, DraftRow>>
  readonly amount: string
}

export const EMPTY_DRAFT: RefundDraft = { way: 'LINES', rows: {}, amount: '' }

/** The order as the rule of refunds reads it. */
export const refundable = ({ lines, money }: Order, totals: Totals): RefundableOrder => ({
  lines: lines.flatMap(({ position, quantity, price }) =>
    price ? [{ position, quantity, line_total: price.total, discount: price.discount, vat: price.vat }] : [],
  ),
  shipping: totals.shipping,
  left: money?.refundable ?? 0,
  pricesIncludeVat: totals.pricesIncludeVat,
  given: givenParts(money),
})

const givenParts = (money: Order['money']): readonly RefundPart[] =>
  (money?.refunds ?? []).flatMap(({ state, parts }) => (state === 'DECLINED' ? [] : parts))

/** What was refunded of a line, or of delivery, before. */
export const givenOf = (order: RefundableOrder, position: number): { amount: number; quantity: number } => {
  const parts = order.given.filter((part) => (part.position ?? SHIPPING) === position)
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    quantity: parts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
  }
}

export function paidOf(position: number, { lines, pricesIncludeVat }: RefundableOrder): number {
  const line = lines.find((each) => each.position === position)
  return line ? paidForLine(line, pricesIncludeVat) : 0
}

/** A row as it is when it is chosen: the pieces that are left, for what they cost. */
export function freshRow(order: RefundableOrder, position: number): DraftRow {
  if (position === SHIPPING) {
    return { quantity: '', amount: decimalAmount(order.shipping - givenOf(order, SHIPPING).amount) }
  }
  const line = order.lines.find((each) => each.position === position)
  const left = (line?.quantity ?? 0) - givenOf(order, position).quantity
  return pieced(order, position, String(left))
}

/** A row for so many pieces: the amount follows. */
export function pieced(order: RefundableOrder, position: number, quantity: string): DraftRow {
  const planned = planRefund({ lines: [{ position, quantity: piecesIn(quantity) }] }, order)
  return { quantity, amount: planned ? decimalAmount(planned.amount) : '' }
}

/** Pieces as they were typed; none where it is no whole number. */
const piecesIn = (text: string): number => anyWholeNumberFrom(text) ?? 0

/** How many pieces, and how much, can still be refunded of a row. */
export function leftOf(order: RefundableOrder, position: number): { amount: number; quantity: number } {
  const given = givenOf(order, position)
  const of = order.lines.find((line) => line.position === position)?.quantity ?? 0
  const paid = position === SHIPPING ? order.shipping : paidOf(position, order)
  return { amount: paid - given.amount, quantity: of - given.quantity }
}

/** Which field of a chosen row is wrong; undefined where it can be refunded. */
export function wrongField(order: RefundableOrder, position: number, row: DraftRow): 'quantity' | 'amount' | undefined {
  const left = leftOf(order, position)
  const pieces = piecesIn(row.quantity)
  if (position !== SHIPPING && row.quantity !== '' && (pieces < 1 || pieces > left.quantity)) return 'quantity'
  const amount = typedAmount(row.amount)
  return amount === undefined || amount > left.amount ? 'amount' : undefined
}

/** Halalas of what was typed; undefined when it is no amount above nothing. */
export function typedAmount(text: string): number | undefined {
  const typed = halalas(text.trim())
  return typed.ok && typed.value > 0 ? typed.value : undefined
}

/** What the form asks for; undefined while something in it cannot be. */
export function refundRequestOf({ way, rows, amount }: RefundDraft, order: RefundableOrder): RefundRequest | undefined {
  const request = way === 'ALL' ? { all: true as const } : way === 'AMOUNT' ? amountRequest(amount) : linesRequest(rows)
  const planned = request && planRefund(request, order)
  return planned && planned.amount <= order.left ? request : undefined
}

function amountRequest(text: string): RefundRequest | undefined {
  const amount = typedAmount(text)
  return amount === undefined ? undefined : { amount }
}

function linesRequest(rows: RefundDraft['rows']): RefundRequest | undefined {
  const typed = Object.entries(rows).map(([position, row]) => ({
    position: Number(position),
    quantity: row.quantity === '' ? undefined : piecesIn(row.quantity),
    amount: typedAmount(row.amount),
  }))
  if (typed.some(({ amount }) => amount === undefined)) return undefined
  const shipping = typed.find(({ position }) => position === SHIPPING)?.amount
  return { lines: typed.filter(({ position }) => position !== SHIPPING), ...(shipping !== undefined && { shipping }) }
}
