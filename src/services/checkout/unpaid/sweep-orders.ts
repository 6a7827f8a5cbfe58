import type { Alert } from '../../alert.ts'
import type { Db } from '#db/connection.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { UNKNOWN_LIMIT_MINUTES, isWithoutOutcome } from '#domain/payments/attempt-state.ts'
import type { PaymentJobs } from '../paying/payment-jobs.ts'
import { expireUnpaid } from './expire-order.ts'
import type { InvoiceIssuer } from '../../orders/invoice-issuer.ts'
import { deleteOldKeys } from '../placing/idempotency.repository.ts'
import type { OrderParts } from '../../orders/order-effects.ts'
import type { OrderListing } from '../../orders/listing/order-listing.ts'
import { findOverdue, lockOrder } from '../../orders/order.repository.ts'
import { sweepEach, sweepSteps } from '../../sweep-each.ts'

export interface SweepParts extends OrderParts {
  readonly db: Db
  readonly payments: PaymentJobs
  readonly issuer: Pick<InvoiceIssuer, 'issueDue'>
  readonly complete: () => Promise<number>
  readonly remind: () => Promise<number>
  /** The list of the staff. */
  readonly listing: Pick<OrderListing, 'follow' | 'sweep'>
  readonly alert: Alert
  readonly now: () => Date
}

/** Orders processed at once. */
const BATCH = 200
const KEY_RETENTION_DAYS = 30

/**
 * What the clock does to orders: outcomes that were not reported are looked for, goods that waited too long are given free,
 * invoices that are due are issued, refunds left lying go on, what was delivered long ago is completed, and
 * customers are reminded of what they have not paid. Answers how many orders expired.
 */
export async function sweepOrders(parts: SweepParts): Promise<number> {
  const { db, payments, issuer, alert, complete, remind, listing, now } = parts
  let expired = 0
  const steps = {
    outcomes: () => payments.lookForOutcomes(),
    expiry: async () => void (expired = await expireAllOverdue(parts)),
    invoices: () => issuer.issueDue(),
    payments: () => payments.resume(),
    completion: complete,
    reminders: remind,
    listing: () => listing.follow(),
    oldListing: () => listing.sweep(),
    unknownPayments: () => alarmOfUnknown(parts),
    oldKeys: () => deleteOldKeys(db, new Date(now().getTime() - KEY_RETENTION_DAYS * DAY_MS)),
  }
  await sweepSteps(steps, { sweep: 'orders.sweep', alert })
  return expired
}

const expireAllOverdue = async (parts: SweepParts): Promise<number> =>
  sweepEach(await findOverdue(parts.db, BATCH), { sweep: 'orders.expire', alert: parts.alert }, (id) =>
    expireOverdue(parts, id),
  )

async function alarmOfUnknown({ payments, alert }: SweepParts): Promise<void> {
  const unknown = await payments.countUnknown(UNKNOWN_LIMIT_MINUTES)
  if (unknown > 0) alert('payments have been without an outcome for too long', { unknown })
}

/** Ends an order whose goods have waited long enough; the gateway is asked once more before. */
async function expireOverdue(parts: SweepParts, id: string): Promise<boolean> {
  const { db, payments } = parts
  const attempt = await payments.refreshNewest(id)
  if (attempt && isWithoutOutcome(attempt.state)) return false
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { id })
    return order !== undefined && (await expireUnpaid(tx, parts, order, 'SYSTEM'))
  })
}
