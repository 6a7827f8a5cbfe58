import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Meters } from './batched-histogram.ts'
import { routeOf } from './route-of.ts'

/** Upper ends of the steps of a latency, in seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

const BEGAN = Symbol('began')
const ROUTE = Symbol('route')
type Observed = IncomingMessage & { [BEGAN]?: number; [ROUTE]?: string }
type Seen = { readonly request: Observed; readonly response: ServerResponse; readonly server: Server }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts and times every request of a server by method, route and status, also those that are answered from memory before
 * the router sees them: Node itself announces where each begins and ends. Answers how to stop.
 */
export function meterRequests({ times }: Meters, app: FastifyInstance): () => void {
  const duration = times('http.server.request.duration.seconds', 'Requests by method, route and status', SECONDS)
  app.addHook('onRequest', (request, _reply, done) => {
    const raw: Observed = request.raw
    raw[ROUTE] = routeOf(request)
    done()
  })
  const began = (message: unknown): void => {
    const { request, server } = message as Seen
    if (server === app.server) request[BEGAN] = performance.now()
  }
  const finished = (message: unknown): void => {
    const { request, response } = message as Seen
    const since = request[BEGAN]
    if (since === undefined) return
    duration.record((performance.now() - since) / 1_000, {
      method: METHODS.has(request.method ?? '') ? request.method : 'other',
      route: request[ROUTE] ?? (isFile(request.url) ? 'file from memory' : 'page from memory'),
      status: response.statusCode,
    })
  }
  subscribe('http.server.request.start', began)
  subscribe('http.server.response.finish', finished)
  return () => {
    unsubscribe('http.server.request.start', began)
    unsubscribe('http.server.response.finish', finished)
  }
}

/** Addresses of pages have no dot. */
function isFile(url = '/'): boolean {
  const query = url.indexOf('?')
  return (query < 0 ? url : url.slice(0, query)).includes('.')
}
