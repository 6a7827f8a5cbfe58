import type { FastifyReply, FastifyRequest } from 'fastify'
import { PasskeyLoginForm, PasskeyLoginOptionsAnswer } from '#contract/customers/passkey.ts'
import {
  ReauthenticationCodeForm,
  ReauthenticationForm,
  UndoIdentifierForm,
} from '#contract/customers/reauthentication.ts'
import { CodeSentAnswer, DoneAnswer } from '#contract/customers/sign-in.ts'
import { err } from '#domain/result.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Cookies } from './cookies.ts'
import { codeRefusal, sendRefusal } from './customer-refusals.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { route, withMessage } from '../route.ts'
import { codeSent } from './sign-in.routes.ts'

const SELF = forCustomer('self')

/** Reauthentication: that it is still the customer who uses the session, before the ways in are changed. */
export function reauthenticationRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const requesterOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...actorOf(request),
    browser: cookies.nameBrowser(request, reply),
    ip: request.ip,
  })

  const needed = customerSchema('customer', 'Check whether the session needs reauthentication', DoneAnswer)
  route(
    api,
    { method: 'GET', path: '/customers/reauthentication', access: SELF, schema: needed },
    async ({ request }) => {
      await requireReauthentication(services, request)
      return withMessage('reauthenticated')
    },
  )

  const ask = customerForm('customer', 'Send a code for reauthentication', ReauthenticationCodeForm, CodeSentAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/reauthentication/code', access: SELF, schema: ask },
    async ({ body, request, reply }) => {
      const sent = await services.reauthentication.request(body.kind, requesterOf(request, reply))
      if (sent.ok) return codeSent(sent)
      return err(sent.error.code === 'identifier/none' ? notFound('page') : sendRefusal(sent.error))
    },
  )

  const prove = customerForm('customer', 'Reauthenticate with a code', ReauthenticationForm, DoneAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/reauthentication', access: SELF, schema: prove },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'code-check', request)
      const { kind, otp } = body
      const done = await services.reauthentication.confirm(kind, otp, requesterOf(request, reply))
      if (!done.ok) return err(codeRefusal(done.error))
      return withMessage('reauthenticated')
    },
  )

  const options = customerSchema('customer', 'Create options for passkey reauthentication', PasskeyLoginOptionsAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/reauthentication/passkey/options', access: SELF, schema: options },
    async ({ request, reply }) => {
      await takeLimit(services.limits, 'passkey', request)
      const { browser, customerId } = requesterOf(request, reply)
      return services.passkeys.askToProve(browser, customerId)
    },
  )

  const key = customerForm('customer', 'Reauthenticate with a passkey', PasskeyLoginForm, DoneAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/reauthentication/passkey', access: SELF, schema: key },
    async ({ body, request, reply }) => {
      await takeLimit(services.limits, 'passkey', request)
      const done = await services.passkeys.prove(body, requesterOf(request, reply).browser, sourceOf(request))
      if (!done.ok) return err(new Refusal('PASSKEY_FAILED'))
      return withMessage('reauthenticated')
    },
  )
}

/** Taking back the change of an identifier: for the holder of the link, signed in or not. */
export function undoRoutes(api: ApiServer, services: CustomerServices): void {
  const undo = customerForm(
    'sign-in',
    'Undo the change of an e-mail address or phone number',
    UndoIdentifierForm,
    DoneAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/customers/undo-identifier', access: PUBLIC, schema: undo },
    async ({ body, request }) => {
      await takeLimit(services.limits, 'code-check', request)
      const undone = await services.identifierUndo.undo(body.token, request.ip)
      if (!undone.ok) return err(new Refusal(undone.error.code === 'undo/gone' ? 'EXPIRED' : 'DUPLICATE'))
      return withMessage('identifier_restored')
    },
  )
}
