import { randomUUID } from 'node:crypto'
import type { Halalas } from '#domain/money/halalas.ts'
import type { AttemptRow } from './attempt.repository.ts'

/** Money that came in by an attempt, to be written down. */
type Money = {
  readonly gatewayId: string
  readonly amount: Halalas
  readonly captureDue?: boolean
  readonly card?: { readonly brand: string; readonly lastFour: string } | null | undefined
  readonly senderIban?: string | null | undefined
  /** Who took it at the counter. */
  readonly staffId?: string
}

export const paymentRow = (
  attempt: Pick<AttemptRow, 'id' | 'order_id' | 'provider'>,
  { gatewayId, amount, captureDue = false, card, senderIban = null, staffId }: Money,
  purpose: 'ORDER' | 'SURPLUS',
) => ({
  id: randomUUID(),
  attempt_id: attempt.id,
  order_id: attempt.order_id,
  purpose,
  provider: attempt.provider,
  gateway_id: gatewayId,
  captured: amount,
  card_brand: card?.brand ?? null,
  card_last_four: card?.lastFour ?? null,
  capture_due: captureDue,
  sender_iban: senderIban,
  staff_id: staffId ?? null,
})
