import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { SOFTWARE } from '#domain/software.ts'
import type { JobObserver } from '#jobs/job-observer.ts'
import { traceCalls } from './call-spans.ts'
import { traceJobs } from './job-spans.ts'
import { traceRequests } from './request-spans.ts'
import { traceStorage } from './storage-spans.ts'
import { traceStatements } from './statement-spans.ts'

export interface Tracing {
  readonly jobs: JobObserver
  readonly database: () => void
  readonly server: (app: FastifyInstance) => void
  readonly close: () => Promise<void>
}

/** Sends traces away by OTLP, in the background; while they cannot be sent they are dropped, and the shop goes on. */
export async function openTracing(
  { url, ratio }: { readonly url: string; readonly ratio: number },
  logger: Pick<Logger, 'debug'>,
): Promise<Tracing> {
  logger.debug({ ratio }, 'requests are traced')
  return traceWith(new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) }), ratio)
}

/** Traces a part of the requests, and what they cause: statements, calls of gateways and the bucket, jobs. */
export function traceWith(processor: SpanProcessor, ratio: number): Tracing {
  const sampler = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    // A caller's trace is joined; whether it is recorded is decided here, so that no visitor can ask for more. Requests
    // without a caller have been chosen when their span begins.
    sampler: new ParentBasedSampler({
      root: new AlwaysOnSampler(),
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    resource: resourceFromAttributes({ 'service.name': SOFTWARE.id }),
    spanProcessors: [processor],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = trace.getTracer(SOFTWARE.id)
  const ends = [traceCalls(provider), traceStorage(tracer)]
  return {
    jobs: traceJobs(tracer),
    database: () => void ends.push(traceStatements(tracer)),
    server: (app) => traceRequests(tracer, app, ratio),
    close: async () => {
      for (const end of ends) end()
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
