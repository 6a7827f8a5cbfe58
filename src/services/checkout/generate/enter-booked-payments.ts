import type { Db } from '#db/connection.ts'
import { findBookedPayments } from './booked-payments.repository.ts'
import type { BookedPayment } from './booked-payments.repository.ts'

/** Payments that are handed over in one call. */
const BATCH = 500

/** Hands over every payment that a gateway has taken, batch by batch, the oldest first. */
export async function enterBookedPayments(
  db: Db,
  enter: (payments: readonly BookedPayment[]) => Promise<void>,
): Promise<void> {
  const payments = await findBookedPayments(db)
  for (let start = 0; start < payments.length; start += BATCH) await enter(payments.slice(start, start + BATCH))
}
