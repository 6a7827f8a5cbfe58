import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { isInFlight } from '#domain/payments/attempt-state.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { PROVIDER_OF } from '#domain/payments/payment-method.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findNewestAttempt, insertAttempt, moveAttempt } from './attempt.repository.ts'
import type { NewAttempt } from './attempt.repository.ts'
import { findCard } from './card.repository.ts'

/** How a customer wants to pay. Card numbers and security codes are never in it. */
export type PaymentChoice = {
  readonly method: PaymentMethod
  /** What the browser got from the gateway for a card or a wallet; for STC Pay the mobile number. */
  readonly sourceToken: string | null
  /** A card stored before. */
  readonly cardId: string | null
  readonly keepsCard: boolean
}

type AttemptRequest = {
  readonly order: { readonly id: string; readonly total: Halalas }
  readonly customerId: string
  readonly choice: PaymentChoice
}

type CardRefusal = { readonly code: 'payments/card' | 'payments/card-expired' | 'payments/card-inactive' }

/** An attempt to pay an order, to be written down. Refused for a card that is not the customer's, or whose time is over. */
export async function newAttempt(
  tx: Db,
  { order, customerId, choice }: AttemptRequest,
): Promise<Result<NewAttempt, CardRefusal>> {
  const card = choice.cardId === null ? undefined : await findCard(tx, customerId, choice.cardId)
  if (choice.cardId !== null && !card) return err({ code: 'payments/card' })
  if (card?.is_expired || card?.status === 'EXPIRED') return err({ code: 'payments/card-expired' })
  if (card?.status === 'INACTIVE') return err({ code: 'payments/card-inactive' })
  return ok({
    id: randomUUID(),
    order_id: order.id,
    provider: order.total === 0 ? 'NONE' : PROVIDER_OF[choice.method],
    method: choice.method,
    amount: order.total,
    source_token: card?.token ?? choice.sourceToken,
    keeps_card: choice.keepsCard,
  })
}

/** Writes such an attempt down; answers its id. Call it while the order is held and has no attempt under way. */
export async function openAttempt(tx: Db, request: AttemptRequest): Promise<Result<string, CardRefusal>> {
  const attempt = await newAttempt(tx, request)
  if (!attempt.ok) return attempt
  await insertAttempt(tx, attempt.value)
  return ok(attempt.value.id)
}

/** The id of the newest attempt to pay an order. */
export const newestAttemptId = async (tx: Db, orderId: string): Promise<string | undefined> =>
  (await findNewestAttempt(tx, orderId))?.id

/**
 * Ends the attempt of an order that waits for its customer, as `end` says; without `end` none is ended. False when one
 * goes on: its outcome is unknown, or it has taken the money. Call it while the order is held.
 */
export async function endOpenAttempts(
  tx: Db,
  orderId: string,
  end: 'EXPIRED' | 'CANCELLED' | undefined,
): Promise<boolean> {
  const attempt = await findNewestAttempt(tx, orderId)
  if (!attempt || !isInFlight(attempt.state)) return attempt?.state !== 'APPROVED'
  if (!end) return false
  return (await moveAttempt(tx, attempt.id, end)) !== undefined
}
