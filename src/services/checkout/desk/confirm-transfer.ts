import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { findNewestAttempt } from '../../payments/attempt.repository.ts'
import { settle } from '../paying/settlement.ts'
import type { SettlementParts } from '../paying/settlement.ts'

/** What the bank's statement says of a transfer. */
export type ArrivedTransfer = {
  readonly amount: Halalas
  /** The account it came from: where money goes back to. */
  readonly senderIban: string | null
}

/**
 * Settles the bank transfer of an order with what arrived; false when none is expected, or it was settled before. `also`
 * is done in the transaction that settles it.
 */
export async function confirmTransfer(
  parts: SettlementParts,
  orderId: string,
  { amount, senderIban }: ArrivedTransfer,
  also: (tx: Db) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const attempt = await findNewestAttempt(parts.db, orderId)
  if (attempt?.provider !== 'BANK' || attempt.state === 'APPROVED' || attempt.state === 'CREATED') return false
  let isSettled = false
  const settled = async (tx: Db): Promise<void> => {
    await also(tx)
    isSettled = true
  }
  const { onPaid, onReturned } = parts.events
  const events = {
    ...parts.events,
    onPaid: (async (tx, order) => {
      await onPaid(tx, order)
      await settled(tx)
    }) satisfies typeof onPaid,
    onReturned: (async (tx, order) => {
      await onReturned(tx, order)
      await settled(tx)
    }) satisfies typeof onReturned,
  }
  await settle({ ...parts, events }, attempt, {
    state: 'APPROVED',
    gatewayId: attempt.id,
    attemptId: attempt.id,
    amount,
    currency: 'SAR',
    captureDue: false,
    senderIban,
  })
  return isSettled
}
