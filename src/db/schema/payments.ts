import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { RefundCause, RefundPart } from '#domain/orders/desk/plan-refund.ts'
import type { OrderActor } from '#domain/orders/order-status.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { CardBrand } from '#domain/payments/mada.ts'
import type { PaymentProvider, UsedMethod } from '#domain/payments/payment-method.ts'
import type { RefundReason, RefundState } from '#domain/payments/refund-state.ts'

export type SavedCardStatus = 'ACTIVE' | 'EXPIRED' | 'INACTIVE'

export type SavedCardTable = {
  id: Generated<string>
  customer_id: string
  provider: 'MOYASAR'
  token: string
  brand: CardBrand
  last_four: string
  expiry_month: number
  expiry_year: number
  holder: string
  is_default: Generated<boolean>
  /** What the gateway said of it, and when. */
  status: Generated<SavedCardStatus>
  checked_at: Generated<Date | null>
  created_at: Generated<Date>
}

export type PaymentAttemptTable = {
  id: Generated<string>
  order_id: string
  provider: PaymentProvider
  method: UsedMethod
  /** halalas */
  amount: number
  currency: Generated<'SAR'>
  state: Generated<AttemptState>
  gateway_id: Generated<string | null>
  action_url: Generated<string | null>
  source_token: string | null
  keeps_card: Generated<boolean>
  decline_code: Generated<string | null>
  created_at: Generated<Date>
  sent_at: Generated<Date | null>
  checked_at: Generated<Date | null>
  settled_at: Generated<Date | null>
}

export type PaymentTable = {
  id: Generated<string>
  attempt_id: string
  order_id: string
  purpose: 'ORDER' | 'SURPLUS'
  provider: PaymentProvider
  gateway_id: string
  /** halalas */
  captured: number
  refunded: Generated<number>
  currency: Generated<'SAR'>
  card_brand: string | null
  card_last_four: string | null
  capture_due: Generated<boolean>
  capture_tries: Generated<number>
  /** Of a capture that failed: when it is tried again. */
  capture_next_at: Generated<Date | null>
  capture_refused_at: Generated<Date | null>
  sender_iban: Generated<string | null>
  /** Who took it at the counter. */
  staff_id: Generated<string | null>
  received_at: Generated<Date>
}

export type RefundTable = {
  id: Generated<string>
  payment_id: string
  order_id: string
  /** halalas */
  amount: number
  state: Generated<RefundState>
  reason: RefundReason
  requested_by: OrderActor
  tries: Generated<number>
  last_error: Generated<string | null>
  created_at: Generated<Date>
  sent_at: Generated<Date | null>
  settled_at: Generated<Date | null>
  /** Of one that was sent by bank: where to, and the bank's reference. */
  iban: Generated<string | null>
  bank_reference: Generated<string | null>
  /** Who of the staff asked for it, and why. */
  staff_id: Generated<string | null>
  note: Generated<string | null>
  needs_approval: Generated<boolean>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  confirmed_by: Generated<string | null>
  cause: Generated<RefundCause | null>
  /** Which lines, and whether the delivery, are refunded by it. */
  parts: ColumnType<RefundPart[], string | undefined, never>
  /** The refused refund that this one replaces. */
  retries: Generated<string | null>
  withdrawn_at: Generated<Date | null>
}

/** Written by triggers. */
export type LedgerEntryTable = {
  id: GeneratedAlways<number>
  cause_id: GeneratedAlways<string>
  account: GeneratedAlways<string>
  amount: GeneratedAlways<number>
  order_id: GeneratedAlways<string>
  recorded_at: GeneratedAlways<Date>
}

export type WebhookEventTable = {
  provider: PaymentProvider
  event_id: string
  type: string
  gateway_id: string | null
  received_at: Generated<Date>
}

export type GatewayRefusalTable = {
  day: Generated<Date>
  vendor: string
  call: string
  /** 0: there was no answer. */
  status: number
  code: string
  times: number
  last_at: Generated<Date>
}

/** What `gateways webhooks` has registered. */
export type GatewayWebhookTable = {
  vendor: string
  webhook_id: string
  url: string
  registered_at: Generated<Date>
}

export type BankReceiptTable = {
  id: Generated<string>
  attempt_id: string
  /** Counted from 1, at most 5. */
  nth: number
  storage_key: string
  media_type: string
  file_name: string
  byte_size: number
  uploaded_at: Generated<Date>
  /** By staff: it proves nothing. */
  refused_at: Generated<Date | null>
  refused_by: Generated<string | null>
  refusal: Generated<string | null>
}
