import type { FastifyRequest } from 'fastify'
import type { Actor } from '#services/sessions/session.service.ts'
import type { ApiServer } from './api-server.ts'
import { Refusal } from './refusal.ts'
import { repeatLostRead } from './http/repeated-read.ts'

/** Resolves an access token to its session and customer. */
export type TokenReader = {
  readonly read: (accessToken: string) => Promise<Actor | undefined>
  readonly sessionOf: (accessToken: string) => string | undefined
}

const actors = new WeakMap<FastifyRequest, Actor>()
const sessions = new WeakMap<FastifyRequest, string>()

/**
 * Lets only customers call the routes that are for customers: before the body is read, and with the same refusal whether
 * there is no token, a wrong one, or one whose session or customer has ended.
 */
export function authenticate(api: ApiServer, reader: TokenReader): void {
  api.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access?.auth !== 'customer') return
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request) ?? ''
    if (access.session === 'answer') {
      sessions.set(request, known(reader.sessionOf(token)))
    } else actors.set(request, known(await repeatLostRead(() => reader.read(token))))
  })
}

/** What is known of who makes a call; a refusal when it is nothing. */
export function known<Known>(found: Known | undefined): Known {
  if (found === undefined) throw new Refusal('UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })
  return found
}

/** The access token of a request. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]

/** Who makes the call. Only for routes whose access says `customer`. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (!actor) throw new TypeError('a route for customers was called without a session')
  return actor
}

/** The session of a call that checks it itself. Only for routes whose access says so. */
export function sessionOf(request: FastifyRequest): string {
  const session = sessions.get(request)
  if (session === undefined) throw new TypeError('a route that checks the session was called without one')
  return session
}

/** The caller as the audit log names them. */
export const sourceOf = (request: FastifyRequest) => {
  const { customerId, sessionId } = actorOf(request)
  return { customerId, sessionId, ip: request.ip }
}
