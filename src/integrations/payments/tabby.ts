import { z } from 'zod'
import { decimalAmount } from '#domain/money/halalas.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AskGateway } from './gateway-refusal.ts'
import { askGateway } from './gateway-request.ts'
import type { Charge, ChargeState, GatewayEvent, PaymentGateway } from './payment-gateway.ts'
import type { WebhookError, WebhookRequest } from './payment-gateway.ts'
import { refundAnswer } from './refund-answer.ts'
import { halalasOf } from './riyals.ts'
import { isSameSecret } from './same-secret.ts'

export interface TabbyOptions {
  /** How it is asked; `askGateway` when not given. */
  readonly ask?: AskGateway
  /** https://api.tabby.sa */
  readonly url: string
  readonly secretKey: string
  readonly merchantCode: string
  /** The value of the header `x-webhook-secret`, registered with the webhook. */
  readonly webhookSecret: string
}

/**
 * Tabby: instalments on its own page. Nobody can pay before they are sent to that page, so a checkout that was not
 * answered took no money. What is authorised is captured at once, under the attempt's id.
 */
export function createTabby(options: TabbyOptions): PaymentGateway {
  const { url, secretKey, merchantCode, webhookSecret, ask = askGateway } = options
  const headers = { authorization: `Bearer ${secretKey}` }
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    ask({ method, url: `${url}/api/v2${path}`, headers, ...(body !== undefined && { body }) })

  const fetchPayment = async (id: string) => {
    const answer = await call('GET', `/payments/${encodeURIComponent(id)}`)
    const payment =
      answer.ok && answer.value.status === 200 ? TabbyPayment.safeParse(answer.value.body).data : undefined
    return { payment, isMissing: answer.ok && answer.value.status === 404 }
  }

  const find: PaymentGateway['find'] = async ({ gatewayId, attemptId }) => {
    if (gatewayId === null) return { state: 'NOT_FOUND' }
    const { payment, isMissing } = await fetchPayment(gatewayId)
    if (!payment) return isMissing ? { state: 'NOT_FOUND' } : { state: 'UNKNOWN', reason: 'no payment' }
    if (payment.status !== 'AUTHORIZED') return tabbyState(payment)
    await call('POST', `/payments/${encodeURIComponent(gatewayId)}/captures`, {
      amount: payment.amount,
      reference_id: attemptId,
    })
    const { payment: captured } = await fetchPayment(gatewayId)
    return captured && captured.status !== 'AUTHORIZED'
      ? tabbyState(captured)
      : { state: 'UNKNOWN', reason: 'not captured' }
  }

  return {
    provider: 'TABBY',
    charge: async (charge) => {
      const answer = await call('POST', '/checkout', tabbyCheckout(charge, merchantCode))
      if (!answer.ok || answer.value.status >= 300) return declined(null, 'GATEWAY_AWAY')
      const checkout = TabbyCheckout.safeParse(answer.value.body)
      if (!checkout.success) return declined(null, 'GATEWAY_AWAY')
      const { status, payment, configuration } = checkout.data
      const page = configuration.available_products?.installments?.[0]?.web_url
      if (status !== 'created' || !page) return declined(payment?.id ?? null, 'NOT_ELIGIBLE')
      return payment ? { state: 'REQUIRES_ACTION', gatewayId: payment.id, url: page } : declined(null, 'GATEWAY_AWAY')
    },
    find,
    refund: async ({ gatewayId, refundId, amount }) =>
      refundAnswer(
        await call('POST', `/payments/${encodeURIComponent(gatewayId)}/refunds`, {
          amount: decimalAmount(amount),
          reference_id: refundId,
        }),
      ),
    findRefund: async ({ gatewayId, refundId }) => {
      const { payment } = await fetchPayment(gatewayId)
      if (!payment) return { state: 'UNKNOWN', reason: 'no payment' }
      return { state: payment.refunds.some(({ reference_id: id }) => id === refundId) ? 'DONE' : 'NOT_DONE' }
    },
    capture: async () => ({ state: 'DONE' }),
    readEvent: (request) => readTabbyEvent(request, webhookSecret),
  }
}

const declined = (
  gatewayId: string | null,
  code: 'NOT_ELIGIBLE' | 'GATEWAY_AWAY' | 'DECLINED' | 'EXPIRED',
): ChargeState => ({
  state: 'DECLINED',
  gatewayId,
  code,
})

const TabbyPayment = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.enum(['CREATED', 'AUTHORIZED', 'CLOSED', 'REJECTED', 'EXPIRED']),
  amount: z.string(),
  currency: z.string(),
  order: z.looseObject({ reference_id: z.string() }).nullish(),
  captures: z.array(z.looseObject({ amount: z.string() })).default([]),
  refunds: z.array(z.looseObject({ amount: z.string(), reference_id: z.string().nullish() })).default([]),
})

const TabbyCheckout = z.looseObject({
  status: z.string(),
  payment: z.looseObject({ id: z.string().min(1).max(100) }).nullish(),
  configuration: z.looseObject({
    available_products: z
      .looseObject({ installments: z.array(z.looseObject({ web_url: z.url({ protocol: /^https?$/ }) })).nullish() })
      .nullish(),
  }),
})

function tabbyState(payment: z.output<typeof TabbyPayment>): ChargeState {
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

const tabbyCheckout = (charge: Charge, merchantCode: string) => ({
  payment: {
    amount: decimalAmount(charge.amount),
    currency: 'SAR',
    description: `Order ${charge.orderNumber}`,
    buyer: { name: charge.buyer.name, email: charge.buyer.email, phone: charge.buyer.phone },
    buyer_history: {
      registered_since: charge.buyer.since.toISOString(),
      loyalty_level: 0,
      is_phone_number_verified: true,
    },
    order: {
      reference_id: charge.attemptId,
      tax_amount: decimalAmount(charge.vat),
      shipping_amount: decimalAmount(charge.shipping),
      discount_amount: decimalAmount(charge.discount),
      items: charge.lines.map(({ title, quantity, unit, reference }) => ({
        title,
        quantity,
        unit_price: decimalAmount(unit),
        category: 'Printing',
        reference_id: reference,
      })),
    },
    order_history: [],
    shipping_address: { city: charge.address.city, address: charge.address.line, zip: charge.address.postalCode },
    meta: { order_id: String(charge.orderNumber) },
  },
  lang: charge.language,
  merchant_code: merchantCode,
  merchant_urls: charge.returnUrls,
})

const TabbyEvent = z.looseObject({
  id: z.string().min(1).max(100),
  status: z.string().regex(/^[a-z_]{1,40}$/),
  order: z.looseObject({ reference_id: z.string() }).nullish(),
  captures: z.array(z.unknown()).nullish(),
  refunds: z.array(z.unknown()).nullish(),
})

/** Tabby's events have no id of their own: the state they tell of names them. */
function readTabbyEvent({ headers, body }: WebhookRequest, secret: string): Result<GatewayEvent, WebhookError> {
  if (!isSameSecret(headers['x-webhook-secret'], secret)) return err({ code: 'webhook/forged' })
  const event = TabbyEvent.safeParse(body)
  if (!event.success) return err({ code: 'webhook/unreadable' })
  const { id, status, captures, refunds, order } = event.data
  const eventId = [id, status, captures?.length ?? 0, refunds?.length ?? 0].join(':')
  return ok({ eventId, type: status, gatewayId: id, attemptId: order?.reference_id ?? null })
}
