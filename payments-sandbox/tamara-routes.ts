import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { halalas } from '../src/domain/money/halalas.ts'
import { newInstalmentPayment } from './instalment-payment.ts'
import { planRoutes } from './instalment-pages.ts'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'
import { withFaults } from './with-faults.ts'
import { refundedOf, tamaraView } from './views.ts'

const Money = z.looseObject({ amount: z.number().positive(), currency: z.literal('SAR') })

const Amount = z.looseObject({ amount: z.number().min(0), currency: z.literal('SAR') })

/** The plan that the sandbox's merchant has. */
const PLAN = 3

const Checkout = z.looseObject({
  order_reference_id: z.string().min(1),
  total_amount: Money,
  description: z.string().max(256),
  country_code: z.literal('SA'),
  payment_type: z.string(),
  instalments: z.literal(PLAN).optional(),
  locale: z.string().default('ar_SA'),
  shipping_amount: Amount,
  tax_amount: Amount,
  discount: z.looseObject({ amount: Amount }).optional(),
  items: z.array(z.looseObject({ name: z.string().min(1), total_amount: Amount })).min(1),
  shipping_address: z.looseObject({ line1: z.string().min(1), city: z.string().min(1), country_code: z.literal('SA') }),
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
      await reply.status(401).send({ message: 'Unauthorized', errors: [], data: [] })
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
          return mode === 'DECLINE' ? refused(reply, 'refused') : perform(ofNow(sandbox, order), request.body, reply)
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
    const isOpen = order.status === 'authorised' || order.status === 'updated'
    const amount = given.success ? halalas(given.data.total_amount.amount) : undefined
    if (!amount?.ok || !isOpen || amount.value !== order.amount - order.refunded) {
      return refused(reply, 'order_cannot_be_captured')
    }
    return tamaraView(
      ledger.write('CAPTURED', amount.value, { ...order, status: 'fully_captured', captured: amount.value }),
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

const refused = (reply: FastifyReply, code: string) =>
  reply.status(400).send({ message: code, errors: [{ error_code: code }], data: [] })

/** Whether goods, delivery and taxes less the discount come to the total, to the halala. */
function addsUp({ items, shipping_amount, tax_amount, discount, total_amount }: z.output<typeof Checkout>): boolean {
  const goods = items.reduce((sum, item) => sum + item.total_amount.amount, 0)
  const sum = goods + shipping_amount.amount + tax_amount.amount - (discount?.amount.amount ?? 0)
  return Math.round((sum - total_amount.amount) * 100) === 0
}

const CAPTURES_ITSELF_AFTER_MS = 21 * 86_400_000

/** The order as it is by now: Tamara captures what was authorised 21 days ago. */
function ofNow({ ledger, clock }: Sandbox, order: SandboxPayment): SandboxPayment {
  const isOpen = order.status === 'authorised' || order.status === 'updated'
  if (!isOpen || clock.now() - Date.parse(order.createdAt) < CAPTURES_ITSELF_AFTER_MS) return order
  const captured = order.amount - order.refunded
  return ledger.write('CAPTURED', captured, { ...order, status: 'fully_captured', captured })
}

function checkoutRoute(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, publicUrl, clock } = sandbox
  app.post('/checkout', async (request, reply) => {
    const given = Checkout.safeParse(request.body)
    const amount = given.success ? halalas(given.data.total_amount.amount) : undefined
    if (!given.success || !amount?.ok) return refused(reply, 'invalid_request')
    if (!addsUp(given.data)) return refused(reply, 'total_amount_mismatch')
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'TAMARA' }, (mode) => {
      if (mode === 'DECLINE') return refused(reply, 'not_eligible')
      const { merchant_url: urls, locale, description, order_reference_id: reference } = given.data
      const order = ledger.write(
        'CREATED',
        0,
        newInstalmentPayment(
          {
            gateway: 'TAMARA',
            reference,
            amount: mode === 'WRONG_AMOUNT' ? amount.value - 1 : amount.value,
            status: 'new',
            description,
            language: locale.slice(0, 2),
            returnUrls: { success: urls.success, failure: urls.failure, cancel: urls.cancel },
          },
          clock.now(),
        ),
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
  const refundedBefore = refundedOf(order)
  if (order.captured === 0 || refundedBefore + amount.value > order.captured) {
    return reply.status(400).send({ message: 'too much' })
  }
  const refunded = order.refunded + amount.value
  return tamaraView(
    ledger.write('REFUNDED', amount.value, {
      ...order,
      refunded,
      refunds: [...order.refunds, { id, amount: amount.value }],
      status: refundedBefore + amount.value === order.captured ? 'fully_refunded' : 'partially_refunded',
    }),
  )
}
