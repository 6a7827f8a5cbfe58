import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApplePaySource, applePayRoutes, payByWallet } from './apple-pay.ts'
import { newToken } from './card-tokens.ts'
import type { SandboxPayment } from './ledger.ts'
import { threeDSecureRoutes } from './moyasar-pages.ts'
import { settle } from './settle-card.ts'
import { stcPayRoutes, StcPaySource, stcPaySource } from './stc-pay.ts'
import type { Sandbox } from './sandbox.ts'
import { withFaults } from './with-faults.ts'
import { cardOutcome } from './test-cards.ts'
import type { CardOutcome } from './test-cards.ts'
import { moyasarTokenView, moyasarView } from './views.ts'

const Card = z.looseObject({
  type: z.literal('creditcard'),
  name: z.string().regex(/\S+\s+\S+/),
  number: z.string().regex(/^\d{13,19}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
  cvc: z.string().regex(/^\d{3,4}$/),
})

const NewPayment = z.looseObject({
  given_id: z.uuid().optional(),
  amount: z.int().min(100),
  currency: z.literal('SAR'),
  description: z.string().max(500).default(''),
  callback_url: z.url().optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
  source: z.discriminatedUnion('type', [
    Card,
    z.looseObject({
      type: z.literal('token'),
      token: z.string().regex(/^token_/),
      cvc: z
        .string()
        .regex(/^\d{3,4}$/)
        .optional(),
    }),
    ApplePaySource,
    StcPaySource,
  ]),
})

type NewPayment = z.output<typeof NewPayment>

const Amount = z.looseObject({ amount: z.int().min(1).optional() })

/** `POST /payments` and what belongs to it, as Moyasar documents them. */
export function moyasarRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, tell, publicUrl } = sandbox
  const show = (payment: SandboxPayment) => moyasarView(payment, publicUrl())

  app.post('/payments', async (request, reply) => {
    if (!mayCall(request, sandbox, 'anybody')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    const given = NewPayment.safeParse(request.body)
    if (!given.success) return refuse(reply, 400, 'invalid_request_error', given.error.message)
    if (given.data.given_id && ledger.payments.has(given.data.given_id)) {
      return refuse(reply, 400, 'invalid_request_error', 'given_id is already used')
    }
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'MOYASAR' }, (mode) => {
      const created = createPayment(sandbox, given.data, mode)
      return created
        ? reply.status(201).send(show(created))
        : refuse(reply, 400, 'invalid_request_error', 'The token is not known')
    })
  })

  app.get<{ Params: { id: string } }>('/payments/:id', async (request, reply) => {
    if (!mayCall(request, sandbox, 'shop')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    return withFaults(sandbox, reply, { call: 'find', gateway: 'MOYASAR' }, () => {
      const payment = ledger.payments.get(request.params.id)
      return payment?.gateway === 'MOYASAR' ? show(payment) : refuse(reply, 404, 'record_not_found', 'No such payment')
    })
  })

  app.post<{ Params: { id: string } }>('/payments/:id/refund', async (request, reply) => {
    if (!mayCall(request, sandbox, 'shop')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    const asked = Amount.safeParse(request.body ?? {})
    return withFaults(sandbox, reply, { call: 'refund', gateway: 'MOYASAR' }, (mode) => {
      const payment = ledger.payments.get(request.params.id)
      if (!payment) return refuse(reply, 404, 'record_not_found', 'No such payment')
      const amount = asked.data?.amount ?? payment.charged - payment.refunded
      const isTooMuch = payment.refunded + amount > payment.charged
      if (mode === 'DECLINE' || !asked.success || payment.charged === 0 || isTooMuch) {
        return refuse(reply, 400, 'invalid_request_error', 'Amount is more than can be refunded')
      }
      const refunded = ledger.write('REFUNDED', amount, {
        ...payment,
        status: 'refunded',
        refunded: payment.refunded + amount,
        refunds: [...payment.refunds, { id: randomUUID(), amount }],
      })
      tell(refunded, 'payment_refunded')
      return show(refunded)
    })
  })

  tokenRoutes(app, sandbox)
  stcPayRoutes(app, sandbox, show)
  applePayRoutes(app, sandbox)
  threeDSecureRoutes(app, sandbox)
}

function createPayment(
  { ledger, faults, tell }: Sandbox,
  given: NewPayment,
  mode: 'DECLINE' | 'WRONG_AMOUNT' | undefined,
): SandboxPayment | undefined {
  const source = sourceOf(given, ledger.tokens)
  if (!source) return undefined
  const now = new Date().toISOString()
  const amount = mode === 'WRONG_AMOUNT' ? given.amount - 1 : given.amount
  const callback = given.callback_url ?? ''
  const payment: SandboxPayment = {
    id: given.given_id ?? randomUUID(),
    gateway: 'MOYASAR',
    reference: given.given_id ?? randomUUID(),
    amount,
    status: 'initiated',
    charged: 0,
    captured: 0,
    refunded: 0,
    refunds: [],
    description: given.description,
    language: '',
    metadata: given.metadata,
    source: mode === 'DECLINE' ? { ...source, response_code: '05', message: 'DECLINED' } : source,
    returnUrls: { success: callback, failure: callback, cancel: callback },
    createdAt: now,
    updatedAt: now,
  }
  const created = ledger.write('CREATED', 0, payment)
  const { type } = source
  const asksFirst = type === 'stcpay' || (type !== 'applepay' && !faults.plan().frictionless)
  return asksFirst ? created : settle({ ledger, tell }, created)
}

function sourceOf(
  { source, amount }: NewPayment,
  tokens: Sandbox['ledger']['tokens'],
): Record<string, unknown> | undefined {
  if (source.type === 'stcpay') return stcPaySource(source.mobile)
  if (source.type === 'creditcard') return shown('creditcard', cardOutcome(source.number), source.number, null)
  if (source.type === 'applepay') {
    const { outcome, number } = payByWallet(source.token, amount)
    return shown('applepay', outcome, number, null)
  }
  const token = tokens.get(source.token)
  if (!token) return undefined
  const [code, message] = [token.outcome.slice(0, 2), token.outcome.slice(3)]
  return shown('token', { company: token.brand, code, message }, token.lastFour, token.id)
}

const shown = (type: string, { company, code, message }: CardOutcome, number: string, token: string | null) => ({
  type,
  company,
  name: '',
  number: `XXXX-XXXX-XXXX-${number.slice(-4)}`,
  gateway_id: `moyasar_cc_${number.slice(-4)}`,
  token,
  message,
  response_code: code,
})

function tokenRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox
  app.post('/tokens', async (request, reply) => {
    if (!mayCall(request, sandbox, 'anybody')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    const card = Card.omit({ type: true }).safeParse(request.body)
    if (!card.success) return refuse(reply, 400, 'invalid_request_error', card.error.message)
    return withFaults(sandbox, reply, { call: 'token', gateway: 'MOYASAR' }, () => {
      const token = newToken(card.data)
      ledger.putToken(token.id, token)
      return reply.status(201).send(moyasarTokenView(token))
    })
  })

  app.get<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    if (!mayCall(request, sandbox, 'shop')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    const token = ledger.tokens.get(request.params.id)
    return token ? moyasarTokenView(token) : refuse(reply, 404, 'record_not_found', 'No such token')
  })

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    if (!mayCall(request, sandbox, 'shop')) return refuse(reply, 401, 'authentication_error', 'Invalid key')
    return ledger.putToken(request.params.id, null)
      ? reply.status(204).send()
      : refuse(reply, 404, 'record_not_found', 'No such token')
  })
}

function mayCall({ headers }: FastifyRequest, { keys }: Sandbox, who: 'shop' | 'anybody'): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  const key = Buffer.from(encoded, 'base64').toString()
  return key === `${keys.moyasarSecret}:` || (who === 'anybody' && key === `${keys.moyasarPublishable}:`)
}

const refuse = (reply: FastifyReply, status: number, type: string, message: string): FastifyReply =>
  reply.status(status).send({ type, message, errors: null })
