import type { Db } from '#db/connection.ts'
import type { OrderActor } from '#domain/orders/order-status.ts'
import { endOpenAttempts } from '../../payments/open-attempt.ts'
import { moveOrder } from '../../orders/order-effects.ts'
import type { OrderParts } from '../../orders/order-effects.ts'
import type { OrderRow } from '../../orders/order.repository.ts'

/**
 * Ends an order that no one has paid, and gives its goods and its coupon free. False when it may still be paid: it is
 * paid already, or an attempt is under way whose end is unknown.
 *
 * `by` CUSTOMER ends only what has no attempt under way; SYSTEM also one that waits for its customer, whose time is over.
 */
export async function expireUnpaid(
  tx: Db,
  parts: OrderParts,
  order: OrderRow,
  by: Exclude<OrderActor, 'STAFF'>,
): Promise<boolean> {
  if (order.status !== 'AWAITING_PAYMENT') return false
  if (!(await endOpenAttempts(tx, order.id, by === 'SYSTEM' ? 'EXPIRED' : undefined))) return false
  return (await moveOrder(tx, parts, order, { to: 'EXPIRED', by })).ok
}
