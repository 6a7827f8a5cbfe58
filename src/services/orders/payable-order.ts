import type { Db } from '#db/connection.ts'
import { findOrder } from './order.repository.ts'

/** The number of an order that is known to exist. */
export async function orderNumberOf(db: Db, id: string): Promise<number> {
  const order = await findOrder(db, { id })
  if (!order) throw new TypeError(`there is no order ${id}`)
  return order.number
}
