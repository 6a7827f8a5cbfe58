import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'
import { settle } from './settle-card.ts'

/** STC Pay by Moyasar: the code that the customer got on their mobile goes from the browser to the payment's address. */

/** What paying by STC Pay begins with: a mobile number, and a name for the code that is sent to it. */
export const StcPaySource = z.looseObject({ type: z.literal('stcpay'), mobile: z.string().regex(/^05\d{8}$/) })

const Answer = z.looseObject({ otp_value: z.string().regex(/^\d{4,8}$/) })

/** What a code comes to, as the documentation of the test system says; any other is wrong. */
const OUTCOMES: Readonly<Record<string, readonly [code: string, message: string]>> = {
  123456: ['00', 'Paid'],
  '000000': ['00', 'Paid'],
  111111: ['51', 'No balance: insufficient funds'],
  222222: ['61', 'Limit exceeded'],
  333333: ['61', 'Limit exceeded'],
  444444: ['99', 'Timed out'],
}

/** The source of such a payment. Moyasar shows the number without its middle. */
export const stcPaySource = (mobile: string): Record<string, unknown> => ({
  type: 'stcpay',
  mobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(-3)}`,
  reference_number: null,
  message: null,
  otp_token: randomUUID(),
})

/** Where the browser sends the code. */
export const stcPayAddress = ({ id, source }: SandboxPayment, base: string): string =>
  `${base}/moyasar/v1/stc_pays/${id}/proceed?otp_token=${String(source['otp_token'])}`

/** `POST /stc_pays/{id}/proceed`, without a key: the address itself is the right to it. */
export function stcPayRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  show: (payment: SandboxPayment) => Record<string, unknown>,
): void {
  type RouteTypes = { Params: { id: string }; Querystring: { otp_token?: string } }
  app.post<RouteTypes>('/stc_pays/:id/proceed', async (request, reply) => {
    const payment = sandbox.ledger.payments.get(request.params.id)
    const isKnown = payment?.source['type'] === 'stcpay' && payment.source['otp_token'] === request.query.otp_token
    if (!payment || !isKnown) return reply.status(404).send({ type: 'record_not_found', message: 'No such payment' })
    if (payment.status !== 'initiated') return show(payment)
    const given = Answer.safeParse(request.body)
    if (!given.success) return reply.status(400).send({ type: 'invalid_request_error', message: given.error.message })
    const [code, message] = OUTCOMES[given.data.otp_value] ?? ['05', 'Invalid OTP']
    return show(settle(sandbox, { ...payment, source: { ...payment.source, response_code: code, message } }))
  })
}
