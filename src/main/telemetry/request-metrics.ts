import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Meters } from './batched-histogram.ts'
import { routeOf } from './route-of.ts'

/** Upper ends of the steps of a latency, in seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts and times every request that reaches the router, by method, route and status. What is answered from memory before it
 * takes so little that measuring would be felt: the page cache counts that itself.
 */
export function meterRequests({ times }: Meters, app: FastifyInstance): void {
  const duration = times('http.server.request.duration.seconds', 'Requests by method, route and status', SECONDS)
  app.addHook('onResponse', (request, reply, done) => {
    // Calls that a page makes in memory are a part of the page.
    if (request.raw.socket instanceof Socket)
      duration.record(reply.elapsedTime / 1_000, {
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeOf(request),
        status: reply.raw.statusCode,
      })
    done()
  })
}
