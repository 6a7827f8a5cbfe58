import { isShopRefused } from './gateway-refusal.ts'
import type { AskGateway } from './gateway-refusal.ts'
import { askGateway } from './gateway-request.ts'
import type { PaymentGateway, RefundAnswer, RefundOrder, Shipment } from './payment-gateway.ts'
import { refundAnswer } from './refund-answer.ts'
import { tamaraCheckout } from './tamara-checkout.ts'
import { amountOf, readTamaraEvent, TamaraCheckout, tamaraMoney, TamaraOrder, tamaraState } from './tamara-order.ts'

export interface TamaraOptions {
  /** How it is asked; `askGateway` when not given. */
  readonly ask?: AskGateway
  /** https://api.tamara.co */
  readonly url: string
  readonly apiToken: string
  /** Signs what Tamara calls to say. */
  readonly notificationToken: string
  readonly now?: () => Date
}

/**
 * Tamara: instalments on its own page. What is approved there is authorised by us, which makes the money ours; it is
 * captured when the goods leave. As with Tabby, an unanswered checkout took no money.
 */
export function createTamara(options: TamaraOptions): PaymentGateway {
  const { url, apiToken, notificationToken, ask = askGateway, now = () => new Date() } = options
  const headers = { authorization: `Bearer ${apiToken}` }
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    ask({ method, url: `${url}${path}`, headers, ...(body !== undefined && { body }) })

  const fetchOrder = async (id: string) => {
    const answer = await call('GET', `/orders/${encodeURIComponent(id)}`)
    const order = answer.ok && answer.value.status === 200 ? TamaraOrder.safeParse(answer.value.body).data : undefined
    return { order, isMissing: answer.ok && answer.value.status === 404 }
  }

  const find: PaymentGateway['find'] = async ({ gatewayId }) => {
    if (gatewayId === null) return { state: 'NOT_FOUND' }
    const { order, isMissing } = await fetchOrder(gatewayId)
    if (!order) return isMissing ? { state: 'NOT_FOUND' } : { state: 'UNKNOWN', reason: 'no order' }
    if (order.status !== 'approved') return tamaraState(order)
    await call('POST', `/orders/${encodeURIComponent(gatewayId)}/authorise`, {})
    const { order: authorised } = await fetchOrder(gatewayId)
    return authorised && authorised.status !== 'approved'
      ? tamaraState(authorised)
      : { state: 'UNKNOWN', reason: 'not authorised' }
  }

  return {
    provider: 'TAMARA',
    charge: async (charge) => {
      const answer = await call('POST', '/checkout', tamaraCheckout(charge))
      const isRefused = answer.ok && answer.value.status >= 400 && answer.value.status < 500
      if (isRefused && !isShopRefused(answer)) return { state: 'DECLINED', gatewayId: null, code: 'NOT_ELIGIBLE' }
      const checkout = answer.ok ? TamaraCheckout.safeParse(answer.value.body) : undefined
      if (!checkout?.success) return { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }
      return { state: 'REQUIRES_ACTION', gatewayId: checkout.data.order_id, url: checkout.data.checkout_url }
    },
    find,
    refund: async (refund) => {
      const { order } = await fetchOrder(refund.gatewayId)
      return order ? refundAnswer(await call('POST', ...refundCall(refund, order.status))) : { state: 'NOT_DONE' }
    },
    findRefund: async ({ gatewayId, refundedBefore, amount }) => {
      const { order } = await fetchOrder(gatewayId)
      if (!order) return { state: 'UNKNOWN', reason: 'no order' }
      const returned = (amountOf(order.refunded_amount) ?? 0) + (amountOf(order.canceled_amount) ?? 0)
      return { state: returned >= refundedBefore + amount ? 'DONE' : 'NOT_DONE' }
    },
    capture: async (shipment) => {
      const captured = refundAnswer(await call('POST', '/payments/capture', captureOf(shipment)))
      if (captured.state === 'DONE') return captured
      const { order } = await fetchOrder(shipment.gatewayId)
      return order ? captureState(order.status, captured) : captured
    },
    readEvent: (request) => readTamaraEvent(request, notificationToken, now()),
  }
}

const captureOf = ({ gatewayId, amount, carrier, trackingNumber, shippedAt }: Shipment) => ({
  order_id: gatewayId,
  total_amount: tamaraMoney(amount),
  shipping_info: {
    shipped_at: shippedAt.toISOString(),
    shipping_company: carrier,
    tracking_number: trackingNumber,
  },
})

/** What a capture that was not accepted has come to: Tamara captures by itself after 21 days. */
function captureState(status: string, answer: RefundAnswer): RefundAnswer {
  if (CAPTURED.has(status)) return { state: 'DONE' }
  return answer.state === 'DECLINED' ? { state: 'DECLINED', reason: `${answer.reason}, order ${status}` } : answer
}

const CAPTURED: ReadonlySet<string> = new Set(['fully_captured', 'partially_refunded', 'fully_refunded'])

/** What was not captured yet is not refunded but cancelled. */
function refundCall({ gatewayId, refundId, amount }: RefundOrder, status: string): [path: string, body: unknown] {
  const id = encodeURIComponent(gatewayId)
  const total_amount = tamaraMoney(amount)
  return status === 'authorised' || status === 'updated'
    ? [`/orders/${id}/cancel`, { total_amount }]
    : [`/payments/simplified-refund/${id}`, { total_amount, comment: 'Refund', merchant_refund_id: refundId }]
}
