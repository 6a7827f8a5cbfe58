import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { routeOf } from './route-of.ts'

/**
 * A span for each request that reaches the router, and for each call that a page makes in memory, as a part of its page.
 * It has the route, never the address: that may name a person.
 */
export function traceRequests(tracer: Tracer, app: FastifyInstance): void {
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const active = context.active()
    const parent = trace.getSpan(active) ? active : propagation.extract(active, request.headers)
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

function end(span: Span): void {
  if (span.isRecording()) span.end()
}
