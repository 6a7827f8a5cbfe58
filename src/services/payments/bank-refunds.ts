import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findAwaitingOf, findAwaitingTransfer, settleTransfer } from './bank-refund.repository.ts'
import type { AwaitingTransfer } from './bank-refund.repository.ts'
import { findPayment } from './money.repository.ts'
import type { RefundParts } from './send-refund.ts'

/** Refunds that staff has to send by bank, the oldest first. */
export const awaitingTransfers = (db: Db): Promise<AwaitingTransfer[]> => findAwaitingTransfer(db)

/** A refund that staff has sent by bank. */
export type SentTransfer = {
  readonly orderId: string
  /** Given by the bank. */
  readonly reference: string
  /** Where it went; the account the money came from when left out. */
  readonly iban?: string | undefined
  /** Which one, when several of the order wait: by its amount or by its id. */
  readonly amount?: Halalas | undefined
  readonly refundId?: string | undefined
}

export type SentTransferError = {
  readonly code: 'refunds/none' | 'refunds/which' | 'refunds/no-iban' | 'refunds/reference-used'
}

/**
 * Settles a refund that was sent by bank, with its entry in the books and its credit note. Call it while the order is
 * held: of several people who settle the same refund one does. Answers the amount.
 */
export async function settleSentTransfer(
  tx: Db,
  { onRefunded }: Pick<RefundParts, 'onRefunded'>,
  { orderId, reference, iban, amount, refundId }: SentTransfer,
): Promise<Result<Halalas, SentTransferError>> {
  const waiting = (await findAwaitingOf(tx, orderId)).filter(
    (each) => (amount === undefined || each.amount === amount) && (refundId === undefined || each.id === refundId),
  )
  const [refund] = waiting
  if (!refund) return err({ code: 'refunds/none' })
  if (waiting.some((other) => other.amount !== refund.amount)) return err({ code: 'refunds/which' })
  const account = refund.provider === 'COUNTER' ? null : (iban ?? refund.sender_iban)
  if (account === null && refund.provider !== 'COUNTER') return err({ code: 'refunds/no-iban' })
  const done = await settleTransfer(tx, refund.id, { reference, iban: account })
  if (!done) return err({ code: 'refunds/reference-used' })
  const payment = await findPayment(tx, done.payment_id)
  if (!payment) throw new TypeError(`a refund of no payment: ${done.id}`)
  await onRefunded(tx, done, payment)
  return ok(done.amount)
}
