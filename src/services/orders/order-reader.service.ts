import type { Db } from '#db/connection.ts'
import type { VisibleStatus } from '#domain/orders/order-status.ts'
import { findDayMoves } from './clock/day-move.repository.ts'
import { cancellationOf } from './order-moves.service.ts'
import { findOrder, findEvents, findShownLines } from './order.repository.ts'
import { findMoney, findOrderPage, findTransactionPage, findUnpaid } from './order-list.repository.ts'
import type { OrderFilter, TransactionFilter } from './order-list.repository.ts'

export type OrderReader = ReturnType<typeof createOrderReader>

/** Orders as their customers read them. Unpaid ones are a list of their own. */
export function createOrderReader(db: Db, now: () => Date) {
  return {
    /** The customer's orders, the newest first, a page at a time. */
    list: (customerId: string, filter: OrderFilter) => findOrderPage(db, customerId, filter),

    /** Orders that wait for their money. */
    unpaid: (customerId: string) => findUnpaid(db, customerId),

    /** An order with everything that belongs to it; undefined when it is not this customer's, or its time is over. */
    find: async (customerId: string, id: string) => {
      const order = await findOrder(db, { id, customerId })
      if (!order || order.status === 'EXPIRED') return undefined
      const [lines, events, money, dayMoves] = await Promise.all([
        findShownLines(db, order.id),
        findEvents(db, order.id),
        findMoney(db, order.id),
        findDayMoves(db, order.id),
      ])
      return { order, lines, events, money, dayMoves, cancellation: cancellationOf(order, lines, now()) }
    },

    /** Payments and refunds of the customer, the newest first. */
    transactions: (customerId: string, filter: TransactionFilter) => findTransactionPage(db, customerId, filter),
  }
}

/** Whether customers see this status. */
export const isVisible = (status: string): status is VisibleStatus =>
  status !== 'AWAITING_PAYMENT' && status !== 'EXPIRED'
