import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { awaitingTransfers, settleSentTransfer } from '../../payments/bank-refunds.ts'
import type { SentTransfer, SentTransferError } from '../../payments/bank-refunds.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import type { ArrivedTransfer } from './confirm-transfer.ts'
import type { RefundParts } from '../../payments/send-refund.ts'
import type { SettlementParts } from '../paying/settlement.ts'
import { requestOrderRefund } from '../../payments/refund-requests.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { findOrder, lockOrder } from '../../orders/order.repository.ts'

export interface StaffRefundParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly settling: SettlementParts
  readonly onRefunded: RefundParts['onRefunded']
}

export type StaffMoneyError = { readonly code: 'orders/unknown' | 'orders/nothing-left' | 'orders/no-transfer' }

/** What staff does about money: gives it back, and sees it come by bank. */
export const createStaffRefunds = ({ db, queue, settling, onRefunded }: StaffRefundParts) => ({
  /** Refunds a part of what was paid for an order; all of it without an amount. */
  refund: (number: number, amount?: Halalas): Promise<Result<Halalas, StaffMoneyError>> =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, { number })
      if (!order) return err({ code: 'orders/unknown' })
      const promised = await requestOrderRefund(tx, queue, order.id, amount)
      return promised === undefined ? err({ code: 'orders/nothing-left' }) : ok(promised)
    }),

  /** Refunds that staff has to send by bank. */
  awaitingTransfer: () => awaitingTransfers(db),

  /** A refund was sent by bank: it is settled, booked, credited, and its customer gets the reference. */
  transferSent: (
    number: number,
    sent: Omit<SentTransfer, 'orderId'>,
  ): Promise<Result<Halalas, StaffMoneyError | SentTransferError>> =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, { number })
      if (!order) return err({ code: 'orders/unknown' })
      return settleSentTransfer(tx, { onRefunded }, { ...sent, orderId: order.id })
    }),

  /** A transfer has arrived: the order is paid with this amount. */
  transferArrived: async (number: number, arrived: ArrivedTransfer): Promise<Result<void, StaffMoneyError>> => {
    const order = await findOrder(db, { number })
    if (!order) return err({ code: 'orders/unknown' })
    return (await confirmTransfer(settling, order.id, arrived)) ? ok(undefined) : err({ code: 'orders/no-transfer' })
  },
})
