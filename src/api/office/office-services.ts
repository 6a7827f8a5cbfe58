import type { DeskOrders } from '#services/orders/desk/desk-order.service.ts'
import type { DeskWork } from '#services/orders/desk/desk-work.service.ts'
import type { createLateOrders } from '#services/orders/late-orders.ts'
import type { OrderLists } from '#services/orders/listing/order-lists.service.ts'
import type { OrderMoves } from '#services/orders/order-moves.service.ts'
import type { StaffAccounts } from '#services/staff/staff-account.service.ts'
import type { StaffSessions } from '#services/staff/staff-sessions.service.ts'

/** What the calls of the office call. */
export interface OfficeServices {
  readonly sessions: StaffSessions
  readonly accounts: StaffAccounts
  readonly orders: {
    readonly lists: OrderLists
    readonly files: DeskOrders
    readonly work: DeskWork
    readonly moves: OrderMoves
    readonly late: ReturnType<typeof createLateOrders>
  }
}
