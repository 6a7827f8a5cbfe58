import type { ProductPrice } from '../catalog/product-price.ts'
import { checkQuantity, largestQuantity, quantityLimit, type QuantityRule } from '../catalog/quantity.ts'
import { fitToStock } from '../catalog/stock.ts'
import type { ChosenFeature } from '../configuration/chosen-feature.ts'
import type { Feature } from '../configuration/feature.ts'
import { readConfiguration, type ReadProblem } from '../configuration/read-configuration.ts'
import type { ConfigurationClock } from '../configuration/read-value.ts'
import type { WrittenFeature } from '../configuration/written-feature.ts'
import type { Halalas } from '../money/halalas.ts'

/** A line as a browser asks for it. */
export type RequestedLine = {
  readonly key: string
  readonly productPriceId: string
  readonly quantity: number
  readonly features: readonly WrittenFeature[]
  /** What a piece cost when the customer last looked; only compared, never charged. */
  readonly finalPrice?: Halalas | undefined
}

/** What the shop knows of a product price now. */
export type Sellable = {
  readonly productId: string
  readonly categoryIds: readonly string[]
  readonly productPrice: ProductPrice
  readonly features: readonly Feature[]
  readonly rule: QuantityRule
  readonly urgentAllowed: boolean
  readonly productionDays: number
}

/** A line that can be bought, in the quantity that can be had and with its configuration read. */
export type BuyableLine<Known extends Sellable = Sellable> = Omit<RequestedLine, 'features'> & {
  readonly sellable: Known
  readonly chosen: readonly ChosenFeature[]
}

/** What the shop changed about a cart, per line. */
export type LineChanges = {
  /** `stock`: no more are left; `rule`: the product is no longer sold in that quantity. */
  readonly adjusted: readonly { key: string; from: number; to: number; reason: 'stock' | 'rule' }[]
  /** Out of stock, or not sold any more; the latter are in `gone` too. */
  readonly removed: readonly string[]
  readonly gone: readonly string[]
  /** Lines whose configuration is not possible any more: the customer must decide again. */
  readonly invalid: readonly { key: string; problems: readonly ReadProblem[] }[]
}

/** Which lines of a cart can be bought, and in what quantity. Stock is shared by all lines of a product price. */
export function checkLines<Known extends Sellable>(
  requested: readonly RequestedLine[],
  sellables: ReadonlyMap<string, Known>,
  clock: ConfigurationClock,
): { readonly lines: readonly BuyableLine<Known>[]; readonly changes: LineChanges } {
  const found = requested.flatMap((line) => {
    const sellable = sellables.get(line.productPriceId)
    return sellable ? [readLine(line, sellable, clock)] : []
  })
  const gone = requested.filter(({ productPriceId }) => !sellables.has(productPriceId)).map(({ key }) => key)
  const invalid = found
    .filter(({ problems }) => problems.length > 0)
    .map(({ line: { key }, problems }) => ({ key, problems }))

  const whole = found.filter(({ problems }) => problems.length === 0).map(({ line }) => inSoldQuantity(line))
  const stock = fitToStock(
    whole.map((line) => ({ ...line, rule: line.sellable.rule })),
    new Map(whole.map(({ productPriceId, sellable }) => [productPriceId, sellable.productPrice.remainingQuantity])),
  )
  const quantities = new Map(stock.adjusted.map(({ key, to }) => [key, to]))
  const lines = whole
    .filter(({ key }) => !stock.removed.includes(key))
    .map((line) => ({ ...line, quantity: quantities.get(line.key) ?? line.quantity }))
  return {
    lines,
    changes: { adjusted: adjustedOf(requested, lines), removed: [...gone, ...stock.removed], gone, invalid },
  }
}

/** The line with its configuration read, and everything wrong with that. Files follow later: none is missing. */
function readLine<Known extends Sellable>(
  { features, ...line }: RequestedLine,
  sellable: Known,
  clock: ConfigurationClock,
): { readonly line: BuyableLine<Known>; readonly problems: readonly ReadProblem[] } {
  const { chosen, problems } = readConfiguration(sellable.features, features, clock, line.quantity)
  return {
    line: { ...line, sellable, chosen },
    problems: problems.filter(
      ({ code, featureId }) => code !== 'feature/required' || !isOfFiles(sellable.features, featureId),
    ),
  }
}

const isOfFiles = (features: readonly Feature[], featureId: string): boolean =>
  features.some(({ id, control }) => id === featureId && control === 'FILE')

function adjustedOf(requested: readonly RequestedLine[], lines: readonly BuyableLine[]): LineChanges['adjusted'] {
  const from = new Map(requested.map(({ key, quantity }) => [key, quantity]))
  return lines.flatMap(({ key, quantity: to, sellable }) => {
    const before = from.get(key) ?? to
    const { remainingQuantity: left } = sellable.productPrice
    const reason = left !== null && to < before ? 'stock' : 'rule'
    return before === to ? [] : [{ key, from: before, to, reason } as const]
  })
}

/** The line in the nearest quantity the product is sold in. */
function inSoldQuantity<Line extends BuyableLine>(line: Line): Line {
  const { rule, productPrice } = line.sellable
  const checked = checkQuantity(line.quantity, { ...rule, maxQuantity: quantityLimit(rule, productPrice.ladder) })
  if (checked.ok) return line
  const { error } = checked
  if (error.code === 'quantity/above-maximum') return { ...line, quantity: largestQuantity(error.maximum, rule) }
  return { ...line, quantity: error.code === 'quantity/not-in-steps' ? error.higher : rule.minQuantity }
}
