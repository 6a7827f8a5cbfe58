import { addMonths, type IsoDate } from '../calendar/iso-date.ts'
import type { Halalas } from '../money/halalas.ts'
import { AMOUNT_LIMITS, outsideLimits } from '../payments/payment-method.ts'

/** One of the four payments and the day it falls due. */
export type Instalment = { readonly amount: Halalas; readonly dueOn: IsoDate }

/** Four payments that add up to the total, the remainder on the first (S21). */
export function inFourPayments(total: Halalas): readonly [Halalas, Halalas, Halalas, Halalas] {
  const quarter = Math.floor(total / 4)
  return [total - 3 * quarter, quarter, quarter, quarter]
}

/** Who lets customers pay in four payments. */
const PROVIDERS = ['TABBY', 'TAMARA'] as const

/** The same, as long as one of the providers takes the total; else undefined: nothing is offered then. */
export const offeredInFour = (total: Halalas): ReturnType<typeof inFourPayments> | undefined =>
  PROVIDERS.some((provider) => outsideLimits(total, AMOUNT_LIMITS[provider]) === undefined)
    ? inFourPayments(total)
    : undefined

/** The four payments with their days: the first today, the others one, two and three months later. */
export const instalmentPlan = (total: Halalas, today: IsoDate): readonly Instalment[] =>
  inFourPayments(total).map((amount, months) => ({ amount, dueOn: addMonths(today, months) }))
