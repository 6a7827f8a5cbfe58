import type { Db } from '#db/connection.ts'
import { mayRemindAt } from '#domain/calendar/reminder-hours.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { BankAccount } from '../../payments/gateways.ts'
import { notifyCustomer } from '../../orders/order-messages.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import { claimAbandoned, claimAwaitingTransfer } from './reminder.repository.ts'

export interface ReminderParts extends MessageParts {
  readonly db: Db
  readonly bank: BankAccount | undefined
  readonly now: () => Date
}

const BATCH = 100

/**
 * Reminds customers of orders they have not paid, once per order and by day: of a transfer on its last day, of an abandoned
 * payment only who has agreed to such messages. Answers how many were reminded.
 */
export async function remindOfPayments(parts: ReminderParts): Promise<number> {
  const { db, bank, now } = parts
  if (!mayRemindAt(now())) return 0
  return db.transaction().execute(async (tx) => {
    const transfers = bank ? await claimAwaitingTransfer(tx, BATCH) : []
    for (const order of transfers) {
      if (!bank) break
      const payBefore = riyadhDate(order.hold_expires_at)
      await notifyCustomer(tx, parts, order, { news: 'transfer-reminder', account: bank, payBefore })
    }
    const abandoned = await claimAbandoned(tx, BATCH)
    for (const order of abandoned) await notifyCustomer(tx, parts, order, { news: 'abandoned' })
    return transfers.length + abandoned.length
  })
}
