import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { findOrderOfAttempt } from '../../orders/order.repository.ts'

/** The order an attempt to pay is for, as the staff is notified of it. Throws when there is none. */
export async function orderOfAttempt(
  db: Db,
  attemptId: string,
): Promise<{ readonly orderNumber: number; readonly total: Halalas; readonly customerName: string }> {
  const order = await findOrderOfAttempt(db, attemptId)
  if (!order) throw new TypeError(`there is no order of attempt ${attemptId}`)
  return { orderNumber: order.number, total: order.total, customerName: order.contact_name }
}
