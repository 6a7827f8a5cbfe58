import type { IsoDate } from '../calendar/iso-date.ts'
import { roundHalfUp, timesExactly, type Halalas } from '../money/halalas.ts'
import { couponDiscounts, type CouponWorth, type DiscountableLine } from './coupon-discount.ts'
import { DEFAULT_VAT, taxed, vatOfParts, type VatSettings } from './vat.ts'

/** What the totals of an order depend on. */
export type OrderToTotal = {
  readonly lines: readonly DiscountableLine[]
  readonly coupon?: CouponWorth
  readonly urgent: boolean
  /** What urgency costs, in percent of the goods. */
  readonly urgentPercent: number
  /** Tariff of the address; 0 for pick-up. */
  readonly shipping: Halalas
  readonly vat?: VatSettings
}

/** The totals block of an order; `taxable + vat = total`. */
export type OrderTotals = {
  readonly subtotal: Halalas
  readonly discount: Halalas
  readonly urgent: Halalas
  readonly shipping: Halalas
  readonly taxable: Halalas
  readonly vat: Halalas
  readonly total: Halalas
  /** Per line, in the order of the lines; they add up to `discount`. */
  readonly lineDiscounts: readonly Halalas[]
  /** Per line; together with `chargesVat` they add up to `vat`. */
  readonly lineVats: readonly Halalas[]
  /** VAT of the urgent fee and shipping. */
  readonly chargesVat: Halalas
}

/** The totals of an order (A-C1, rules 4 to 9). A coupon counts for nothing while the order is urgent. */
export function orderTotals(order: OrderToTotal): OrderTotals {
  const { lines, vat: settings = DEFAULT_VAT } = order
  const coupon = order.urgent ? undefined : order.coupon

  const subtotal = sum(lines.map(({ line }) => line))
  const lineDiscounts = couponDiscounts(lines, coupon)
  const discount = sum(lineDiscounts)
  const urgent = order.urgent ? urgentFee(subtotal, order.urgentPercent) : 0
  const shipping = coupon?.type === 'FREE_SHIPPING' ? 0 : order.shipping

  const { taxable, vat } = taxed(subtotal - discount + urgent + shipping, settings)
  const netLines = lines.map(({ line }, index) => line - (lineDiscounts[index] ?? 0))
  const vats = vatOfParts(vat, [...netLines, urgent + shipping])
  return {
    subtotal,
    discount,
    urgent,
    shipping,
    taxable,
    vat,
    total: taxable + vat,
    lineDiscounts,
    lineVats: vats.slice(0, -1),
    chargesVat: vats.at(-1) ?? 0,
  }
}

/** Whether goods are ready earlier when they are made urgently; where no day is won, that is neither offered nor charged. */
export const isUrgentEarlier = (ready: { readonly standard: IsoDate; readonly urgent: IsoDate }): boolean =>
  ready.urgent < ready.standard

/** What urgent delivery of these goods costs on top. */
export const urgentFee = (goods: Halalas, urgentPercent: number): Halalas =>
  roundHalfUp(timesExactly(goods, urgentPercent), 100)

const sum = (amounts: readonly Halalas[]): Halalas => amounts.reduce((all, one) => all + one, 0)
