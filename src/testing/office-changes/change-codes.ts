import { Theme } from '#contract/office/account.ts'
import { LINE_STATES } from '#domain/artwork/line-moves.ts'
import { LANGUAGES } from '#domain/language.ts'
import { BULK_ACTION_NAMES } from '#domain/orders/desk/bulk-actions.ts'
import { EXPORT_FORMATS } from '#domain/orders/desk/export-columns.ts'
import { COUPON_WORTHS } from '#domain/coupons/coupon-terms.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { REFUND_STATES } from '#domain/payments/refund-state.ts'
import { JOB_STATES } from '#domain/production/job-moves.ts'
import { STATION_KINDS } from '#domain/production/station.ts'
import type { CHANGE_FIELDS, ChangeField } from '#domain/staff/change-fields.ts'
import { VIEWED_LIST_NAMES } from '#domain/staff/saved-view.ts'

export type CodeField = {
  [Field in ChangeField]: (typeof CHANGE_FIELDS)[Field] extends 'code' ? Field : never
}[ChangeField]

/** Every value that a field of changes with codes may have: each has a name in both languages. */
export const CHANGE_CODES: Readonly<Record<CodeField, readonly string[]>> = {
  refund: REFUND_STATES,
  sentBy: ['SMS', 'EMAIL'],
  channel: ['COUNTER', 'PHONE'],
  method: ['CASH', 'TERMINAL', 'BANK_TRANSFER', 'LATER'],
  status: [...ORDER_STATUSES, 'INVITED', 'ACTIVE', 'INACTIVE'],
  language: LANGUAGES,
  theme: Theme.options,
  factor: ['TOTP', 'PASSKEY'],
  state: [...JOB_STATES, ...LINE_STATES],
  kind: STATION_KINDS,
  action: BULK_ACTION_NAMES,
  list: VIEWED_LIST_NAMES,
  format: EXPORT_FORMATS,
  worth: COUPON_WORTHS,
}
