import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxPayment } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'

/** A payment that a shop has in its books, and that no browser made here: those of the demo. Amounts are halalas. */
const Known = z.strictObject({
  id: z.string().min(1).max(200),
  gateway: z.enum(['MOYASAR', 'TABBY', 'TAMARA']),
  /** The shop's name for it. */
  reference: z.string().min(1).max(200),
  amount: z.int().min(1),
  refunds: z.array(z.strictObject({ id: z.string().min(1).max(200), amount: z.int().min(1) })),
  method: z.string(),
  cardBrand: z.string().nullable(),
  cardLastFour: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export type KnownPayment = z.output<typeof Known>

const MAX_AT_ONCE = 1_000

/** Whose payments are complete, as each gateway says it. */
const COMPLETE = { MOYASAR: 'paid', TABBY: 'CLOSED', TAMARA: 'fully_captured' } as const

/** `POST /control/payments`: enters payments that were made before this sandbox was there. One that is known stays as it is. */
export function knownPaymentRoutes(app: FastifyInstance, { ledger }: Sandbox): void {
  app.post('/control/payments', async (request, reply) => {
    const given = z.array(Known).max(MAX_AT_ONCE).safeParse(request.body)
    if (!given.success) return reply.status(400).send({ message: given.error.message })
    const added = given.data.filter(({ id }) => !ledger.payments.has(id))
    for (const known of added) ledger.write('CHARGED', known.amount, settled(known))
    return { added: added.length }
  })
}

function settled({ id, gateway, reference, amount, refunds, createdAt, ...paidBy }: KnownPayment): SandboxPayment {
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return {
    id,
    gateway,
    reference,
    amount,
    status: gateway === 'MOYASAR' && refunded > 0 ? 'refunded' : COMPLETE[gateway],
    charged: amount,
    captured: gateway === 'MOYASAR' ? 0 : amount,
    refunded,
    refunds,
    description: '',
    language: '',
    metadata: {},
    source: gateway === 'MOYASAR' ? sourceOf(paidBy) : {},
    returnUrls: { success: '', failure: '', cancel: '' },
    createdAt,
    updatedAt: createdAt,
  }
}

const TYPES: Readonly<Record<string, string>> = { APPLE_PAY: 'applepay', STC_PAY: 'stcpay', SAVED_CARD: 'token' }

const sourceOf = ({
  method,
  cardBrand,
  cardLastFour,
}: Pick<KnownPayment, 'method' | 'cardBrand' | 'cardLastFour'>) => ({
  type: TYPES[method] ?? 'creditcard',
  company: cardBrand ?? '',
  name: '',
  number: cardLastFour === null ? '' : `XXXX-XXXX-XXXX-${cardLastFour}`,
  message: 'APPROVED',
  response_code: '00',
})
