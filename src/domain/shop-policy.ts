import type { IsoDate } from './calendar/iso-date.ts'
import { SAUDI_HOLIDAYS } from './calendar/saudi-holidays.ts'
import { DEFAULT_PIECE_RULES, type PieceRules } from './production/spare-pieces.ts'

/** How the shop works: data of the setting `policy`, so that its staff change it without a new version of the code. */
export type ShopPolicy = {
  /** Percent of the goods subtotal an urgent order costs more; before discount and shipping. */
  readonly urgentPercent: number
  /** Full hour in Riyadh; an order placed from then on starts the next working day. */
  readonly cutOffHour: number
  /** Days off besides Fridays and Saturdays. */
  readonly holidays: readonly IsoDate[]
  /** Days from the ready goods to their delivery, by destination. */
  readonly transitDays: { readonly riyadh: number; readonly largeCities: number; readonly elsewhere: number }
  /** How long goods and coupon wait for the money (A-C3, S326); a bank transfer takes working days. */
  readonly holdMinutes: { readonly checkout: number; readonly transfer: number }
  /** How many orders of one customer may hold goods without being paid (B51). */
  readonly unpaidOrders: number
  /** Orders a customer may place in an hour: each holds goods. */
  readonly ordersAnHour: number
  /** Halalas of an order that one person of the staff gives back alone; above that a second one approves. */
  readonly refundAlone: number
  /** Halalas that a person without `money.unlimited` gives back in a day. */
  readonly refundsADay: number
  /** Spare pieces and packs, by method of printing. */
  readonly pieces: PieceRules
}

/** A shop that has decided nothing of its own: the calendar of the Kingdom, cut-off at 14:00. */
export const DEFAULT_POLICY: ShopPolicy = {
  urgentPercent: 75,
  cutOffHour: 14,
  holidays: SAUDI_HOLIDAYS,
  transitDays: { riyadh: 1, largeCities: 2, elsewhere: 3 },
  holdMinutes: { checkout: 30, transfer: 3 * 24 * 60 },
  unpaidOrders: 2,
  ordersAnHour: 30,
  refundAlone: 200_000,
  refundsADay: 500_000,
  pieces: DEFAULT_PIECE_RULES,
}
