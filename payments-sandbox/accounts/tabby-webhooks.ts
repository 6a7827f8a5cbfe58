import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import type { Hook } from './hook-book.ts'

const NewHook = z.looseObject({
  url: z.url(),
  header: z.looseObject({ title: z.string().min(1), value: z.string().min(1) }).optional(),
})

/** What Tabby allows for a merchant code and key. */
const MAX_HOOKS = 4

type RouteTypes = { Params: { id: string } }

/** `/api/v1/webhooks` of Tabby, with the merchant's code in a header. Who may call is checked for all of its routes. */
export function tabbyWebhookRoutes(app: FastifyInstance, { hooks }: Sandbox): void {
  const path = '/api/v1/webhooks'
  app.get(path, async (request, reply) => {
    if (!request.headers['x-merchant-code']) return reply.status(400).send(BAD_REQUEST)
    return hooks.of('TABBY').map(hookView)
  })
  app.post(path, async (request, reply) => {
    const given = NewHook.safeParse(request.body)
    const isFull = hooks.of('TABBY').length >= MAX_HOOKS
    if (!given.success || isFull || !request.headers['x-merchant-code']) return reply.status(400).send(BAD_REQUEST)
    const { url, header } = given.data
    return hookView(hooks.add({ gateway: 'TABBY', url, secret: header?.value ?? '', events: [header?.title ?? ''] }))
  })
  app.put<RouteTypes>(`${path}/:id`, async (request, reply) => {
    const hook = hooks.find('TABBY', request.params.id)
    const given = NewHook.safeParse(request.body)
    if (!hook) return reply.status(404).send({ status: 'error', errorType: 'not_found', error: 'no such webhook' })
    if (!given.success) return reply.status(400).send(BAD_REQUEST)
    const { url, header } = given.data
    return hookView(hooks.put({ ...hook, url, secret: header?.value ?? '', events: [header?.title ?? ''] }))
  })
}

const BAD_REQUEST = { status: 'error', errorType: 'bad_data', error: 'bad_request' }

const hookView = ({ id, url, secret, events: [title = ''] }: Hook) => ({
  id,
  url,
  is_test: true,
  header: { title, value: secret },
})
