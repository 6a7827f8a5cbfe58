import { readyDaysAt } from '../calendar/ready-by.ts'
import { riyadhDate } from '../calendar/riyadh-time.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import {
  checkCoupon,
  type CountingCoupon,
  type Coupon,
  type CouponCustomer,
  type CouponRefusal,
} from '../coupons/coupon.ts'
import type { Halalas } from '../money/halalas.ts'
import { nextBreak, type NextBreak } from '../pricing/price-ladder.ts'
import { priceLine, type PricedLine } from '../pricing/price-line.ts'
import { surchargeOf } from '../pricing/surcharge.ts'
import { isUrgentEarlier, orderTotals, type OrderTotals } from '../pricing/totals.ts'
import type { VatSettings } from '../pricing/vat.ts'
import type { Result } from '../result.ts'
import type { ShopPolicy } from '../shop-policy.ts'
import { checkLines, type RequestedLine, type BuyableLine, type LineChanges, type Sellable } from './check-lines.ts'

/** What is to be priced, and everything the price depends on. */
export type CartToPrice<Known extends Sellable> = {
  readonly lines: readonly RequestedLine[]
  /** By product price id; what is not sold any more is missing. */
  readonly sellables: ReadonlyMap<string, Known>
  readonly urgent: boolean
  /** Undefined when no code was given; a null coupon is an unknown code. */
  readonly coupon?: { readonly found: Coupon | null; readonly customer?: CouponCustomer | undefined } | undefined
  /** Tariff of the address, 0 for pick-up; null while no place is known, which then costs nothing yet. */
  readonly shipping: Halalas | null
  readonly vat?: VatSettings
  readonly now: Date
  readonly policy: Pick<ShopPolicy, 'urgentPercent' | 'cutOffHour' | 'holidays'>
}

/** A line with its price; `chosen` and `quantity` as they can be had. */
export type PricedCartLine<Known extends Sellable = Sellable> = BuyableLine<Known> & {
  readonly price: PricedLine
  readonly next: NextBreak | undefined
  readonly readyBy: IsoDate
  readonly urgentReadyBy: IsoDate
}

/** A cart as the shop prices it. Totals are those of `lines`, in their order. */
export type PricedCart<Known extends Sellable = Sellable> = LineChanges & {
  readonly lines: readonly PricedCartLine<Known>[]
  /** Lines that cost something else than the customer last saw. */
  readonly repriced: readonly { key: string; old: Halalas; new: Halalas }[]
  readonly coupon: Result<CountingCoupon, CouponRefusal> | undefined
  /** Whether the order is priced as urgent: asked for, possible for every line, and ready earlier by it. */
  readonly urgent: boolean
  /** Lines that cannot be made faster. */
  readonly notUrgent: readonly string[]
  /** The days on which everything is ready; null for an empty cart. */
  readonly readyBy: { readonly standard: IsoDate; readonly urgent: IsoDate } | null
  readonly totals: OrderTotals
}

/** Prices a cart (A-C1). The one engine behind the cart page, quotations and orders. */
export function priceCart<Known extends Sellable>(cart: CartToPrice<Known>): PricedCart<Known> {
  const clock = { today: riyadhDate(cart.now), calendar: cart.policy }
  const { lines: buyable, changes } = checkLines(cart.lines, cart.sellables, clock)
  const ready = readyDaysAt(cart.now, cart.policy)
  const lines = buyable.map((line) => pricedLine(line, ready))
  const notUrgent = lines.filter(({ sellable }) => !sellable.urgentAllowed).map(({ key }) => key)
  const days = readyDays(lines)
  const urgent = cart.urgent && notUrgent.length === 0 && days !== null && isUrgentEarlier(days)
  const coupon = cart.coupon && countCoupon(lines, urgent, cart.coupon, cart.now)
  const counting = coupon?.ok ? coupon.value : undefined
  return {
    ...changes,
    lines,
    repriced: lines.flatMap(({ key, finalPrice, price }) =>
      finalPrice === undefined || finalPrice === price.unit ? [] : [{ key, old: finalPrice, new: price.unit }],
    ),
    coupon,
    urgent,
    notUrgent,
    readyBy: days,
    totals: orderTotals({
      lines: lines.map(({ price }, index) => ({
        line: price.line,
        couponEligible: counting?.eligible[index] ?? false,
      })),
      ...(counting && { coupon: counting.worth }),
      urgent,
      urgentPercent: cart.policy.urgentPercent,
      shipping: lines.length > 0 ? (cart.shipping ?? 0) : 0,
      ...(cart.vat && { vat: cart.vat }),
    }),
  }
}

function pricedLine<Known extends Sellable>(
  line: BuyableLine<Known>,
  ready: ReturnType<typeof readyDaysAt>,
): PricedCartLine<Known> {
  const { productPrice, features, productionDays, urgentAllowed } = line.sellable
  const toPrice = { productPrice, surcharge: surchargeOf(features, line.chosen), quantity: line.quantity }
  const standard = ready.standard(productionDays)
  return {
    ...line,
    price: priceLine(toPrice),
    next: possibleBreak(nextBreak(toPrice), productPrice.remainingQuantity),
    readyBy: standard,
    urgentReadyBy: urgentAllowed ? ready.urgent(productionDays) : standard,
  }
}

/** More pieces than there are cannot be asked for. */
const possibleBreak = (next: NextBreak | undefined, left: number | null): NextBreak | undefined =>
  next && left !== null && next.quantity > left ? undefined : next

const countCoupon = (
  lines: readonly PricedCartLine[],
  urgent: boolean,
  { found, customer }: NonNullable<CartToPrice<Sellable>['coupon']>,
  now: Date,
): Result<CountingCoupon, CouponRefusal> =>
  checkCoupon(
    found ?? undefined,
    {
      lines: lines.map(({ sellable, price }) => ({
        productId: sellable.productId,
        categoryIds: sellable.categoryIds,
        offerPercent: sellable.productPrice.offerPercent,
        line: price.line,
      })),
      urgent,
      now,
    },
    customer,
  )

/** Days are written so that the later one sorts last. */
const readyDays = (lines: readonly PricedCartLine[]): PricedCart['readyBy'] =>
  lines.length === 0
    ? null
    : {
        standard: lines.map((line) => line.readyBy).reduce(later),
        urgent: lines.map((line) => line.urgentReadyBy).reduce(later),
      }

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** Whether the shop changed something the customer must see before buying (S237, S308). */
export const matchesRequest = ({ adjusted, removed, invalid, repriced }: PricedCart): boolean =>
  adjusted.length + removed.length + invalid.length + repriced.length === 0
