import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newToken, setTokenStatus } from './card-tokens.ts'
import type { SandboxPayment, SandboxToken } from './ledger.ts'
import { CardData } from './moyasar-source.ts'
import { mayCall, refuse, refuseInvalid, refuseUnknown } from './moyasar-refusals.ts'
import { cardPage, FAILING_CODE, languageOf, overPage, sendPage } from './page.ts'
import type { Sandbox } from './sandbox.ts'
import { moyasarTokenView } from './views.ts'
import { withFaults } from './with-faults.ts'

const NewToken = CardData.extend({ save_only: z.boolean().default(false), callback_url: z.url().optional() })

type RouteTypes = {
  Params: { id: string }
  Querystring: { lang?: string }
  Body: { code?: string; answer?: string } | undefined
}

/**
 * `POST /tokens`: a token is initiated until its holder has confirmed it on the page it names, then active; one that is
 * `save_only` has no such page and pays once. `GET` and `DELETE` need the secret key.
 */
export function moyasarTokenRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, publicUrl } = sandbox
  app.post('/tokens', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'anybody')) return reply
    const given = NewToken.safeParse(request.body)
    if (!given.success) return refuseInvalid(reply, given.error)
    const { save_only: saveOnly, callback_url: callbackUrl = null } = given.data
    if (!saveOnly && callbackUrl === null) {
      return refuse(reply, 400, 'invalid_request_error', 'Validation Failed', { callback_url: ['is required'] })
    }
    return withFaults(sandbox, reply, { call: 'token', gateway: 'MOYASAR' }, () => {
      const token = newToken(given.data, { saveOnly, callbackUrl })
      ledger.putToken(token.id, token)
      return reply.status(201).send(moyasarTokenView(token, publicUrl()))
    })
  })

  app.get<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    return withFaults(sandbox, reply, { call: 'token', gateway: 'MOYASAR' }, () => {
      const token = ledger.tokens.get(request.params.id)
      return token ? moyasarTokenView(token, publicUrl()) : refuseUnknown(reply)
    })
  })

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    if (!mayCall(request, reply, sandbox, 'shop')) return reply
    return ledger.putToken(request.params.id, null) ? reply.status(204).send() : refuseUnknown(reply)
  })
  verificationRoutes(app, sandbox)
}

/** The page of the bank on which the holder of a card confirms it: one riyal that is never taken. */
function verificationRoutes(app: FastifyInstance, { ledger }: Sandbox): void {
  const path = '/tokens/:id/verification'
  const find = (id: string): SandboxToken | undefined => {
    const token = ledger.tokens.get(id)
    return token && !token.saveOnly && token.callbackUrl !== null ? token : undefined
  }
  app.get<RouteTypes>(path, async (request, reply) => {
    const token = find(request.params.id)
    if (!token) return reply.status(404).send('Not found')
    const payment = verificationOf(token)
    const language = languageOf(request, payment)
    const page = { payment, language, otherHref: `?lang=${language === 'ar' ? 'en' : 'ar'}` }
    return sendPage(reply, token.status === 'initiated' ? cardPage(page) : overPage(page))
  })
  app.post<RouteTypes>(path, async (request, reply) => {
    const token = find(request.params.id)
    if (!token) return reply.status(404).send('Not found')
    if (token.status === 'initiated') {
      const { answer, code } = request.body ?? {}
      const isConfirmed = answer !== 'cancel' && code !== FAILING_CODE && token.outcome.startsWith('00')
      setTokenStatus(ledger, token.id, isConfirmed ? 'active' : 'inactive')
    }
    return reply.redirect(token.callbackUrl ?? '/', 303)
  })
}

/** The verification as the page of the bank shows it. */
const verificationOf = (token: SandboxToken): SandboxPayment => ({
  id: token.id,
  gateway: 'MOYASAR',
  reference: token.id,
  amount: 100,
  status: token.status,
  charged: 0,
  captured: 0,
  refunded: 0,
  refunds: [],
  description: '',
  language: '',
  metadata: {},
  source: { number: token.lastFour },
  returnUrls: { success: token.callbackUrl ?? '', failure: token.callbackUrl ?? '', cancel: token.callbackUrl ?? '' },
  createdAt: token.createdAt,
  updatedAt: token.createdAt,
})
