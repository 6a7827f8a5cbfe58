import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { QuotationStatus } from '#domain/quotations/quotation.ts'
import type { OrderAddress } from './orders.ts'

/** A version of a quotation, as it was sent; amounts in halalas. */
export type QuotationTable = {
  id: Generated<string>
  special_request_id: number
  version: number
  status: Generated<QuotationStatus>
  language: Language
  contact_name: string
  contact_phone: string
  contact_email: string
  /** Null: picked up. */
  address: ColumnType<OrderAddress | null, string | null, never>
  words: string | null
  production_days: number
  valid_until: string
  subtotal: number
  shipping: number
  taxable: number
  vat: number
  total: number
  order_id: ColumnType<string | null, never, string>
  sent_by: string
  sent_at: Generated<Date>
  moved_at: Generated<Date>
  decline_reason: string | null
  reminded_at: Generated<Date | null>
}

export type QuotationLineTable = {
  quotation_id: string
  position: number
  name: string
  details: string | null
  quantity: number
  unit: number
  line_total: number
  vat: number
}

export type QuotationLinkTable = { token_hash: Buffer; quotation_id: string; created_at: Generated<Date> }
