import type { FastifyReply, FastifyRequest } from 'fastify'
import { PasskeyLoginForm, PasskeyLoginOptionsAnswer } from '#contract/customers/passkey.ts'
import {
  ReauthenticationCodeForm,
  ReauthenticationForm,
  UndoIdentifierForm,
} from '#contract/customers/reauthentication.ts'
import { CodeSentAnswer, DoneAnswer } from '#contract/customers/sign-in.ts'
import { ok } from '#domain/result.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, sendRefusal } from './customer-refusals.ts'
import { customerForm, customerSchema, signedIn } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { codeSent } from './sign-in.routes.ts'

const SELF = forCustomer('self')

/** Reauthentication: that it is still the customer who uses the session, before the ways in are changed. */
export function reauthenticationRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const requesterOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...actorOf(request),
    browser: cookies.nameBrowser(request, reply),
    ip: request.ip,
  })
  const proved = (request: FastifyRequest) =>
    succeed(languageOf(request.headers['accept-language']), null, 'reauthenticated')

  const needed = signedIn(
    customerSchema('customer', 'Whether the ways in may be changed without reauthentication', DoneAnswer),
  )
  api.get('/customers/reauthentication', { schema: needed, config: SELF }, async (request) => {
    await requireReauthentication(services, request)
    return proved(request)
  })

  const ask = signedIn(
    customerForm('customer', 'Send a code for reauthentication', ReauthenticationCodeForm, CodeSentAnswer),
  )
  api.post('/customers/reauthentication/code', { schema: ask, config: SELF }, async (request, reply) => {
    const sent = await services.reauthentication.request(request.body.kind, requesterOf(request, reply))
    if (sent.ok) return codeSent(request, ok(sent.value))
    throw sent.error.code === 'identifier/none' ? notFound('page') : sendRefusal(sent.error)
  })

  const prove = signedIn(customerForm('customer', 'Reauthenticate with a code', ReauthenticationForm, DoneAnswer))
  api.post('/customers/reauthentication', { schema: prove, config: SELF }, async (request, reply) => {
    await takeLimit(services.limits, 'code-check', request)
    const { kind, otp } = request.body
    const done = await services.reauthentication.confirm(kind, otp, requesterOf(request, reply))
    if (!done.ok) throw codeRefusal(done.error)
    return proved(request)
  })

  const options = signedIn(
    customerSchema('customer', 'Options for reauthentication with a passkey', PasskeyLoginOptionsAnswer),
  )
  api.post('/customers/reauthentication/passkey/options', { schema: options, config: SELF }, async (request, reply) => {
    await takeLimit(services.limits, 'passkey', request)
    const { browser, customerId } = requesterOf(request, reply)
    const asked = await services.passkeys.askToProve(browser, customerId)
    return succeed(languageOf(request.headers['accept-language']), asked)
  })

  const key = signedIn(customerForm('customer', 'Reauthenticate with a passkey', PasskeyLoginForm, DoneAnswer))
  api.post('/customers/reauthentication/passkey', { schema: key, config: SELF }, async (request, reply) => {
    await takeLimit(services.limits, 'passkey', request)
    const done = await services.passkeys.prove(request.body, requesterOf(request, reply).browser, sourceOf(request))
    if (!done.ok) throw new Refusal('PASSKEY_FAILED')
    return proved(request)
  })
}

/** Taking back the change of an identifier: for the holder of the link, signed in or not. */
export function undoRoutes(api: ApiServer, services: CustomerServices): void {
  const undo = customerForm('sign-in', 'Take back the change of an identifier', UndoIdentifierForm, DoneAnswer)
  api.post('/customers/undo-identifier', { schema: undo, config: PUBLIC }, async (request) => {
    await takeLimit(services.limits, 'code-check', request)
    const undone = await services.identifierUndo.undo(request.body.token, request.ip)
    if (!undone.ok) throw new Refusal(undone.error.code === 'undo/gone' ? 'EXPIRED' : 'DUPLICATE')
    return succeed(languageOf(request.headers['accept-language']), null, 'identifier_restored')
  })
}
