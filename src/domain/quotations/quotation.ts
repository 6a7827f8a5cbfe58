import { addDays } from '../calendar/iso-date.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import { riyadhDate } from '../calendar/riyadh-time.ts'
import type { Halalas } from '../money/halalas.ts'
import { orderTotals } from '../pricing/totals.ts'
import type { OrderTotals } from '../pricing/totals.ts'

/** How a version of a quotation stands. REPLACED: a later version was sent. ORDERED: it became an order. */
export const QUOTATION_STATUSES = [
  'SENT',
  'ACCEPTED',
  'ORDERED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'REPLACED',
] as const

export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

export const MAX_QUOTATION_LINES = 50
export const MAX_PRODUCTION_DAYS = 90
/** For how many days prices can be promised at most. */
export const MAX_VALID_DAYS = 90
/** For how many days they are promised by default. */
export const USUAL_VALID_DAYS = 14
/** Customers are reminded when so many days are left, or fewer. */
export const REMINDED_DAYS = 2

/** A line as it is quoted; `unit` in halalas, VAT included. */
export type QuotedPrice = { readonly quantity: number; readonly unit: Halalas }

/** The sums of a quotation, VAT included: lines as they are multiplied, and the delivery. */
export const quotationTotals = (lines: readonly QuotedPrice[], shipping: Halalas): OrderTotals =>
  orderTotals({
    lines: lines.map((line) => ({ line: lineTotal(line), couponEligible: false })),
    urgent: false,
    urgentPercent: 0,
    shipping,
  })

export const lineTotal = ({ quantity, unit }: QuotedPrice): Halalas => quantity * unit

/** Whether prices may be promised until a day: it is not over, and not too far away. */
export const isPossibleEnd = (validUntil: IsoDate, today: IsoDate): boolean =>
  validUntil >= today && validUntil <= addDays(today, MAX_VALID_DAYS)

/** How a quotation stands at an instant: one whose last day is over has expired, whether or not that is written down yet. */
export const statusAt = (
  { status, validUntil }: { readonly status: QuotationStatus; readonly validUntil: IsoDate },
  now: Date,
): QuotationStatus =>
  (status === 'SENT' || status === 'ACCEPTED') && riyadhDate(now) > validUntil ? 'EXPIRED' : status

/** For how many minutes the goods of an accepted quotation are held: until its last day ends, and as long as a transfer takes. */
export function quotationHoldMinutes(validUntil: IsoDate, now: Date, transferMinutes: number): number {
  const end = Date.parse(`${addDays(validUntil, 1)}T00:00:00+03:00`)
  return Math.max(transferMinutes, Math.ceil((end - now.getTime()) / 60_000))
}
