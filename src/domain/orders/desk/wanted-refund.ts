import type { Halalas } from '../../money/halalas.ts'

/** What staff wants to give back of an order. */
export type WantedRefund =
  | { readonly all: true }
  | { readonly amount: Halalas }
  | { readonly lines: readonly { readonly position: number; readonly quantity: number }[] }

/** A line of the order, with what it cost. */
export type RefundableLine = {
  readonly position: number
  readonly quantity: number
  readonly line_total: Halalas
  readonly discount: Halalas
  readonly vat: Halalas
}

type Order = { readonly lines: readonly RefundableLine[]; readonly left: Halalas; readonly pricesIncludeVat: boolean }

/** How much a wish comes to; undefined when it names lines or pieces that the order does not have, or comes to nothing. */
export function wantedAmount(wanted: WantedRefund, { lines, left, pricesIncludeVat }: Order): Halalas | undefined {
  const amount =
    'all' in wanted ? left : 'amount' in wanted ? wanted.amount : sumOf(wanted.lines, lines, pricesIncludeVat)
  return amount !== undefined && amount > 0 ? amount : undefined
}

function sumOf(
  wanted: readonly { readonly position: number; readonly quantity: number }[],
  lines: readonly RefundableLine[],
  pricesIncludeVat: boolean,
): Halalas | undefined {
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length) return undefined
  let sum = 0
  for (const { position, quantity } of wanted) {
    const line = lines.find((each) => each.position === position)
    if (!line || quantity > line.quantity) return undefined
    const paid = line.line_total - line.discount + (pricesIncludeVat ? 0 : line.vat)
    // The last piece takes what rounding left: all pieces come to the line.
    sum += quantity === line.quantity ? paid : Math.floor((paid * quantity) / line.quantity)
  }
  return sum
}

/** Whether a refund waits for a second person: with what the same order was given back before by one alone. */
export const needsSecondPerson = (amount: Halalas, givenAlone: Halalas, most: Halalas): boolean =>
  amount + givenAlone > most
