import type { OrderLists } from '#services/orders/listing/order-lists.service.ts'
import type { StaffAccounts } from '#services/staff/staff-account.service.ts'
import type { StaffSessions } from '#services/staff/staff-sessions.service.ts'

/** What the calls of the office call. */
export interface OfficeServices {
  readonly sessions: StaffSessions
  readonly accounts: StaffAccounts
  readonly orders: { readonly lists: OrderLists }
}
