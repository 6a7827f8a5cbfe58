import { allocate } from '../money/allocate.ts'
import { roundHalfUp, timesExactly, type Halalas } from '../money/halalas.ts'

/** VAT of the Kingdom, in percent. */
export const VAT_PERCENT = 15

/** How VAT stands to the prices of the shop. */
export type VatSettings = { readonly percent: number; readonly included: boolean }

/** Settled default: prices include 15% VAT. */
export const DEFAULT_VAT: VatSettings = { percent: VAT_PERCENT, included: true }

/** An amount taken apart; `taxable + vat` is what the customer pays. */
export type TaxedAmount = { readonly taxable: Halalas; readonly vat: Halalas }

/** Takes VAT out of an amount that includes it, or puts it on top; rounded once, half up (A-C1, rule 8). */
export function taxed(amount: Halalas, { percent, included }: VatSettings = DEFAULT_VAT): TaxedAmount {
  if (!included) return { taxable: amount, vat: roundHalfUp(timesExactly(amount, percent), 100) }
  const taxable = roundHalfUp(timesExactly(amount, 100), 100 + percent)
  return { taxable, vat: amount - taxable }
}

/** The VAT of a document spread over its parts by largest remainder, so that the parts add up exactly. */
export const vatOfParts = (vat: Halalas, amounts: readonly Halalas[]): Halalas[] => allocate(vat, amounts)
