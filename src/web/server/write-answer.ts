import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import { variantOf } from './cached-answer.ts'
import type { CachedAnswer } from './cached-answer.ts'

/**
 * Writes a cached answer if that needs no work: the encoding is there already. Also 304 and HEAD. `age` (seconds) is said of
 * one that could not be checked.
 */
export function writeAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  age?: number,
): boolean {
  const ageHeader = age === undefined ? [] : ['Age', String(age)]
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...ageHeader]).end()
    return true
  }
  const variant = answer.variants.get(encodingFor(request))
  if (!variant) return false
  response.writeHead(answer.status, age === undefined ? variant.headers : [...variant.headers, ...ageHeader])
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
  return true
}

/** Answers with a cached answer, compressed first where needed; Fastify writes nothing of its own. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  age?: number,
): Promise<void> {
  await variantOf(answer, encodingFor(request.raw))
  reply.hijack()
  writeAtOnce(request.raw, reply.raw, answer, age)
}

const encodingFor = ({ headers }: IncomingMessage): Encoding =>
  negotiateEncoding(headers['accept-encoding'] as string | undefined)
