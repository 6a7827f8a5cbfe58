import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import { variantOf } from './cached-answer.ts'
import type { CachedAnswer, Variant } from './cached-answer.ts'

/** Writes a cached answer if that needs no work: the encoding is there already. Also 304 and HEAD. */
export function writeAtOnce(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): boolean {
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders).end()
    return true
  }
  const variant = answer.variants.get(encodingFor(request))
  if (!variant) return false
  write(request, response, answer.status, variant)
  return true
}

/** Answers with a cached answer, compressed first where needed; Fastify writes nothing of its own. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<void> {
  await variantOf(answer, encodingFor(request.raw))
  reply.hijack()
  writeAtOnce(request.raw, reply.raw, answer)
}

const encodingFor = ({ headers }: IncomingMessage): Encoding =>
  negotiateEncoding(headers['accept-encoding'] as string | undefined)

function write(request: IncomingMessage, response: ServerResponse, status: number, { headers, body }: Variant): void {
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
