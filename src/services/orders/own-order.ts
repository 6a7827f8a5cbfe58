import type { Db } from '#db/connection.ts'
import { extendHold, findOrder, lockOrder } from './order.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** An order, if it is this customer's. */
export const findOwnOrder = (db: Db, customerId: string, id: string): Promise<OrderRow | undefined> =>
  findOrder(db, { id, customerId })

/** The same, held until the transaction ends. */
export const holdOwnOrder = (tx: Db, customerId: string, id: string): Promise<OrderRow | undefined> =>
  lockOrder(tx, { id, customerId })

/** Lets the goods of an order wait for its money once more. */
export const extendUnpaid = (tx: Db, id: string, minutes: number): Promise<boolean> => extendHold(tx, id, minutes)

/** The language an order's customer is written to in. */
export const languageOf = async (db: Db, id: string): Promise<OrderRow['language']> =>
  (await findOrder(db, { id }))?.language ?? 'en'
