import { decimalAmount } from '#domain/money/halalas.ts'
import type { AskGateway } from './gateway-refusal.ts'
import { askGateway } from './gateway-request.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { refundAnswer } from './refund-answer.ts'
import { tabbyCheckout, tabbyQuestion } from './tabby-checkout.ts'
import { declined, readTabbyEvent, TabbyCheckout, tabbyEligibility, TabbyPayment, tabbyState } from './tabby-payment.ts'

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
 * Tabby: instalments on its own page. A customer pays only after being sent to that page, so a checkout that was not
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
    mayPay: async (question) => {
      const answer = await call('POST', '/checkout', tabbyQuestion(question, merchantCode))
      const isAnswered = answer.ok && answer.value.status < 300
      const checkout = isAnswered ? TabbyCheckout.safeParse(answer.value.body).data : undefined
      // Without an answer Tabby is offered, as it advises.
      return checkout ? tabbyEligibility(checkout) : 'ELIGIBLE'
    },
    readEvent: (request) => readTabbyEvent(request, webhookSecret),
  }
}
