import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { isShopRefused } from './gateway-refusal.ts'
import type { AskGateway } from './gateway-refusal.ts'
import { askGateway } from './gateway-request.ts'
import type { GatewayAnswer, GatewayFailure } from './gateway-request.ts'
import { chargeStateOf, MoyasarPayment } from './moyasar-payment.ts'
import type {
  CardVault,
  Charge,
  ChargeSource,
  ChargeState,
  PaymentGateway,
  RefundOrder,
  RefundAnswer,
  VaultCard,
} from './payment-gateway.ts'
import { answerMoyasarChallenge, readMoyasarChallenge, readMoyasarEvent } from './moyasar-webhooks.ts'
import { refundAnswer } from './refund-answer.ts'

export interface MoyasarOptions {
  /** How it is asked; `askGateway` when not given. */
  readonly ask?: AskGateway
  /** https://api.moyasar.com/v1 */
  readonly url: string
  /** The same as browsers reach it. */
  readonly browserUrl: string
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

type Answer = Result<GatewayAnswer, GatewayFailure>

/** Moyasar: cards, mada, Apple Pay, STC Pay. The attempt's id is the payment's id (`given_id`). */
export function createMoyasar(options: MoyasarOptions): PaymentGateway & CardVault {
  const { url, browserUrl, secretKey, publishableKey, webhookSecret, ask = askGateway } = options
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` }
  const get = (path: string) => ask({ method: 'GET', url: `${url}${path}`, headers })
  const post = (path: string, body: unknown) => ask({ method: 'POST', url: `${url}${path}`, headers, body })

  const find: PaymentGateway['find'] = async ({ attemptId, gatewayId }) => {
    const answer = await get(`/payments/${encodeURIComponent(gatewayId ?? attemptId)}`)
    const payment = paymentIn(answer)
    if (payment?.status === 'authorized') {
      const captured = paymentIn(await post(`/payments/${encodeURIComponent(payment.id)}/capture`, {}))
      return captured ? chargeStateOf(captured) : { state: 'UNKNOWN', reason: 'not captured' }
    }
    if (payment) return chargeStateOf(payment)
    if (answer.ok && answer.value.status === 404) return { state: 'NOT_FOUND' }
    return { state: 'UNKNOWN', reason: reasonOf(answer) }
  }

  const findRefund: PaymentGateway['findRefund'] = async (refund) => {
    const payment = paymentIn(await get(`/payments/${encodeURIComponent(refund.gatewayId)}`))
    return payment ? foundRefund(payment, refund) : { state: 'UNKNOWN', reason: 'not found' }
  }

  return {
    provider: 'MOYASAR',
    browser: { url: browserUrl, publishableKey },
    charge: async (charge) => {
      const answer = await post('/payments', paymentOf(charge))
      const payment = paymentIn(answer)
      if (payment) return chargeStateOf(payment)
      return refusedCharge(answer) ?? afterRefusal(await find({ ...charge, gatewayId: null }))
    },
    find,
    refund: async (refund) => {
      const path = `/payments/${encodeURIComponent(refund.gatewayId)}/refund`
      const answer = refundAnswer(await post(path, { amount: refund.amount }))
      if (answer.state !== 'DECLINED') return answer
      // Refused perhaps because an earlier call did it, whose answer was lost.
      const found = await findRefund(refund)
      return found.state === 'NOT_DONE' ? answer : found
    },
    findRefund,
    capture: async () => ({ state: 'DONE' }),
    readEvent: (request) => readMoyasarEvent(request, webhookSecret),
    challenges: {
      read: (request) => readMoyasarChallenge(request, webhookSecret),
      answer: async ({ webhookId, code }) =>
        answerMoyasarChallenge(await post(`/webhooks/${encodeURIComponent(webhookId)}/verify`, { code })),
    },
    findCard: async (token) => {
      const answer = await get(`/tokens/${encodeURIComponent(token)}`)
      if (!answer.ok || answer.value.status >= 429 || isShopRefused(answer)) return err({ code: 'vault/away' })
      const card = VaultToken.safeParse(answer.value.body)
      return ok(answer.value.status === 200 && card.success ? vaultCard(card.data) : undefined)
    },
    forgetCard: async (token) => {
      const deleted = await ask({ method: 'DELETE', url: `${url}/tokens/${encodeURIComponent(token)}`, headers })
      const isGone = deleted.ok && (deleted.value.status < 300 || deleted.value.status === 404)
      return isGone ? ok(undefined) : err({ code: 'vault/away' })
    },
  }
}

const paymentOf = ({ attemptId, amount, orderNumber, source, returnUrls }: Charge) => ({
  given_id: attemptId,
  amount,
  currency: 'SAR',
  description: `Order ${orderNumber}`,
  callback_url: returnUrls.success,
  metadata: { attempt_id: attemptId, order_number: String(orderNumber) },
  apply_coupon: false,
  source: sourceOf(source),
})

function sourceOf(source: ChargeSource): Record<string, unknown> {
  switch (source.kind) {
    case 'CARD_TOKEN':
      return { type: 'token', token: source.token, '3ds': true }
    case 'APPLE_PAY':
      return { type: 'applepay', token: source.token }
    case 'STC_PAY':
      return { type: 'stcpay', mobile: source.mobile }
    case 'INSTALMENTS':
      throw new TypeError('Moyasar has no instalments')
  }
}

function paymentIn(answer: Answer): MoyasarPayment | undefined {
  if (!answer.ok || answer.value.status < 200 || answer.value.status >= 300) return undefined
  return MoyasarPayment.safeParse(answer.value.body).data
}

const reasonOf = (answer: Answer): string => (answer.ok ? `HTTP ${answer.value.status}` : answer.error.reason)

/** What an answer without a payment certainly means; undefined when the payment must be looked for. */
function refusedCharge(answer: Answer): ChargeState | undefined {
  if (answer.ok) {
    const { status } = answer.value
    // Nothing was done for a shop that is not accepted; looking the payment up would be refused as well.
    if (status === 429 || isShopRefused(answer)) return { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }
    // Refused as it is: perhaps because this attempt is there already.
    return status >= 400 && status < 500 ? undefined : { state: 'UNKNOWN', reason: `HTTP ${status}` }
  }
  if (answer.error.code === 'gateway/never-reached') return { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }
  return { state: 'UNKNOWN', reason: answer.error.reason }
}

const afterRefusal = (found: ChargeState): ChargeState => {
  if (found.state !== 'NOT_FOUND') return found
  return { state: 'DECLINED', gatewayId: null, code: 'DECLINED' }
}

/** Moyasar names no refund: what was given back in all says whether this one was. */
const foundRefund = ({ refunded }: MoyasarPayment, { refundedBefore, amount }: RefundOrder): RefundAnswer =>
  refunded >= refundedBefore + amount ? { state: 'DONE' } : { state: 'NOT_DONE' }

/** Whatever else Moyasar may say of a token, it cannot pay. */
const STATUS_OF: Readonly<Record<string, VaultCard['status']>> = {
  active: 'ACTIVE',
  initiated: 'UNVERIFIED',
  expired: 'EXPIRED',
}

const VaultToken = z.looseObject({
  status: z.string().transform((status) => STATUS_OF[status] ?? 'INACTIVE'),
  brand: z.string(),
  last_four: z.string().regex(/^\d{4}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int().min(0).max(2100),
  name: z.string().min(1).max(120),
})

const vaultCard = (token: z.output<typeof VaultToken>): VaultCard => ({
  status: token.status,
  brand: token.brand,
  lastFour: token.last_four,
  expiryMonth: token.month,
  expiryYear: token.year < 100 ? 2000 + token.year : token.year,
  holder: token.name,
})
