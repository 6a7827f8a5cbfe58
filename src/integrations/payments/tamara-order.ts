import { z } from 'zod'
import type { Halalas } from '#domain/money/halalas.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isSignedToken } from './notification-token.ts'
import type { ChargeState, GatewayEvent, WebhookError, WebhookRequest } from './payment-gateway.ts'
import { halalasOf } from './riyals.ts'

/** An amount as Tamara writes it. */
export const tamaraMoney = (amount: Halalas) => ({ amount: amount / 100, currency: 'SAR' })

const Money = z.looseObject({ amount: z.number().min(0), currency: z.string() })

/** Halalas of an amount; undefined when there is none. */
export const amountOf = (value: z.output<typeof Money> | null | undefined): Halalas | undefined =>
  value ? halalasOf(value.amount) : undefined

export const TamaraOrder = z.looseObject({
  order_id: z.string().min(1).max(100),
  order_reference_id: z.string().nullish(),
  status: z.string(),
  total_amount: Money,
  refunded_amount: Money.nullish(),
  canceled_amount: Money.nullish(),
})

export const TamaraCheckout = z.looseObject({
  order_id: z.string().min(1).max(100),
  checkout_url: z.url({ protocol: /^https?$/ }),
})

/** Statuses of an order at Tamara that mean the money is ours, or was. */
const TAKEN = new Set([
  'authorised',
  'updated',
  'fully_captured',
  'partially_captured',
  'fully_refunded',
  'partially_refunded',
])

/** What an order says of its payment. */
export function tamaraState(order: z.output<typeof TamaraOrder>): ChargeState {
  const { order_id: gatewayId, status, total_amount: total, order_reference_id: attemptId } = order
  if (status === 'new' || status === 'on_hold') return { state: 'REQUIRES_ACTION', gatewayId, url: null }
  if (!TAKEN.has(status)) {
    return { state: 'DECLINED', gatewayId, code: status === 'declined' ? 'DECLINED' : 'EXPIRED' }
  }
  const amount = amountOf(total)
  if (amount === undefined) return { state: 'UNKNOWN', reason: 'unreadable amount' }
  const captureDue = status === 'authorised' || status === 'updated'
  return { state: 'APPROVED', gatewayId, attemptId: attemptId ?? null, amount, currency: total.currency, captureDue }
}

const TamaraEvent = z.looseObject({
  order_id: z.string().min(1).max(100),
  order_reference_id: z.string().nullish(),
  event_type: z.string().regex(/^[a-z_]{1,40}$/),
})

/** What Tamara calls to say, when it is signed and of now. */
export function readTamaraEvent(
  { headers, query, body }: WebhookRequest,
  key: string,
  now: Date,
): Result<GatewayEvent, WebhookError> {
  const bearer = /^Bearer (.+)$/i.exec(String(headers['authorization'] ?? ''))?.[1]
  if (!isSignedToken(query['tamaraToken'] ?? bearer, key, now)) return err({ code: 'webhook/forged' })
  const event = TamaraEvent.safeParse(body)
  if (!event.success) return err({ code: 'webhook/unreadable' })
  const { order_id: gatewayId, event_type: type, order_reference_id: attemptId } = event.data
  return ok({ eventId: `${gatewayId}:${type}`, type, gatewayId, attemptId: attemptId ?? null })
}
