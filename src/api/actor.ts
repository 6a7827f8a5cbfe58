import type { FastifyRequest } from 'fastify'
import type { Actor } from '#services/sessions/session.service.ts'
import type { ApiServer } from './api-server.ts'
import { Refusal } from './refusal.ts'

/** Tells who holds an access token. */
export type ReadActor = (accessToken: string) => Promise<Actor | undefined>

const actors = new WeakMap<FastifyRequest, Actor>()

/**
 * Lets only customers call the routes that are for customers: before the body is read, and with the same refusal whether
 * there is no token, a wrong one, or one whose session or customer has ended.
 */
export function authenticate(api: ApiServer, readActor: ReadActor): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access?.auth !== 'customer') return
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    const actor = token === undefined ? undefined : await readActor(token)
    if (!actor) throw new Refusal('UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })
    actors.set(request, actor)
  })
}

/** The access token of a request. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]

/** Who makes the call. Only for routes whose access says `customer`. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (!actor) throw new TypeError('a route for customers was called by nobody')
  return actor
}

/** The caller as the audit log names them. */
export const sourceOf = (request: FastifyRequest) => {
  const { customerId, sessionId } = actorOf(request)
  return { customerId, sessionId, ip: request.ip }
}
