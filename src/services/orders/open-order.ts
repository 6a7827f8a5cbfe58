import type { Db } from '#db/connection.ts'
import { orderMove } from '#domain/orders/order-status.ts'
import type { OrderParts } from './order-effects.ts'
import { findLines, findOrderOfCart, sendOrderLock, sendStatus } from './order.repository.ts'
import type { OrderLineRow, OrderRow, OrderWithLines } from './order.repository.ts'
import { allOrNothing } from './savepoint.repository.ts'
import { retakeStock } from './stock.repository.ts'

/** Answers whether an order would cost the same today, for one that is paid after its goods were given free. */
export type CostsTheSame = (
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
) => Promise<{
  readonly isSame: boolean
  /** The coupon to take once more. */
  readonly couponId: string | null
}>

export interface OpenOrderParts extends OrderParts {
  readonly costsTheSame: CostsTheSame
}

/** The row of an order that money came for. */
export type PaidOrder = OrderWithLines

/** What became of money for an order: it opened the order, or the order cannot have it any more. */
export type Opening = 'opened' | 'too-late' | 'already-paid'

/**
 * Holds the order of an attempt until the transaction ends: always before the attempt itself. The order is answered when
 * it is asked for, so that the next statement need not wait.
 */
export const lockOrder = (tx: Db, orderId: string): Promise<() => Promise<PaidOrder | undefined>> =>
  sendOrderLock(tx, orderId)

/**
 * Opens an order that is paid to the halala. One whose time was over is revived when its goods are still there, at the
 * same price (A-C3); otherwise the money is to go back. Call it while the order is held.
 */
export async function openOrder(tx: Db, parts: OpenOrderParts, order: OrderRow): Promise<Opening> {
  if (order.status === 'EXPIRED' && !(await revive(tx, parts, order))) return 'too-late'
  if (!orderMove(order.status, 'PENDING', 'SYSTEM')) return 'already-paid'
  await sendStatus(tx, order.id, { from: order.status, to: 'PENDING', by: 'SYSTEM', reason: null, sells: true })
  return 'opened'
}

async function revive(tx: Db, { costsTheSame, coupons }: OpenOrderParts, order: OrderRow): Promise<boolean> {
  const { customer_id: customerId, id: orderId } = order
  if (customerId === null || (await findOrderOfCart(tx, customerId, order.cart_key))) return false
  const { isSame, couponId } = await costsTheSame(tx, order, await findLines(tx, orderId))
  if (!isSame) return false
  return allOrNothing(
    tx,
    async () =>
      (await retakeStock(tx, orderId)) &&
      (couponId === null || (await coupons.take(tx, { couponId, customerId, orderId }))),
  )
}
