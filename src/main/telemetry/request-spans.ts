import { Socket } from 'node:net'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from './route-of.ts'

/**
 * A span for a part of the requests that reach the router, and for each call that a traced page makes in memory, as a part of its
 * page. It has the route, never the address: that may name a person. The others are chosen first and get no context, which
 * would cost more than the spans do.
 */
export function traceRequests(tracer: Tracer, app: FastifyInstance, ratio: number): void {
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const active = context.active()
    const isPart = trace.getSpan(active) !== undefined
    if (!isPart && !isJoined(request) && !isChosen(request, ratio)) return done()
    const parent = isPart ? active : propagation.extract(active, request.headers)
    const route = routeOf(request)
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route } },
      parent,
    )
    spans.set(request, span)
    // Of an answer that breaks off.
    reply.raw.once('close', () => end(span))
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.raw.statusCode)
    if (reply.raw.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    if (span) end(span)
    done()
  })
}

/** Its caller's trace goes on here; the sampler looks at the number of that. */
const isJoined = ({ headers }: FastifyRequest): boolean => headers['traceparent'] !== undefined

/** Calls in memory belong to a page, which has been looked at. */
const isChosen = ({ raw }: FastifyRequest, ratio: number): boolean =>
  raw.socket instanceof Socket && Math.random() < ratio

function end(span: Span): void {
  if (span.isRecording()) span.end()
}
