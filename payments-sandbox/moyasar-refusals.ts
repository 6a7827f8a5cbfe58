import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Sandbox } from './sandbox.ts'

/** Refusals as Moyasar documents them (docs.moyasar.com/api/errors). */
export const refuse = (
  reply: FastifyReply,
  status: number,
  type: string,
  message: string,
  errors: Readonly<Record<string, readonly string[]>> | null = null,
): FastifyReply => reply.status(status).send({ type, message, errors })

/** A request with wrong parameters, which are named. */
export function refuseInvalid(reply: FastifyReply, { issues }: z.ZodError): FastifyReply {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'base', [message]]))
  return refuse(reply, 400, 'invalid_request_error', 'Validation Failed', errors)
}

export const refuseUnknown = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 404, 'record_not_found', 'Could not find a record with this ID')

/**
 * Whether the key of a request may make this call; when not, it is refused here: 401 for an unknown key, 403 for the
 * publishable key where the secret one is needed, 405 for a live key of this account, which is not activated.
 */
export function mayCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { keys }: Sandbox,
  who: 'shop' | 'anybody',
): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const key = Buffer.from(encoded, 'base64').toString()
  if (key === `${keys.moyasarSecret}:`) return true
  if (key === `${keys.moyasarPublishable}:`) {
    if (who === 'anybody') return true
    refuse(reply, 403, 'api_error', 'This key is not allowed to do this')
  } else if (/^[sp]k_live_/.test(key) && key.slice(8) === `${keys.moyasarSecret.slice(8)}:`) {
    refuse(reply, 405, 'account_inactive_error', 'Entity not activated to use live account')
  } else refuse(reply, 401, 'authentication_error', 'Invalid authorization credentials')
  return false
}
