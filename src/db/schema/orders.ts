import type { LinePart } from '#domain/artwork/line-designs.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts'
import type { Id, Json, LocalizedColumn, LocalizedColumnOrNull } from './columns.ts'

/** An address as an order keeps it; names in both languages. */
export type OrderAddress = {
  readonly name: string
  readonly phone: string
  readonly region: LocalizedText
  readonly city: LocalizedText
  readonly district: LocalizedText | null
  readonly neighbourhood: string | null
  readonly street: string
  readonly building: string
  readonly details: string | null
  readonly shortAddress: string | null
  readonly postalCode: string | null
  readonly additionalNumber: string | null
}

/** A choice as an order keeps it, to be read by people. */
export type OrderFeature = {
  readonly name: LocalizedText
  readonly choices: readonly LocalizedText[]
  readonly value: string | null
}

export type CustomerOrderTable = {
  id: Generated<string>
  number: GeneratedAlways<number>
  customer_id: string | null
  cart_key: string
  status: OrderStatus
  moved_by: OrderActor
  move_reason: Generated<string | null>
  moved_at: Generated<Date>
  language: Language
  contact_name: string
  contact_phone: string
  /** null of a customer who is reached by phone alone */
  contact_email: string | null
  company_name: string | null
  vat_number: string | null
  cr_number: string | null
  po_number: string | null
  notes: string | null
  fulfilment: 'DELIVERY' | 'PICKUP'
  address: ColumnType<OrderAddress | null, string | null, never>
  urgent: boolean
  ready_by: string
  coupon_code: string | null
  currency: Generated<'SAR'>
  prices_include_vat: Generated<boolean>
  /** halalas, as all amounts below */
  subtotal: number
  discount: number
  urgent_fee: number
  shipping: number
  taxable: number
  vat: number
  total: number
  hold_expires_at: Date
  is_hold_extended: Generated<boolean>
  carrier: Generated<string | null>
  tracking_number: Generated<string | null>
  tracking_url: Generated<string | null>
  cancel_requested_at: Generated<Date | null>
  cancel_request: Generated<string | null>
  placed_at: Generated<Date>
  opened_at: Generated<Date | null>
  delivered_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  /** The day it was promised for at first, once another one is. */
  agreed_by: Generated<string | null>
  late_reason: Generated<string | null>
  reminded_at: Generated<Date | null>
}

/** Written by a trigger at every move. */
export type OrderEventTable = {
  id: GeneratedAlways<number>
  order_id: GeneratedAlways<string>
  from_status: GeneratedAlways<OrderStatus | null>
  to_status: GeneratedAlways<OrderStatus>
  moved_by: GeneratedAlways<OrderActor>
  reason: GeneratedAlways<string | null>
  recorded_at: GeneratedAlways<Date>
}

export type OrderLineTable = {
  id: Id
  order_id: string
  position: number
  product_id: number | null
  product_price_id: number | null
  product_code: string
  name: LocalizedColumn
  variant: LocalizedColumnOrNull
  features: Json<readonly OrderFeature[]>
  configuration: Json<readonly WrittenFeature[]>
  image_key: string | null
  quantity: number
  offer_percent: number
  /** halalas, as all amounts below */
  unit: number
  setup: number
  line_total: number
  discount: number
  vat: number
  production_days: number
  design_mode: 'UPLOAD' | 'EDITOR' | 'DESIGN_FOR_ME' | 'LATER'
  artwork_ids: Json<readonly string[]>
  artwork_uploads: Json<readonly string[]>
  artwork_parts: Json<readonly LinePart[]>
  notes: string | null
  production_started_at: Generated<Date | null>
  proof_approved_at: Generated<Date | null>
}

export type StockReservationTable = {
  order_id: string
  product_price_id: number
  quantity: number
  state: Generated<'HELD' | 'SOLD' | 'RELEASED'>
}

export type IdempotencyKeyTable = {
  customer_id: string
  key: string
  route: string
  body_hash: Buffer
  order_id: string | null
  /** Of a request for a further attempt. */
  attempt_id: Generated<string | null>
  created_at: Generated<Date>
}

/** What staff adds to an order. */
export type OrderDeskTable = {
  order_id: string
  assignee_id: string | null
  hold_reason: string | null
  held_at: Date | null
  version: Generated<number>
}
