import { z } from 'zod'
import { DevicesAnswer } from '#contract/customers/device.ts'
import { DoneAnswer, RefreshedAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forCustomer, PUBLIC } from '../access.ts'
import { bearerOf, sourceOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { isOwnScript } from '../own-pages.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Cookies } from './cookies.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import type { CustomerServices } from './customer-services.ts'

/** Staying signed in (S410) and signing out (S412). */
export function sessionRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies, publicUrl: string): void {
  const refresh = customerSchema('sign-in', 'Refresh the access token, by the refresh cookie', RefreshedAnswer)
  route(
    api,
    { method: 'POST', path: '/customers/refresh-token', access: PUBLIC, schema: refresh },
    async ({ request, reply }) => {
      const token = cookies.refreshToken.read(request)
      const refreshed = token === undefined ? undefined : await services.keeper.refresh(token, request.ip)
      if (!refreshed?.ok) {
        if (token !== undefined) cookies.refreshToken.clear(reply)
        return err(new Refusal('UNAUTHENTICATED'))
      }
      const { accessToken, accessSeconds: expiresInSeconds, refreshToken } = refreshed.value
      cookies.refreshToken.set(reply, refreshToken)
      return { accessToken, expiresInSeconds }
    },
  )

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const refreshToken = cookies.refreshToken.read(request)
    const bearer = bearerOf(request)
    const who =
      (bearer === undefined ? undefined : await services.sessions.read(bearer)) ??
      (refreshToken === undefined ? undefined : await services.sessions.ownerOf(refreshToken))
    if (who) await services.keeper.signOut({ ...who, ip: request.ip }, who.sessionId)
    cookies.refreshToken.clear(reply)
    return withMessage('signed_out')
  }
  const logout = customerSchema('sign-in', 'Sign out this device', DoneAnswer)
  route(api, { method: 'POST', path: '/customers/logout', access: PUBLIC, schema: logout }, ({ request, reply }) =>
    signOut(request, reply),
  )
  route(
    api,
    { method: 'GET', path: '/customers/logout', access: PUBLIC, schema: logout },
    async ({ request, reply }) => {
      // A picture, a link or a prefetch of another page sends the cookie's request as well, but neither of these.
      if (bearerOf(request) === undefined && !isOwnScript(request, publicUrl)) return err(new Refusal('FORBIDDEN'))
      return signOut(request, reply)
    },
  )
}

/** Where a customer is signed in. */
export function deviceRoutes(api: ApiServer, services: CustomerServices, cookies: Cookies): void {
  const all = customerSchema('customer', 'List the devices that the customer is signed in on', DevicesAnswer)
  route(
    api,
    { method: 'GET', path: '/customers/devices', access: forCustomer('self'), schema: all },
    async ({ actor }) => {
      const { customerId, sessionId } = actor
      const devices = await services.sessions.devicesOf(customerId, sessionId)
      return devices
    },
  )

  const one = {
    ...customerSchema('customer', 'Sign out a device', DoneAnswer),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    api,
    { method: 'DELETE', path: '/customers/devices/:id', access: forCustomer('device'), schema: one },
    async ({ params, actor, request, reply }) => {
      const { id } = params
      if (!(await services.keeper.signOut(sourceOf(request), id))) return err(notFound('device'))
      if (id === actor.sessionId) cookies.refreshToken.clear(reply)
      return withMessage('device_signed_out')
    },
  )

  const others = customerSchema('customer', 'Sign out every other device', DoneAnswer)
  route(
    api,
    { method: 'DELETE', path: '/customers/devices/others', access: forCustomer('self'), schema: others },
    async ({ request }) => {
      await services.keeper.signOutOthers(sourceOf(request))
      return withMessage('others_signed_out')
    },
  )

  const every = customerSchema('customer', 'Sign out every device, including this one', DoneAnswer)
  route(
    api,
    { method: 'DELETE', path: '/customers/devices', access: forCustomer('self'), schema: every },
    async ({ request, reply }) => {
      await services.keeper.signOutEverywhere(sourceOf(request))
      cookies.refreshToken.clear(reply)
      return withMessage('signed_out')
    },
  )
}
