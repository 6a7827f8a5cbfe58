import { z } from 'zod'
import type { ChargeState, DeclineCode } from './payment-gateway.ts'

/** A payment as Moyasar answers it, as far as the shop needs it. Amounts are halalas. */
export const MoyasarPayment = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum([
    'initiated',
    'paid',
    'failed',
    'authorized',
    'captured',
    'refunded',
    'voided',
    'verified',
    // Not among the statuses of the reference, but webhook events have these names.
    'canceled',
    'expired',
    'abandoned',
  ]),
  amount: z.int().min(0),
  currency: z.string(),
  refunded: z.int().min(0).default(0),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .looseObject({
      company: z.string().nullish(),
      number: z.string().nullish(),
      message: z.string().nullish(),
      response_code: z.string().nullish(),
      transaction_url: z.string().nullish(),
      token: z.string().nullish(),
    })
    .nullish(),
})

export type MoyasarPayment = z.output<typeof MoyasarPayment>

const TOKEN = /^token_[A-Za-z0-9_-]{1,200}$/

/** What a payment says of itself. */
export function chargeStateOf(payment: MoyasarPayment): ChargeState {
  const { id: gatewayId, status, amount, currency, source, metadata } = payment
  if (status === 'initiated') return { state: 'REQUIRES_ACTION', gatewayId, url: source?.transaction_url ?? null }
  if (status === 'canceled' || status === 'expired' || status === 'abandoned') {
    return { state: 'DECLINED', gatewayId, code: 'EXPIRED' }
  }
  if (status === 'failed' || status === 'voided' || status === 'verified') {
    return { state: 'DECLINED', gatewayId, code: declineCodeOf(payment) }
  }
  const attemptId = metadata?.['attempt_id']
  const lastFour = /(\d{4})$/.exec(source?.number ?? '')?.[1]
  return {
    state: 'APPROVED',
    gatewayId,
    attemptId: typeof attemptId === 'string' ? attemptId : null,
    amount,
    currency,
    captureDue: false,
    ...(source?.company && lastFour && { card: { brand: source.company.slice(0, 20), lastFour } }),
    ...(source?.token && TOKEN.test(source.token) && { cardToken: source.token }),
  }
}

/** Codes of ISO 8583 that a customer can do something about. */
const BY_RESPONSE_CODE: Readonly<Record<string, DeclineCode>> = {
  51: 'NO_FUNDS',
  54: 'CARD_EXPIRED',
  61: 'LIMIT_EXCEEDED',
  65: 'LIMIT_EXCEEDED',
}

const BY_MESSAGE: readonly (readonly [RegExp, DeclineCode])[] = [
  [/insufficient|no.?funds/i, 'NO_FUNDS'],
  [/expired/i, 'CARD_EXPIRED'],
  [/limit/i, 'LIMIT_EXCEEDED'],
  [/3-?d|authenticat|otp/i, 'NOT_AUTHENTICATED'],
]

function declineCodeOf({ source }: MoyasarPayment): DeclineCode {
  const byCode = BY_RESPONSE_CODE[source?.response_code ?? '']
  return byCode ?? BY_MESSAGE.find(([pattern]) => pattern.test(source?.message ?? ''))?.[1] ?? 'DECLINED'
}
