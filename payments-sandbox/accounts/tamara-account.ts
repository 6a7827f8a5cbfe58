import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import type { Hook } from './hook-book.ts'

const HookForm = z.looseObject({
  type: z.literal('order').optional(),
  url: z.url().max(255),
  events: z.array(z.string()).min(1),
})

type RouteTypes = { Params: { id: string } }

/** `/webhooks` of Tamara, which lists none, and the payment types with their limits. */
export function tamaraAccountRoutes(app: FastifyInstance, { hooks }: Sandbox): void {
  app.get<{ Querystring: { country?: string } }>('/checkout/payment-types', async (request) =>
    request.query.country === 'SA' ? [INSTALMENTS] : [],
  )
  app.post('/webhooks', async (request, reply) => {
    const given = HookForm.safeParse(request.body)
    if (!given.success || given.data.type === undefined) return reply.status(400).send(BAD_REQUEST)
    return hookView(hooks.add({ gateway: 'TAMARA', url: given.data.url, secret: '', events: given.data.events }))
  })
  app.get<RouteTypes>('/webhooks/:id', async (request, reply) => {
    const hook = hooks.find('TAMARA', request.params.id)
    return hook ? hookView(hook) : reply.status(404).send({ message: 'not found' })
  })
  app.put<RouteTypes>('/webhooks/:id', async (request, reply) => {
    const hook = hooks.find('TAMARA', request.params.id)
    const given = HookForm.safeParse(request.body)
    if (!hook) return reply.status(404).send({ message: 'not found' })
    if (!given.success) return reply.status(400).send(BAD_REQUEST)
    return hookView(hooks.put({ ...hook, url: given.data.url, events: given.data.events }))
  })
}

const BAD_REQUEST = { message: 'bad request', errors: [{ error_code: 'invalid_webhook' }] }

const limit = (amount: number) => ({ amount, currency: 'SAR' })

const INSTALMENTS = {
  name: 'PAY_BY_INSTALMENTS',
  description: 'Split in up to 4 payments',
  min_limit: limit(1),
  max_limit: limit(5_000),
  supported_instalments: [{ instalments: 4, min_limit: limit(1), max_limit: limit(5_000) }],
}

const hookView = ({ id, url, events }: Hook) => ({
  merchant_id: '6e9f752e-0bbc-47eb-bcf7-be13adf6f04d',
  webhook_id: id,
  url,
  events,
  headers: {},
})
