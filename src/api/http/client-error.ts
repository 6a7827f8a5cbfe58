import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import { problemAnswer } from '../problem-answer.ts'
import { Refusal } from '../refusal.ts'

const HEADER_OVERFLOW = 'HPE_HEADER_OVERFLOW'
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Answers what is no HTTP request, or one whose headers are too large: it has no path and no language yet. For Fastify's
 * `clientErrorHandler`.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === HEADER_OVERFLOW ? 431 : error.code === TOO_SLOW ? 408 : 400
  const body =
    status === 431 ? JSON.stringify(problemAnswer(new Refusal('HEADERS_TOO_LARGE'), currentBrand().firstLanguage)) : ''
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
