import type { Db } from '#db/connection.ts'
import { findOrder } from './order.repository.ts'

/** What a payment says of its order. */
export type PayableOrder = {
  readonly number: number
  /** Until then its goods wait for the money. */
  readonly payBefore: Date
}

/** Number and time limit of an order that is known to exist. */
export async function payableOrder(db: Db, id: string): Promise<PayableOrder> {
  const order = await findOrder(db, { id })
  if (!order) throw new TypeError(`there is no order ${id}`)
  return { number: order.number, payBefore: order.hold_expires_at }
}
