import { roundHalfUp, type Halalas } from '../money/halalas.ts'
import { priceLine, type LineToPrice } from './price-line.ts'

/** A row of the quantity table: what this many pieces of the configuration cost. */
export type PriceTableRow = {
  readonly quantity: number
  readonly unit: Halalas
  /** The whole line, set-up fee included. */
  readonly total: Halalas
  /** Whole percent a piece is cheaper than in the first row; 0 when it is not. */
  readonly savingPercent: number
}

/** The next cheaper quantity; `extraCost` is negative when more pieces cost less altogether. */
export type NextBreak = {
  readonly quantity: number
  readonly morePieces: number
  readonly extraCost: Halalas
}

/** The quantity table of a configuration: the minimum quantity, then every ladder row above it. */
export function priceTable(
  configured: Omit<LineToPrice, 'quantity' | 'pooledQuantity'>,
  minQuantity: number,
): readonly PriceTableRow[] {
  const first = priceLine({ ...configured, quantity: minQuantity })
  return [minQuantity, ...breaksAbove(configured, minQuantity)].map((quantity) => {
    const { unit, line } = priceLine({ ...configured, quantity })
    return { quantity, unit, total: line, savingPercent: savingPercent(first.unit, unit) }
  })
}

/** The row of the table a quantity falls into; undefined below the first row. */
export const currentRow = (rows: readonly PriceTableRow[], quantity: number): PriceTableRow | undefined =>
  rows.findLast((row) => row.quantity <= quantity)

/** The next row of the ladder, as a fact: how many more pieces, what they cost more, and what each of all then costs. */
export type NextStep = NextBreak & { readonly unit: Halalas }

/**
 * The next quantity at which a piece is cheaper (rule 20 of the pages), among those that can be had; undefined when
 * there is none. `most` is the largest quantity that can be ordered.
 */
export function nextStep(line: Omit<LineToPrice, 'pooledQuantity'>, most: number): NextStep | undefined {
  const now = priceLine(line)
  for (const quantity of breaksAbove(line, line.quantity)) {
    const { unit, line: bill } = priceLine({ ...line, quantity })
    if (quantity > most) return undefined
    if (unit < now.unit) return { quantity, morePieces: quantity - line.quantity, extraCost: bill - now.line, unit }
  }
  return undefined
}

/** The next row is worth a word while reaching it costs at most this part of the bill more. */
const MAX_EXTRA = 0.5

/**
 * How many more pieces reach the next ladder row, and what they cost more; undefined in the last row, and while the
 * next one is so far that naming it would be no help.
 */
export function nextBreak(line: Omit<LineToPrice, 'pooledQuantity'>): NextBreak | undefined {
  const quantity = breaksAbove(line, line.quantity)[0]
  if (quantity === undefined) return undefined
  const bill = priceLine(line).line
  const extraCost = priceLine({ ...line, quantity }).line - bill
  return extraCost > bill * MAX_EXTRA ? undefined : { quantity, morePieces: quantity - line.quantity, extraCost }
}

const breaksAbove = ({ productPrice }: Pick<LineToPrice, 'productPrice'>, quantity: number): number[] =>
  productPrice.ladder
    .map((row) => row.minQuantity)
    .filter((minimum) => minimum > quantity)
    .toSorted((a, b) => a - b)

const savingPercent = (first: Halalas, unit: Halalas): number =>
  first > unit ? roundHalfUp((first - unit) * 100, first) : 0
