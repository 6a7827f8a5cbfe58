import type { FastifyReply, FastifyRequest } from 'fastify'

/** Codes of errors that reading from or writing to a closed connection ends with. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Whether the client closed the connection before it had the whole answer. */
export const hasHungUp = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.raw.socket.destroyed && !reply.raw.writableFinished

/** Whether a request failed only because its client closed the connection, which is no failure of the shop. */
export const isHangUp = (error: Error, request: FastifyRequest, reply: FastifyReply): boolean =>
  'code' in error && GONE.has(String(error.code)) && hasHungUp(request, reply)
