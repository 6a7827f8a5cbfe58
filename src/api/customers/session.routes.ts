import { z } from 'zod'
import { DevicesAnswer } from '#contract/customers/device.ts'
import { DoneAnswer, RefreshedAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf, bearerOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { isOwnScript } from '../own-pages.ts'
import { notFound, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { Cookies } from './cookies.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import type { CustomerServices } from './customer-services.ts'

/** Staying signed in (S410) and signing out (S412). */
export function sessionRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies, publicUrl: string): void {
  const refresh = customerSchema('sign-in', 'A new access token, by the cookie of the last sign-in', RefreshedAnswer)
  api.post('/customers/refresh-token', { schema: refresh, config: PUBLIC }, async (request, reply) => {
    const token = cookies.refreshTokenOf(request)
    const refreshed = token === undefined ? undefined : await services.keeper.refresh(token, request.ip)
    if (!refreshed?.ok) {
      if (token !== undefined) cookies.clearRefreshToken(reply)
      throw new Refusal('UNAUTHENTICATED')
    }
    const { accessToken, accessSeconds: expiresInSeconds, refreshToken } = refreshed.value
    cookies.setRefreshToken(reply, refreshToken)
    return succeed(languageOf(request.headers['accept-language']), { accessToken, expiresInSeconds })
  })

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const refreshToken = cookies.refreshTokenOf(request)
    const bearer = bearerOf(request)
    const who =
      (bearer === undefined ? undefined : await services.sessions.read(bearer)) ??
      (refreshToken === undefined ? undefined : await services.sessions.ownerOf(refreshToken))
    if (who) await services.keeper.signOut({ ...who, ip: request.ip }, who.sessionId)
    cookies.clearRefreshToken(reply)
    return succeed(languageOf(request.headers['accept-language']), null, 'signed_out')
  }
  const logout = customerSchema('sign-in', 'Sign this device out', DoneAnswer)
  api.post('/customers/logout', { schema: logout, config: PUBLIC }, signOut)
  api.get('/customers/logout', { schema: logout, config: PUBLIC }, async (request, reply) => {
    // A picture, a link or a prefetch of another page sends the cookie's request as well, but neither of these.
    if (bearerOf(request) === undefined && !isOwnScript(request, publicUrl)) throw new Refusal('FORBIDDEN')
    return signOut(request, reply)
  })
}

/** Where a customer is signed in. */
export function deviceRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const all = signedIn(customerSchema('customer', 'The devices one is signed in on', DevicesAnswer))
  api.get('/customers/devices', { schema: all, config: forCustomer('self') }, async (request) => {
    const { customerId, sessionId } = actorOf(request)
    const devices = await services.sessions.devicesOf(customerId, sessionId)
    return succeed(languageOf(request.headers['accept-language']), devices)
  })

  const one = signedIn({
    ...customerSchema('customer', 'Sign a device out', DoneAnswer),
    params: z.strictObject({ id: PrivateId }),
  })
  api.delete('/customers/devices/:id', { schema: one, config: forCustomer('device') }, async (request, reply) => {
    const { id } = request.params
    if (!(await services.keeper.signOut(sourceOf(request), id))) throw notFound('device')
    if (id === actorOf(request).sessionId) cookies.clearRefreshToken(reply)
    return succeed(languageOf(request.headers['accept-language']), null, 'device_signed_out')
  })

  const others = signedIn(customerSchema('customer', 'Sign every other device out', DoneAnswer))
  api.delete('/customers/devices/others', { schema: others, config: forCustomer('self') }, async (request) => {
    await services.keeper.signOutOthers(sourceOf(request))
    return succeed(languageOf(request.headers['accept-language']), null, 'others_signed_out')
  })

  const every = signedIn(customerSchema('customer', 'Sign every device out, this one too', DoneAnswer))
  api.delete('/customers/devices', { schema: every, config: forCustomer('self') }, async (request, reply) => {
    await services.keeper.signOutEverywhere(sourceOf(request))
    cookies.clearRefreshToken(reply)
    return succeed(languageOf(request.headers['accept-language']), null, 'signed_out')
  })
}
