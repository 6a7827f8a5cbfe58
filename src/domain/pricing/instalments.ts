import { addMonths, type IsoDate } from '../calendar/iso-date.ts'
import type { Halalas } from '../money/halalas.ts'

/** One of the four payments and the day it falls due. */
export type Instalment = { readonly amount: Halalas; readonly dueOn: IsoDate }

/** Four payments that add up to the total, the remainder on the first (S21). */
export function inFourPayments(total: Halalas): readonly [Halalas, Halalas, Halalas, Halalas] {
  const quarter = Math.floor(total / 4)
  return [total - 3 * quarter, quarter, quarter, quarter]
}

/** The four payments with their days: the first today, the others one, two and three months later. */
export const instalmentPlan = (total: Halalas, today: IsoDate): readonly Instalment[] =>
  inFourPayments(total).map((amount, months) => ({ amount, dueOn: addMonths(today, months) }))
