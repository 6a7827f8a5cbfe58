import { roundHalfUp, type Halalas } from '../../money/halalas.ts'

/** Of a line so many pieces, an amount, or pieces for another amount than they cost. */
export type RefundRequestLine = {
  readonly position: number
  readonly quantity?: number | undefined
  readonly amount?: Halalas | undefined
}

/** What staff wants to give back of an order. */
export type RefundRequest =
  | { readonly all: true }
  | { readonly amount: Halalas }
  | { readonly lines: readonly RefundRequestLine[]; readonly shipping?: Halalas | undefined }

/** A part of a refund: of a line, or of delivery where `position` is null. */
export type RefundPart = {
  readonly position: number | null
  readonly quantity: number | null
  readonly amount: Halalas
}

/** A line of the order, with what it cost. */
export type RefundableLine = {
  readonly position: number
  readonly quantity: number
  readonly line_total: Halalas
  readonly discount: Halalas
  readonly vat: Halalas
}

export type RefundableOrder = {
  readonly lines: readonly RefundableLine[]
  readonly shipping: Halalas
  readonly left: Halalas
  readonly pricesIncludeVat: boolean
  /** What earlier refunds were of. */
  readonly given: readonly RefundPart[]
}

export type PlannedRefund = { readonly amount: Halalas; readonly parts: readonly RefundPart[] }

/**
 * The amount and the parts of a requested refund; undefined when it names lines, pieces or amounts that the order does not have
 * (any more), or comes to nothing.
 */
export function planRefund(request: RefundRequest, order: RefundableOrder): PlannedRefund | undefined {
  if (!('lines' in request)) {
    const amount = 'all' in request ? order.left : request.amount
    return amount > 0 ? { amount, parts: [] } : undefined
  }
  const parts = partsOf(request.lines, request.shipping ?? 0, order)
  const amount = parts?.reduce((sum, part) => sum + part.amount, 0)
  return parts && amount !== undefined && amount > 0 ? { amount, parts } : undefined
}

/** The VAT in a part of what an order cost, rounded half up. */
export const vatOfRefund = (order: { readonly vat: Halalas; readonly total: Halalas }, amount: Halalas): Halalas =>
  roundHalfUp(BigInt(order.vat) * BigInt(amount), order.total)

/** What was paid for a line. */
export const paidForLine = (line: RefundableLine, pricesIncludeVat: boolean): Halalas =>
  line.line_total - line.discount + (pricesIncludeVat ? 0 : line.vat)

function partsOf(
  request: readonly RefundRequestLine[],
  shipping: Halalas,
  order: RefundableOrder,
): readonly RefundPart[] | undefined {
  if (new Set(request.map(({ position }) => position)).size < request.length) return undefined
  const parts = request.map((each) => linePart(each, order))
  const all = shipping > 0 ? [...parts, shippingPart(shipping, order)] : parts
  const known = all.filter((part) => part !== undefined)
  return known.length === all.length ? known : undefined
}

function linePart({ position, quantity, amount }: RefundRequestLine, order: RefundableOrder): RefundPart | undefined {
  const line = order.lines.find((each) => each.position === position)
  const given = order.given.filter((part) => part.position === position)
  const pieces = sumOf(given, (part) => part.quantity ?? 0)
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity > 0)) return undefined
  if (!line || (quantity ?? 0) + pieces > line.quantity) return undefined
  const paid = paidForLine(line, order.pricesIncludeVat)
  const left = paid - sumOf(given, (part) => part.amount)
  const worth = quantity === undefined ? 0 : piecesWorth(quantity, line.quantity, paid)
  const part = { position, quantity: quantity ?? null, amount: amount ?? Math.min(worth, left) }
  return part.amount > 0 && part.amount <= left ? part : undefined
}

/** All pieces come to what was paid for the line; of fewer, fractions of a halala stay. */
const piecesWorth = (quantity: number, of: number, paid: Halalas): Halalas =>
  quantity === of ? paid : Math.floor((paid * quantity) / of)

function shippingPart(amount: Halalas, { shipping, given }: RefundableOrder): RefundPart | undefined {
  const before = given.filter((part) => part.position === null)
  return amount <= shipping - sumOf(before, (part) => part.amount)
    ? { position: null, quantity: null, amount }
    : undefined
}

const sumOf = (parts: readonly RefundPart[], value: (part: RefundPart) => number): number =>
  parts.reduce((sum, part) => sum + value(part), 0)

/** Whether a refund waits for a second person: with what the same order was given back before by one alone. */
export const needsSecondPerson = (amount: Halalas, givenAlone: Halalas, most: Halalas): boolean =>
  amount + givenAlone > most

/** Why staff gives money back. */
export const REFUND_CAUSES = ['MISSING', 'DAMAGED', 'WRONG', 'LATE', 'CUSTOMER_ASKED', 'GOODWILL', 'OTHER'] as const

export type RefundCause = (typeof REFUND_CAUSES)[number]
