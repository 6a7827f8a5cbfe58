import { err, ok, type Result } from '../result.ts'

/** In what quantities a product is sold: `minQuantity`, then in steps above it. */
export type QuantityRule = { readonly minQuantity: number; readonly quantityStep: number }

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

/** Whether a quantity meets a product's minimum: the minimum itself is enough (S273). */
export const isQuantityEnough = (quantity: number, minQuantity: number): boolean => quantity >= minQuantity

/** The quantity, if the product is sold in it. */
export function checkQuantity(quantity: number, rule: QuantityRule): Result<number, QuantityError> {
  const { minQuantity, quantityStep: step } = rule
  if (!Number.isSafeInteger(quantity)) return err({ code: 'quantity/not-whole' })
  if (!isQuantityEnough(quantity, minQuantity)) {
    return err({ code: 'quantity/below-minimum', minimum: minQuantity })
  }
  if (quantity > MAX_QUANTITY) return err({ code: 'quantity/above-maximum', maximum: MAX_QUANTITY })

  const lower = largestQuantity(quantity, rule)
  if (lower === quantity) return ok(quantity)
  return err({ code: 'quantity/not-in-steps', step, lower, higher: lower + step })
}

/** The largest quantity of the product within so many pieces; 0 when even the minimum does not fit. */
export const largestQuantity = (within: number, { minQuantity, quantityStep }: QuantityRule): number =>
  isQuantityEnough(within, minQuantity) ? within - ((within - minQuantity) % quantityStep) : 0
