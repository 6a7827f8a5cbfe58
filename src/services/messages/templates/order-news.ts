import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { PaymentLinkChannel, PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import type { OrderGoods } from './order-goods.ts'
import type { ProofNews, WaitNews } from './wait-news.ts'

/** What happened to an order. `occasion` distinguishes one time of the same event from the next. */
export type OrderNews =
  | { readonly news: 'received'; readonly goods: OrderGoods }
  | { readonly news: 'in-production' | 'delivered' | 'cancelled' | 'payment-returned' }
  | {
      readonly news: 'awaiting-transfer'
      readonly account: { readonly name: string; readonly bank: string; readonly iban: string }
      readonly payBefore: IsoDate
      readonly goods: OrderGoods
    }
  | {
      readonly news: 'transfer-reminder'
      readonly account: { readonly name: string; readonly bank: string; readonly iban: string }
      readonly payBefore: IsoDate
    }
  /** The customer asked to cancel, and staff says no. */
  | { readonly news: 'cancel-refused'; readonly occasion: string; readonly reason: string }
  /** What was sent does not prove the transfer, which is still waited for. */
  | {
      readonly news: 'receipt-refused'
      readonly occasion: string
      readonly reason: string
      readonly payBefore: IsoDate
    }
  /** It can be paid by a link, which is a secret. */
  | {
      readonly news: 'payment-link'
      readonly occasion: string
      readonly link: string
      readonly payBefore: IsoDate
      readonly channels: readonly PaymentLinkChannel[]
      /** The ways to pay that it offers. */
      readonly methods: readonly PaymentLinkMethod[]
    }
  /** Its payment was not finished, and its cart is still there. */
  | { readonly news: 'abandoned' }
  | {
      readonly news: 'late'
      readonly occasion: string
      readonly agreedBy: IsoDate
      /** As staff wrote it. */
      readonly reason: string
      /** Until when it binds the customer; null when they may cancel now. */
      readonly bindsUntil: IsoDate | null
    }
  | { readonly news: 'rejected'; readonly reason: RejectionReason }
  | { readonly news: 'ready-for-pickup'; readonly occasion: string }
  | {
      readonly news: 'shipped'
      readonly occasion: string
      readonly carrier: string
      readonly trackingNumber: string
      readonly trackingUrl: string | null
    }
  | {
      readonly news: 'refunded'
      readonly occasion: string
      readonly amount: number
      /** How it was sent by bank; null for money that its gateway gives back. */
      readonly transfer: { readonly iban: string; readonly reference: string } | null
      /** What staff wrote to the customer about it. */
      readonly note: string | null
    }
  | {
      readonly news: 'refund-by-transfer'
      readonly occasion: string
      readonly amount: number
      /** Where it goes, when that is known. */
      readonly iban: string | null
    }
  /** What staff wrote to the customer in words of their own. */
  | { readonly news: 'staff-message'; readonly occasion: string; readonly text: string }
  | ProofNews
  | WaitNews

type RejectionReason = 'CONTENT_NOT_ALLOWED' | 'RIGHTS' | 'CANNOT_PRODUCE' | 'UNUSABLE_ARTWORK' | 'FRAUD'

/** Every event, as messages are marked with it. */
const NEWS: Readonly<Record<OrderNews['news'], true>> = {
  received: true,
  'in-production': true,
  delivered: true,
  cancelled: true,
  'payment-returned': true,
  'awaiting-transfer': true,
  'transfer-reminder': true,
  abandoned: true,
  late: true,
  rejected: true,
  'ready-for-pickup': true,
  shipped: true,
  refunded: true,
  'refund-by-transfer': true,
  'staff-message': true,
  'cancel-refused': true,
  'receipt-refused': true,
  'proof-ready': true,
  'proof-reminder': true,
  'proof-approved': true,
  'proof-changes': true,
  'artwork-question': true,
  'day-moved': true,
  'artwork-reminder': true,
  'artwork-choice': true,
  'payment-link': true,
}
/** Whether a text names an event of an order. */
export const isNews = (name: string): name is OrderNews['news'] => Object.hasOwn(NEWS, name)
