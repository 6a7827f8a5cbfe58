import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import { isDatabaseTrouble } from './database-trouble.ts'
import { isHangUp } from './hung-up.ts'
import { sendProblem } from '../problem-answer.ts'
import { Refusal } from '../refusal.ts'

/** Refusals of the HTTP server itself, by its error code. */
const SERVER_REFUSALS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_ASYNC_CONSTRAINT: 'NOT_FOUND',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_PARTS_LIMIT: 'TOO_MANY_FILES',
  FST_FIELDS_LIMIT: 'BODY_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_VALIDATION: 'VALIDATION',
}

const RETRY_AFTER_SECONDS = '5'

/**
 * Answers whatever ended a request: refusals with their code, the rest as UNEXPECTED or UNAVAILABLE, without telling
 * the visitor more than the request's id. Also usable as Fastify's `frameworkErrors`.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isHangUp(error, request, reply)) {
    request.log.debug({ route: request.routeOptions?.url }, 'the client hung up')
    return reply.status(400).send()
  }
  const refusal = refusalOf(error)
  if (refusal.problem === 'UNEXPECTED' || refusal.problem === 'UNAVAILABLE') {
    request.log.error({ err: error, route: request.routeOptions?.url }, 'call failed')
  }
  return sendProblem(request, reply, refusal)
}

/** What ended a request, as the problem it is answered with. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = SERVER_REFUSALS[code]
  if (known) return new Refusal(known)
  if (isDatabaseTrouble(error)) {
    return new Refusal('UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  // Files of the documentation: a path that leads out of their folder is one that leads nowhere.
  if (status === 403 || status === 404) return new Refusal('NOT_FOUND')
  // What is left of bad bodies: the JSON parser's errors carry a status and nothing else.
  return new Refusal(status === 400 ? 'BAD_JSON' : 'UNEXPECTED')
}
