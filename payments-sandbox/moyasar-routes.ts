import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applePayRoutes } from './apple-pay.ts'
import type { SandboxPayment } from './ledger.ts'
import { threeDSecureRoutes } from './moyasar-pages.ts'
import { mayCall, refuse, refuseInvalid, refuseUnknown } from './moyasar-refusals.ts'
import { payingSource, PaymentSource } from './moyasar-source.ts'
import { moyasarTokenRoutes } from './moyasar-tokens.ts'
import type { Sandbox } from './sandbox.ts'
import { settle } from './settle-card.ts'
import { stcPayRoutes } from './stc-pay.ts'
import { moyasarView } from './views.ts'
import { withFaults } from './with-faults.ts'
import type { OwnFault } from './with-faults.ts'

const NewPayment = z.looseObject({
  given_id: z.uuid().optional(),
  amount: z.int().min(100),
  currency: z.literal('SAR'),
  description: z.string().max(500).default(''),
  callback_url: z.url().optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
  source: PaymentSource,
})

type NewPayment = z.output<typeof NewPayment>

const Amount = z.looseObject({ amount: z.int().min(1).optional() })

/** `POST /payments` and what belongs to it, as Moyasar documents them. */
export function moyasarRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, tell, publicUrl } = sandbox
  const show = (payment: SandboxPayment) => moyasarView(payment, publicUrl())

  app.post('/payments', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'anybody')) return reply
    const given = NewPayment.safeParse(request.body)
    if (!given.success) return refuseInvalid(reply, given.error)
    if (given.data.given_id && ledger.payments.has(given.data.given_id)) {
      return refuse(reply, 400, 'invalid_request_error', 'Validation Failed', { given_id: ['has already been taken'] })
    }
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'MOYASAR' }, (mode) => {
      const created = createPayment(sandbox, given.data, mode)
      return created
        ? reply.status(201).send(show(created))
        : refuse(reply, 400, 'invalid_request_error', 'Validation Failed', { 'source.token': ['is not active'] })
    })
  })

  app.get<{ Params: { id: string } }>('/payments/:id', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    return withFaults(sandbox, reply, { call: 'find', gateway: 'MOYASAR' }, () => {
      const payment = ledger.payments.get(request.params.id)
      return payment?.gateway === 'MOYASAR' ? show(payment) : refuseUnknown(reply)
    })
  })

  app.post<{ Params: { id: string } }>('/payments/:id/refund', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    const form = Amount.safeParse(request.body ?? {})
    return withFaults(sandbox, reply, { call: 'refund', gateway: 'MOYASAR' }, (mode) => {
      const payment = ledger.payments.get(request.params.id)
      if (!payment) return refuseUnknown(reply)
      const amount = form.data?.amount ?? payment.charged - payment.refunded
      const isTooMuch = payment.refunded + amount > payment.charged
      if (mode === 'DECLINE' || !form.success || payment.charged === 0 || isTooMuch) {
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

  moyasarTokenRoutes(app, sandbox)
  stcPayRoutes(app, sandbox, show)
  applePayRoutes(app, sandbox)
  threeDSecureRoutes(app, sandbox)
}

function createPayment(
  { ledger, faults, tell }: Sandbox,
  given: NewPayment,
  mode: OwnFault | undefined,
): SandboxPayment | undefined {
  const paying = payingSource(ledger, given)
  if (!paying) return undefined
  const { source } = paying
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
  const asksFirst = paying.asksFirst && (source['type'] === 'stcpay' || !faults.plan().frictionless)
  return asksFirst ? created : settle({ ledger, tell }, created)
}
