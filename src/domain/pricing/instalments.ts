import { addMonths, type IsoDate } from '../calendar/iso-date.ts'
import type { Halalas } from '../money/halalas.ts'
import { limitsOf, outsideLimits } from '../payments/payment-method.ts'
import type { AmountLimits, OwnLimits } from '../payments/payment-method.ts'

/** One of the four payments and the day it falls due. */
export type Instalment = { readonly amount: Halalas; readonly dueOn: IsoDate }

/** Four payments that add up to the total, the remainder on the first (S21). */
export function inFourPayments(total: Halalas): readonly [Halalas, Halalas, Halalas, Halalas] {
  const quarter = Math.floor(total / 4)
  return [total - 3 * quarter, quarter, quarter, quarter]
}

/** Who lets customers pay in four payments. */
export const INSTALMENT_PROVIDERS = ['TABBY', 'TAMARA'] as const

export type InstalmentProvider = (typeof INSTALMENT_PROVIDERS)[number]

/** Between which totals each of the providers takes four payments. */
export const instalmentLimits = (providers: readonly InstalmentProvider[], own?: OwnLimits): readonly AmountLimits[] =>
  providers.map((provider) => limitsOf(provider, own))

/** The four payments, as long as the limits of one provider allow the total; else undefined: nothing is offered then. */
export const offeredInFour = (
  total: Halalas,
  providers: readonly AmountLimits[],
): ReturnType<typeof inFourPayments> | undefined =>
  providers.some((limits) => outsideLimits(total, limits) === undefined) ? inFourPayments(total) : undefined

/** The four payments with their days: the first today, the others one, two and three months later. */
export const instalmentPlan = (total: Halalas, today: IsoDate): readonly Instalment[] =>
  inFourPayments(total).map((amount, months) => ({ amount, dueOn: addMonths(today, months) }))
