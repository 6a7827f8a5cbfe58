import { err, ok, type Result } from '../result.ts'

/** In what quantities a product is sold: `minQuantity`, then in steps above it, up to `maxQuantity` where there is one. */
export type QuantityRule = {
  readonly minQuantity: number
  readonly quantityStep: number
  readonly maxQuantity?: number
}

/** Why a quantity cannot be ordered, with the nearest that can. */
export type QuantityError =
  | { readonly code: 'quantity/not-whole' }
  | { readonly code: 'quantity/below-minimum'; readonly minimum: number }
  | { readonly code: 'quantity/above-maximum'; readonly maximum: number }
  | {
      readonly code: 'quantity/not-in-steps'
      readonly step: number
      readonly lower: number
      readonly higher: number
    }

/** The most pieces one line may hold. */
export const MAX_QUANTITY = 1_000_000

/** So many times the largest quantity of its price list a product is sold in at once; larger orders are planned by the staff. */
const LADDERS_AT_ONCE = 100

/** The most pieces of a product in one order, by its minimum and its price list. */
export function quantityLimit(rule: QuantityRule, ladder: readonly { readonly minQuantity: number }[]): number {
  const largest = Math.max(rule.minQuantity, ...ladder.map(({ minQuantity }) => minQuantity))
  return largestQuantity(Math.max(rule.minQuantity, Math.min(MAX_QUANTITY, largest * LADDERS_AT_ONCE)), rule)
}

/** Whether a quantity meets a product's minimum: the minimum itself is enough (S273). */
export const isQuantityEnough = (quantity: number, minQuantity: number): boolean => quantity >= minQuantity

/** The quantity, if the product is sold in it. */
export function checkQuantity(quantity: number, rule: QuantityRule): Result<number, QuantityError> {
  const { minQuantity, quantityStep: step, maxQuantity: maximum = MAX_QUANTITY } = rule
  if (!Number.isSafeInteger(quantity)) return err({ code: 'quantity/not-whole' })
  if (!isQuantityEnough(quantity, minQuantity)) {
    return err({ code: 'quantity/below-minimum', minimum: minQuantity })
  }
  if (quantity > maximum) return err({ code: 'quantity/above-maximum', maximum })

  const lower = largestQuantity(quantity, rule)
  if (lower === quantity) return ok(quantity)
  return err({
    code: 'quantity/not-in-steps',
    step,
    lower,
    higher: Math.min(lower + step, largestQuantity(maximum, rule)),
  })
}

/** The largest quantity of the product within so many pieces; 0 when even the minimum does not fit. */
export const largestQuantity = (within: number, { minQuantity, quantityStep }: QuantityRule): number =>
  isQuantityEnough(within, minQuantity) ? within - ((within - minQuantity) % quantityStep) : 0
