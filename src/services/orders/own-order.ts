import type { Db } from '#db/connection.ts'
import { holdMinutesOf, type HoldPolicy } from '#domain/orders/checkout-hold.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { extendHold, findOrder, holdForTransfer, lockOrder } from './order.repository.ts'
import type { OrderRow } from './order.repository.ts'

/** An order, if it is this customer's. */
export const findOwnOrder = (db: Db, customerId: string, id: string): Promise<OrderRow | undefined> =>
  findOrder(db, { id, customerId })

/** The same, held until the transaction ends. */
export const lockOwnOrder = (tx: Db, customerId: string, id: string): Promise<OrderRow | undefined> =>
  lockOrder(tx, { id, customerId })

/** Lets the goods of an order wait for its money once more; for a transfer as long as transfers take. */
export async function extendUnpaid(
  tx: Db,
  id: string,
  { method, policy }: { method: PaymentMethod; policy: HoldPolicy },
): Promise<void> {
  const minutes = holdMinutesOf(policy, method)
  if (method === 'BANK_TRANSFER') await holdForTransfer(tx, id, minutes)
  else await extendHold(tx, id, minutes)
}

/** The language an order's customer is written to in. */
export const languageOf = async (db: Db, id: string): Promise<OrderRow['language']> =>
  (await findOrder(db, { id }))?.language ?? 'en'
