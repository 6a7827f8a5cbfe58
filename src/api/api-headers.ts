import type { FastifyReply, FastifyRequest } from 'fastify'
import { DATA_POLICY, securityHeaders } from '#domain/http/security-headers.ts'
import { languageOf } from './request-language.ts'

/**
 * Sets the headers of every answer. Answers may be stored but are asked for again each time: prices and stock change.
 * Routes whose answers are a file or private say so themselves.
 */
export function apiHeaders(isProduction: boolean) {
  const fixed = {
    ...securityHeaders({ isProduction }),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-cache',
    vary: 'Accept-Language',
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(fixed)
    reply.header('content-language', languageOf(request.headers['accept-language']))
    reply.header('x-request-id', request.id)
  }
}
