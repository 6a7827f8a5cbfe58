import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { halalas } from '../src/domain/money/halalas.ts'
import { newInstalmentPayment } from './instalment-payment.ts'
import { planRoutes } from './instalment-pages.ts'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'
import { withFaults } from './with-faults.ts'
import { tamaraView } from './views.ts'

const Money = z.looseObject({ amount: z.number().positive(), currency: z.literal('SAR') })

const Checkout = z.looseObject({
  order_reference_id: z.string().min(1),
  total_amount: Money,
  description: z.string().max(256),
  country_code: z.literal('SA'),
  payment_type: z.string(),
  locale: z.string().default('ar_SA'),
  items: z.array(z.unknown()).min(1),
  consumer: z.looseObject({
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    email: z.string(),
  }),
  merchant_url: z.looseObject({ success: z.url(), failure: z.url(), cancel: z.url(), notification: z.url() }),
})

const Cancel = z.looseObject({ total_amount: Money })
const Refund = z.looseObject({ total_amount: Money, comment: z.string(), merchant_refund_id: z.string().optional() })
const Capture = z.looseObject({
  order_id: z.string(),
  total_amount: Money,
  shipping_info: z.looseObject({ shipped_at: z.string(), shipping_company: z.string().min(1) }),
})

/** Tamara's checkout, orders, captures and refunds. */
export function tamaraRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, keys } = sandbox
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    if (request.url.includes('/pay/')) return
    if (request.headers.authorization !== `Bearer ${keys.tamaraToken}`)
      await reply.status(401).send({ message: 'auth' })
  })

  checkoutRoute(app, sandbox)

  type Perform = (order: SandboxPayment, body: unknown, reply: FastifyReply) => unknown
  const on = (method: 'GET' | 'POST', url: string, call: 'find' | 'capture' | 'refund', perform: Perform): void => {
    app.route<{ Params: { id?: string }; Body: { order_id?: string } | undefined }>({
      method,
      url,
      handler: async (request, reply) =>
        withFaults(sandbox, reply, { call, gateway: 'TAMARA' }, (mode) => {
          const order = ledger.payments.get(request.params.id ?? request.body?.order_id ?? '')
          if (order?.gateway !== 'TAMARA') return reply.status(404).send({ message: 'not found' })
          return mode === 'DECLINE' ? reply.status(400).send({ message: 'no' }) : perform(order, request.body, reply)
        }),
    })
  }
  on('GET', '/orders/:id', 'find', (order) => tamaraView(order))
  on('POST', '/orders/:id/authorise', 'capture', (order, _, reply) => {
    if (order.status !== 'approved') return reply.status(409).send({ message: 'not approved' })
    return tamaraView(ledger.write('CHANGED', 0, { ...order, status: 'authorised' }))
  })
  on('POST', '/orders/:id/cancel', 'refund', (order, body, reply) => cancel(sandbox, order, body, reply))
  on('POST', '/payments/capture', 'capture', (order, body, reply) => {
    const given = Capture.safeParse(body)
    if (!given.success || order.status !== 'authorised') return reply.status(400).send({ message: 'bad request' })
    return tamaraView(
      ledger.write('CAPTURED', order.amount, { ...order, status: 'fully_captured', captured: order.amount }),
    )
  })
  on('POST', '/payments/simplified-refund/:id', 'refund', (order, body, reply) => refund(sandbox, order, body, reply))

  planRoutes(app, sandbox, {
    gateway: 'TAMARA',
    open: 'new',
    agreed: { status: 'approved', event: 'order_approved' },
    refused: { status: 'declined', event: 'order_declined' },
    cancelled: { status: 'canceled', event: 'order_canceled' },
  })
}

function checkoutRoute(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, publicUrl } = sandbox
  app.post('/checkout', async (request, reply) => {
    const given = Checkout.safeParse(request.body)
    const amount = given.success ? halalas(given.data.total_amount.amount) : undefined
    if (!given.success || !amount?.ok) return reply.status(400).send({ message: 'bad request' })
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'TAMARA' }, (mode) => {
      if (mode === 'DECLINE') return reply.status(400).send({ message: 'not eligible' })
      const { merchant_url: urls, locale, description, order_reference_id: reference } = given.data
      const order = ledger.write(
        'CREATED',
        0,
        newInstalmentPayment({
          gateway: 'TAMARA',
          reference,
          amount: mode === 'WRONG_AMOUNT' ? amount.value - 1 : amount.value,
          status: 'new',
          description,
          language: locale.slice(0, 2),
          returnUrls: { success: urls.success, failure: urls.failure, cancel: urls.cancel },
        }),
      )
      const checkout_url = `${publicUrl()}/tamara/pay/${order.id}`
      return { order_id: order.id, checkout_id: `checkout-${order.id}`, checkout_url, status: 'new' }
    })
  })
}

function cancel({ ledger }: Sandbox, order: SandboxPayment, body: unknown, reply: FastifyReply): unknown {
  const given = Cancel.safeParse(body)
  const amount = given.success ? halalas(given.data.total_amount.amount) : undefined
  const isOpen = order.status === 'authorised' || order.status === 'updated'
  if (!amount?.ok || !isOpen || order.refunded + amount.value > order.amount) {
    return reply.status(400).send({ message: 'bad request' })
  }
  const refunded = order.refunded + amount.value
  const status = refunded === order.amount ? 'canceled' : 'updated'
  return tamaraView(ledger.write('REFUNDED', amount.value, { ...order, status, refunded }))
}

function refund({ ledger }: Sandbox, order: SandboxPayment, body: unknown, reply: FastifyReply): unknown {
  const given = Refund.safeParse(body)
  const amount = given.success ? halalas(given.data.total_amount.amount) : undefined
  if (!given.success || !amount?.ok) return reply.status(400).send({ message: 'bad request' })
  const id = given.data.merchant_refund_id ?? ''
  if (order.refunds.some((each) => each.id === id)) return tamaraView(order)
  if (order.captured === 0 || order.refunded + amount.value > order.captured) {
    return reply.status(400).send({ message: 'too much' })
  }
  const refunded = order.refunded + amount.value
  return tamaraView(
    ledger.write('REFUNDED', amount.value, {
      ...order,
      refunded,
      refunds: [...order.refunds, { id, amount: amount.value }],
      status: refunded === order.captured ? 'fully_refunded' : 'partially_refunded',
    }),
  )
}
