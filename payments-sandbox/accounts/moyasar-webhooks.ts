import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mayCall, refuse, refuseInvalid, refuseUnknown } from '../moyasar-refusals.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Hook } from './hook-book.ts'

/** `/webhooks` of Moyasar: an address hears nothing until it has sent its code back (docs.moyasar.com, Verify Webhook). */

const CODE_MS = 30 * 60_000
const MAX_WRONG = 5

/** Documented as HTTPS only; a demo on this machine has none. */
const isCallable = (url: string): boolean =>
  url.startsWith('https://') || /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url)

const NewHook = z.looseObject({
  http_method: z.enum(['post', 'put', 'patch']),
  url: z.url().refine(isCallable, 'must be HTTPS'),
  shared_secret: z.string().min(1),
  events: z.array(z.string()).default([]),
})

const Code = z.looseObject({ code: z.string() })

type RouteTypes = { Params: { id: string } }

export function moyasarWebhookRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { hooks, sendCode } = sandbox
  const find = (id: string) => hooks.find('MOYASAR', id)

  app.get('/webhooks', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    return { webhooks: hooks.of('MOYASAR').map(hookView) }
  })
  app.post('/webhooks', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    const given = NewHook.safeParse(request.body)
    if (!given.success) return refuseInvalid(reply, given.error)
    const { url, shared_secret: secret, events } = given.data
    const hook = hooks.add({ gateway: 'MOYASAR', url, secret, events })
    sendCode(hook)
    return reply.status(201).send(hookView(hook))
  })
  app.get<RouteTypes>('/webhooks/:id', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    const hook = find(request.params.id)
    return hook ? hookView(hook) : refuseUnknown(reply)
  })
  app.delete<RouteTypes>('/webhooks/:id', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    const hook = find(request.params.id)
    if (!hook) return refuseUnknown(reply)
    hooks.remove(hook.id)
    return reply.status(204).send()
  })
  app.post<RouteTypes>('/webhooks/:id/verify', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    const hook = find(request.params.id)
    if (!hook) return refuseUnknown(reply)
    if (isRight(hook, Code.safeParse(request.body).data?.code)) {
      return hookView(hooks.put({ ...hook, verifiedAt: new Date().toISOString() }))
    }
    hooks.put({ ...hook, wrongCodes: hook.wrongCodes + 1 })
    return refuse(reply, 400, 'webhook_verification_invalid', 'Verification code is incorrect')
  })
}

/** Valid for half an hour, and for five wrong ones. */
const isRight = ({ code, codeAt, wrongCodes }: Hook, given: string | undefined): boolean =>
  given === code && wrongCodes < MAX_WRONG && Date.now() - Date.parse(codeAt) < CODE_MS

const hookView = ({ id, url, createdAt, events, verifiedAt }: Hook) => ({
  id,
  http_method: 'post',
  url,
  created_at: createdAt,
  events,
  verified: verifiedAt !== null,
  verified_at: verifiedAt,
})
