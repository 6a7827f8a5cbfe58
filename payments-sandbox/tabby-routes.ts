import type { FastifyInstance, FastifyReply } from 'fastify'
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
    buyer: z.looseObject({ name: z.string().min(1), email: z.email(), phone: z.string().min(1) }),
    buyer_history: z.looseObject({ registered_since: z.iso.datetime(), loyalty_level: z.int().min(0) }),
    order: z.looseObject({
      reference_id: z.string().min(1),
      items: z.array(z.looseObject({ unit_price: z.string() })),
    }),
    order_history: z.array(
      z.looseObject({
        purchased_at: z.iso.datetime(),
        amount: z.string(),
        status: z.enum(['new', 'processing', 'complete', 'refunded', 'canceled', 'unknown']),
        buyer: z.looseObject({ phone: z.string(), email: z.string(), name: z.string() }),
        shipping_address: z.looseObject({ city: z.string(), address: z.string(), zip: z.string() }),
      }),
    ),
    shipping_address: z.looseObject({
      city: z.string().min(1),
      address: z.string().min(1),
      zip: z.string().min(1),
    }),
  }),
  lang: z.enum(['ar', 'en']),
  merchant_code: z.string(),
  merchant_urls: z.object({ success: z.url(), failure: z.url(), cancel: z.url() }),
})

/** The form that only asks whether a customer is eligible: it has no order. */
const Question = z.looseObject({
  payment: z.looseObject({
    amount: z.string(),
    currency: z.literal('SAR'),
    buyer: z.looseObject({ email: z.email(), phone: z.string().min(1) }),
    order: z.undefined().optional(),
  }),
  merchant_code: z.string(),
})

/** Between which amounts, in halalas, this merchant's customers may pay. */
const LEAST = 1_000
const MOST = 500_000

const Movement = z.looseObject({ amount: z.string(), reference_id: z.string().min(1) })

/** Tabby's own test customer who is not eligible: the number decides before the page. */
const REJECTED_PHONE = '+966500000002'

/** An answer that is no success, as documented (api-reference/response-codes). */
const failure = (reply: FastifyReply, status: number, errorType: string, error: string) =>
  reply.status(status).send({ status: 'error', errorType, error })

const badData = (reply: FastifyReply, error: string) => failure(reply, 400, 'bad_data', error)

/** Tabby's checkout, payments, captures and refunds. */
export function tabbyRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, keys } = sandbox
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('/api/')) return
    const key = request.headers.authorization
    if (key === `Bearer ${keys.tabbyOtherRegion}`) await failure(reply, 403, 'no_permission', 'forbidden')
    else if (key !== `Bearer ${keys.tabbySecret}`) await failure(reply, 401, 'not_authorized', 'invalid secret key')
  })
  app.setErrorHandler(async (error: { statusCode?: number }, _, reply) =>
    error.statusCode === 400 ? badData(reply, 'could not decode request') : reply.send(error),
  )

  checkoutRoute(app, sandbox)

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
          if (payment?.gateway !== 'TABBY') {
            return failure(reply, 404, 'not_found', 'no such payment')
          }
          return perform(payment, request.body, reply, mode)
        }),
    })
  }
  onPayment('', 'find', (payment) => tabbyView(payment))
  onPayment('/captures', 'capture', (payment, body, reply) => capture(sandbox, payment, body, reply))
  onPayment('/refunds', 'refund', (payment, body, reply, mode) =>
    mode === 'DECLINE' ? badData(reply, 'switched on') : refund(sandbox, payment, body, reply, mode),
  )

  planRoutes(app, sandbox, {
    gateway: 'TABBY',
    open: 'CREATED',
    agreed: { status: 'AUTHORIZED', event: 'authorized' },
    refused: { status: 'REJECTED', event: 'rejected' },
    cancelled: { status: 'EXPIRED', event: 'expired' },
  })
}

function checkoutRoute(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, publicUrl, clock } = sandbox
  app.post('/api/v2/checkout', async (request, reply) => {
    const question = Question.safeParse(request.body)
    if (question.success) return eligibilityView(question.data)
    const given = Checkout.safeParse(request.body)
    const amount = given.success ? halalas(given.data.payment.amount) : undefined
    if (!given.success || !amount?.ok) return badData(reply, 'could not decode request')
    return withFaults(sandbox, reply, { call: 'charge', gateway: 'TABBY' }, (mode) => {
      const { payment: requestedPayment, lang, merchant_urls: returnUrls } = given.data
      const isRejected = mode === 'DECLINE' || requestedPayment.buyer.phone === REJECTED_PHONE
      const payment = ledger.write(
        'CREATED',
        0,
        newInstalmentPayment(
          {
            gateway: 'TABBY',
            reference: requestedPayment.order.reference_id,
            amount: mode === 'WRONG_AMOUNT' ? amount.value - 1 : amount.value,
            status: isRejected ? 'REJECTED' : 'CREATED',
            description: requestedPayment.description,
            language: lang,
            returnUrls,
          },
          clock.now(),
        ),
      )
      return checkoutView(payment, isRejected, publicUrl())
    })
  })
}

/** The answer to a question about a customer; nothing comes of it, so it stands in no ledger. */
function eligibilityView({ payment: { amount: text, buyer } }: z.output<typeof Question>) {
  const amount = halalas(text)
  const value = amount.ok ? amount.value : 0
  const reason =
    buyer.phone === REJECTED_PHONE
      ? 'not_available'
      : value > MOST
        ? 'order_amount_too_high'
        : value < LEAST
          ? 'order_amount_too_low'
          : null
  return {
    id: 'question',
    status: reason === null ? 'created' : 'rejected',
    payment: null,
    configuration: {
      available_products: {},
      products: { installments: { is_available: reason === null, rejection_reason: reason } },
    },
  }
}

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
    return badData(reply, 'could not capture not authorized payments')
  }
  const isWhole = amount.value === payment.amount
  const captured = { ...payment, captured: amount.value, status: isWhole ? 'CLOSED' : 'AUTHORIZED' }
  const closed = ledger.write('CAPTURED', amount.value, captured)
  tell(closed, 'closed')
  return tabbyView(closed)
}

function refund(
  { ledger }: Sandbox,
  payment: SandboxPayment,
  body: unknown,
  reply: FastifyReply,
  mode: string | undefined,
): unknown {
  const given = Movement.safeParse(body)
  const amount = given.success ? halalas(given.data.amount) : undefined
  if (payment.status !== 'CLOSED' || !given.success || !amount?.ok) {
    return badData(reply, 'can not refund payment that has no captures and not closed')
  }
  const id = given.data.reference_id
  if (payment.refunds.some((each) => each.id === id)) return tabbyView(payment)
  if (mode === 'CONFLICT') return failure(reply, 409, 'conflict', 'refund unavailable')
  if (payment.refunded + amount.value > payment.captured) {
    return badData(reply, 'refund amount is too high')
  }
  const refunds = [...payment.refunds, { id, amount: amount.value }]
  return tabbyView(
    ledger.write('REFUNDED', amount.value, { ...payment, refunded: payment.refunded + amount.value, refunds }),
  )
}
