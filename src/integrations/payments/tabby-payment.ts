import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChargeState, Eligibility, GatewayEvent, WebhookError, WebhookRequest } from './payment-gateway.ts'
import { halalasOf } from './riyals.ts'
import { isSameSecret } from './same-secret.ts'

/** A list that Tabby may also leave out or send as null. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? [])

export const TabbyPayment = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum(['CREATED', 'AUTHORIZED', 'CLOSED', 'REJECTED', 'EXPIRED']),
  amount: z.string(),
  currency: z.string(),
  order: z.looseObject({ reference_id: z.string() }).nullish(),
  captures: listOf(z.looseObject({ amount: z.string() })),
  refunds: listOf(z.looseObject({ amount: z.string(), reference_id: z.string().nullish() })),
})

export const TabbyCheckout = z.looseObject({
  status: z.string(),
  payment: z.looseObject({ id: z.string().min(1).max(100) }).nullish(),
  configuration: z.looseObject({
    available_products: z
      .looseObject({ installments: z.array(z.looseObject({ web_url: z.url({ protocol: /^https?$/ }) })).nullish() })
      .nullish(),
    products: z
      .looseObject({ installments: z.looseObject({ rejection_reason: z.string().nullish() }).nullish() })
      .nullish(),
  }),
})

/** What a checkout that was only asked about says of the customer. */
export function tabbyEligibility({ status, configuration }: z.output<typeof TabbyCheckout>): Eligibility {
  if (status !== 'rejected') return 'ELIGIBLE'
  switch (configuration.products?.installments?.rejection_reason) {
    case 'order_amount_too_high':
      return 'TOO_HIGH'
    case 'order_amount_too_low':
      return 'TOO_LOW'
    default:
      return 'NOT_ELIGIBLE'
  }
}

/** A payment that was refused, and why. */
export const declined = (
  gatewayId: string | null,
  code: 'NOT_ELIGIBLE' | 'GATEWAY_AWAY' | 'DECLINED' | 'EXPIRED',
): ChargeState => ({ state: 'DECLINED', gatewayId, code })

/** What a payment says of the money. */
export function tabbyState(payment: z.output<typeof TabbyPayment>): ChargeState {
  const { id: gatewayId, status, captures, currency, order } = payment
  if (status === 'CREATED') return { state: 'REQUIRES_ACTION', gatewayId, url: null }
  if (status === 'REJECTED') return declined(gatewayId, 'DECLINED')
  if (status === 'EXPIRED') return declined(gatewayId, 'EXPIRED')
  const taken = captures.map(({ amount }) => halalasOf(amount))
  // Closed without a capture: given up, no money moved.
  if (taken.length === 0) return declined(gatewayId, 'EXPIRED')
  if (taken.includes(undefined)) return { state: 'UNKNOWN', reason: 'unreadable amount' }
  const amount = taken.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return { state: 'APPROVED', gatewayId, attemptId: order?.reference_id ?? null, amount, currency, captureDue: false }
}

const TabbyEvent = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.string().regex(/^[a-z_]{1,40}$/),
  order: z.looseObject({ reference_id: z.string() }).nullish(),
  captures: z.array(z.unknown()).nullish(),
  refunds: z.array(z.unknown()).nullish(),
})

/** Reads an event. Tabby's events have no id of their own: the state they report names them. */
export function readTabbyEvent({ headers, body }: WebhookRequest, secret: string): Result<GatewayEvent, WebhookError> {
  if (!isSameSecret(headers['x-webhook-secret'], secret)) return err({ code: 'webhook/forged' })
  const event = TabbyEvent.safeParse(body)
  if (!event.success) return err({ code: 'webhook/unreadable' })
  const { id, status, captures, refunds, order } = event.data
  const eventId = [id, status, captures?.length ?? 0, refunds?.length ?? 0].join(':')
  return ok({ eventId, type: status, gatewayId: id, attemptId: order?.reference_id ?? null })
}
