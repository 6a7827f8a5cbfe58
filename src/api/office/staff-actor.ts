import type { FastifyRequest } from 'fastify'
import { UNATTENDED_HEADER } from '#contract/office/unattended.ts'
import { isFromOwnPage } from '#domain/http/own-page.ts'
import type { StaffActor, StaffSessions } from '#services/staff/staff-sessions.service.ts'
import type { ApiServer } from '../api-server.ts'
import type { Cookie } from '../cookie.ts'
import { Refusal } from '../refusal.ts'
import { repeatLostRead } from '../http/repeated-read.ts'

const actors = new WeakMap<FastifyRequest, StaffActor>()

const READS = new Set(['GET', 'HEAD'])

/** Reads that a page sends by itself while it is idle, and its stream of changes, do not extend a session. */
const isUse = ({ method, headers }: FastifyRequest): boolean =>
  !READS.has(method) || (headers[UNATTENDED_HEADER] === undefined && !headers.accept?.includes('text/event-stream'))

export interface StaffGate {
  readonly publicUrl: string
  readonly cookie: Cookie
  /** Resolves a token of the cookie to who holds it. */
  readonly sessions: Pick<StaffSessions, 'read'>
}

/**
 * Guards the office before a body is read: changes only from the shop's own pages, calls for staff only with a live
 * session that holds the permission of the route, and the delicate ones only soon after a second factor.
 */
export function guardOffice(scope: ApiServer, { publicUrl, cookie, sessions }: StaffGate): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!READS.has(request.method) && !isFromOwnPage(request.headers, publicUrl)) throw new Refusal('FORBIDDEN')
    const { access } = request.routeOptions.config
    if (access?.auth !== 'staff') return
    const token = cookie.read(request)
    const actor = token === undefined ? undefined : await repeatLostRead(() => sessions.read(token, isUse(request)))
    if (!actor) throw new Refusal('UNAUTHENTICATED')
    const { permission, fresh } = access
    if (permission !== 'self' && !actor.permissions.has(permission))
      throw new Refusal('PERMISSION_MISSING', { permission })
    if (fresh && !actor.isFresh) throw new Refusal('REAUTHENTICATION_NEEDED')
    actors.set(request, actor)
  })
}

/** Who makes a call of the office. Only for routes whose access says `staff`. */
export function staffOf(request: FastifyRequest): StaffActor {
  const actor = actors.get(request)
  if (!actor) throw new TypeError('a route for staff was called without a session')
  return actor
}
