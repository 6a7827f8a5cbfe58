import type { FastifyInstance } from 'fastify'
import type { ApiTransport } from '#contract/api-client.ts'

/**
 * Calls the API of the same process without a socket, for the visitor at `remoteAddress`. Pages are rendered with it;
 * it carries JSON only.
 */
export const inMemoryTransport =
  (app: Pick<FastifyInstance, 'inject'>, remoteAddress = '127.0.0.1'): ApiTransport =>
  async ({ method, url, headers, body }) => {
    // Not `instanceof FormData`: that loads all of fetch, which pages have no use for.
    if (typeof body === 'object') throw new TypeError('files are sent by browsers, never from inside the server')
    const payload = body !== undefined && { payload: body }
    const response = await app.inject({ method, url, headers, remoteAddress, ...payload })
    return { status: response.statusCode, body: parsed(response.body) }
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
