import type { Db } from '#db/connection.ts'
import { insertPaymentLink } from './payment-link.repository.ts'

/**
 * Makes the link to pay the order of a quotation, in the name of who sent it; answers its token, 'just-made' when one was made a
 * moment ago, or 'over' when the order does not wait for its money. Call it while the request is held.
 */
export async function makeQuotationPayLink(
  tx: Db,
  orderId: string,
  staffId: string,
): Promise<{ readonly token: string } | 'just-made' | 'over'> {
  return insertPaymentLink(tx, orderId, staffId)
}
