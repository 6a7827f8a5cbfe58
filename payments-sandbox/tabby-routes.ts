import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { halalas } from '../src/domain/money/halalas.ts'
import { newInstalmentPayment } from './instalment-payment.ts'
import { planRoutes } from './instalment-pages.ts'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'
import { withFaults } from './with-faults.ts'
import { tabbyView } from './views.ts'

const Checkout = z.looseObject({
  payment: z.looseObject({
    amount: z.string(),
    currency: z.literal('SAR'),
    description: z.string().default(''),
    buyer: z.looseObject({ name: z.string(), email: z.string(), phone: z.string() }),
    order: z.looseObject({ reference_id: z.string().min(1), items: z.array(z.unknown()) }),
  }),
  lang: z.enum(['ar', 'en']),
  merchant_code: z.string(),
  merchant_urls: z.object({ success: z.url(), failure: z.url(), cancel: z.url() }),
})

const Movement = z.looseObject({ amount: z.string(), reference_id: z.string().min(1) })

/** Whoever writes to this address is declined, as Tabby's own test customer. */
const REJECTED_EMAIL = 'otp.rejected@tabby.ai'

/** Tabby's checkout, payments, captures and refunds. */
export function tabbyRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, publicUrl } = sandbox
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('/api/') && !mayCall(request, sandbox)) await reply.status(401).send({ error: 'auth' })
  })

  app.post('/api/v2/checkout', async (request, reply) => {
    const given = Checkout.safeParse(request.body)
    const amount = given.success ? halalas(given.data.payment.amount) : undefined
    if (!given.success || !amount?.ok) return reply.status(400).send({ status: 'error', error: 'bad_request' })
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'TABBY' }, (mode) => {
      const { payment: asked, lang, merchant_urls: returnUrls } = given.data
      const isRejected = mode === 'DECLINE' || asked.buyer.email === REJECTED_EMAIL
      const payment = ledger.write(
        'CREATED',
        0,
        newInstalmentPayment({
          gateway: 'TABBY',
          reference: asked.order.reference_id,
          amount: mode === 'WRONG_AMOUNT' ? amount.value - 1 : amount.value,
          status: isRejected ? 'REJECTED' : 'CREATED',
          description: asked.description,
          language: lang,
          returnUrls,
        }),
      )
      return checkoutView(payment, isRejected, publicUrl())
    })
  })

  const onPayment = (
    path: string,
    call: 'find' | 'capture' | 'refund',
    perform: (payment: SandboxPayment, body: unknown, reply: FastifyReply, mode: string | undefined) => unknown,
  ): void => {
    app.route<{ Params: { id: string } }>({
      method: call === 'find' ? 'GET' : 'POST',
      url: `/api/v2/payments/:id${path}`,
      handler: async (request, reply) =>
        withFaults(sandbox, reply, { call, gateway: 'TABBY' }, (mode) => {
          const payment = ledger.payments.get(request.params.id)
          if (payment?.gateway !== 'TABBY') return reply.status(404).send({ status: 'error', error: 'not_found' })
          return perform(payment, request.body, reply, mode)
        }),
    })
  }
  onPayment('', 'find', (payment) => tabbyView(payment))
  onPayment('/captures', 'capture', (payment, body, reply) => capture(sandbox, payment, body, reply))
  onPayment('/refunds', 'refund', (payment, body, reply, mode) =>
    mode === 'DECLINE' ? reply.status(400).send({ error: 'switched on' }) : refund(sandbox, payment, body, reply),
  )

  planRoutes(app, sandbox, {
    gateway: 'TABBY',
    open: 'CREATED',
    agreed: { status: 'AUTHORIZED', event: 'authorized' },
    refused: { status: 'REJECTED', event: 'rejected' },
    cancelled: { status: 'EXPIRED', event: 'expired' },
  })
}

const mayCall = ({ headers }: FastifyRequest, { keys }: Sandbox): boolean =>
  headers.authorization === `Bearer ${keys.tabbySecret}`

const checkoutView = (payment: SandboxPayment, isRejected: boolean, base: string) => ({
  id: `checkout-${payment.id}`,
  status: isRejected ? 'rejected' : 'created',
  payment: tabbyView(payment),
  configuration: {
    available_products: isRejected ? {} : { installments: [{ web_url: `${base}/tabby/pay/${payment.id}` }] },
    products: { installments: { is_available: !isRejected, rejection_reason: isRejected ? 'not_available' : null } },
  },
})

function capture({ ledger, tell }: Sandbox, payment: SandboxPayment, body: unknown, reply: FastifyReply): unknown {
  const given = Movement.safeParse(body)
  const amount = given.success ? halalas(given.data.amount) : undefined
  if (payment.status !== 'AUTHORIZED' || !amount?.ok || amount.value > payment.amount) {
    return reply.status(400).send({ status: 'error', error: 'bad_request' })
  }
  const isWhole = amount.value === payment.amount
  const captured = { ...payment, captured: amount.value, status: isWhole ? 'CLOSED' : 'AUTHORIZED' }
  const closed = ledger.write('CAPTURED', amount.value, captured)
  tell(closed, 'closed')
  return tabbyView(closed)
}

function refund({ ledger }: Sandbox, payment: SandboxPayment, body: unknown, reply: FastifyReply): unknown {
  const given = Movement.safeParse(body)
  const amount = given.success ? halalas(given.data.amount) : undefined
  if (payment.status !== 'CLOSED' || !given.success || !amount?.ok) {
    return reply.status(400).send({ status: 'error', error: 'bad_request' })
  }
  const id = given.data.reference_id
  if (payment.refunds.some((each) => each.id === id)) return tabbyView(payment)
  if (payment.refunded + amount.value > payment.captured) {
    return reply.status(400).send({ status: 'error', error: 'amount_too_high' })
  }
  const refunds = [...payment.refunds, { id, amount: amount.value }]
  return tabbyView(
    ledger.write('REFUNDED', amount.value, { ...payment, refunded: payment.refunded + amount.value, refunds }),
  )
}
