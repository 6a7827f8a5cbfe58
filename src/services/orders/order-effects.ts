import type { Db } from '#db/connection.ts'
import type { OrderEffect, OrderActor, OrderStatus } from '#domain/orders/order-status.ts'
import type { CouponService } from '../coupons/coupon.service.ts'
import { updateStatus } from './order.repository.ts'
import type { OrderRow } from './order.repository.ts'
import { releaseStock } from './stock.repository.ts'
import { orderMove } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** What moving an order needs besides its transaction. */
export interface OrderParts {
  readonly coupons: Pick<CouponService, 'take' | 'release'>
  /** Promises whatever is left of what was paid for an order back, in the transaction of its cause. */
  readonly refundInFull: (tx: Db, orderId: string, cause: RefundCause) => Promise<void>
}

type RefundCause = { readonly reason: 'REJECTED' | 'CANCELLED'; readonly by: OrderActor }

export type IllegalMove = { readonly code: 'orders/illegal-transition' }

type Move = {
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly reason?: string | undefined
  readonly more?: Parameters<typeof updateStatus>[2]['more']
}

/**
 * Moves an order that the transaction holds, with everything that follows from the move by the table. Refused when the
 * table does not know it.
 */
export async function moveOrder(
  tx: Db,
  { coupons, refundInFull }: OrderParts,
  order: OrderRow,
  { to, by, reason, more }: Move,
): Promise<Result<OrderRow, IllegalMove>> {
  const move = orderMove(order.status, to, by)
  if (!move) return err({ code: 'orders/illegal-transition' })
  const moved = await updateStatus(tx, order.id, {
    from: order.status,
    to,
    by,
    reason: reason ?? null,
    sells: move.effects.includes('SELL'),
    ...(more && { more }),
  })
  if (!moved) return err({ code: 'orders/illegal-transition' })
  const effects: Readonly<Record<OrderEffect, () => Promise<unknown>>> = {
    // Done with the move.
    SELL: async () => undefined,
    RELEASE: async () => {
      await releaseStock(tx, order.id)
      await coupons.release(tx, order.id)
    },
    REFUND: () => refundInFull(tx, order.id, { reason: to === 'REJECTED' ? 'REJECTED' : 'CANCELLED', by }),
  }
  for (const effect of move.effects) await effects[effect]()
  return ok(moved)
}
