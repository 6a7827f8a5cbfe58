import type { OrderAddress } from '#db/schema/orders.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { QuotationStatus } from '#domain/quotations/quotation.ts'

/** A line as it was quoted; amounts in halalas. */
export type QuotationLine = {
  readonly name: string
  readonly details: string | null
  readonly quantity: number
  readonly unit: Halalas
  readonly line_total: Halalas
  readonly vat: Halalas
}

/** A version with its lines, its request and the order it became. */
export type Quotation = {
  readonly id: string
  readonly special_request_id: number
  readonly reference: string
  readonly version: number
  readonly status: QuotationStatus
  readonly language: Language
  readonly contact_name: string
  readonly contact_phone: string
  readonly contact_email: string
  readonly company_name: string | null
  readonly address: OrderAddress | null
  readonly words: string | null
  readonly production_days: number
  readonly valid_until: IsoDate
  readonly subtotal: Halalas
  readonly shipping: Halalas
  readonly taxable: Halalas
  readonly vat: Halalas
  readonly total: Halalas
  readonly order_id: string | null
  readonly order_number: number | null
  readonly order_status: OrderStatus | null
  readonly sent_by: string
  readonly sent_by_name: string
  readonly sent_at: Date
  readonly moved_at: Date
  readonly decline_reason: string | null
  readonly lines: readonly QuotationLine[]
}

/** Who opens a quotation: by the token of a link, or as the customer whose verified mailbox asked for it, by its reference. */
export type Opener = { readonly token: string } | { readonly reference: string; readonly customerId: string }
