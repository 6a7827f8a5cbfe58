import type { Db } from '#db/connection.ts'
import { filesOfLines, type FilesToReorder } from '../artwork/line-files.ts'
import type { CartPricing, CartQuote } from '../cart/cart-pricing.ts'
import { requestedLines } from './costs-the-same.ts'
import { findLines, findOrder } from './order.repository.ts'
import type { OrderLineRow, OrderRow } from './order.repository.ts'

/** The lines of an order as they can be had today, and what is different about them. */
export type Reorder = {
  readonly quote: CartQuote
  readonly order: Pick<OrderRow, 'placed_at' | 'ready_by'>
  readonly lines: readonly OrderLineRow[]
  /** The files that the lines were printed from, by their place. */
  readonly artwork: ReadonlyMap<number, FilesToReorder>
}

/** Prices an order of the customer's again, to be put into a cart; nothing is added. Undefined when it is not theirs. */
export async function priceAgain(
  { db, price }: { readonly db: Db; readonly price: CartPricing },
  customerId: string,
  id: string,
): Promise<Reorder | undefined> {
  const order = await findOrder(db, { id, customerId })
  if (!order) return undefined
  const lines = await findLines(db, order.id)
  const [quote, artwork] = await Promise.all([
    price({ lines: requestedLines(lines), urgent: false }),
    filesOfLines(db, order.id),
  ])
  return { order, lines, quote, artwork }
}
