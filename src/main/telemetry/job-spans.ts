import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Context, Tracer } from '@opentelemetry/api'
import type { JobObserver } from '#jobs/job-observer.ts'

/** A span for each job that was left by something traced, in the trace of its cause. */
export const traceJobs = (tracer: Tracer): JobObserver => ({
  carried: () => {
    if (!trace.getSpan(context.active())?.isRecording()) return undefined
    const carrier: { traceparent?: string } = {}
    propagation.inject(context.active(), carrier, defaultTextMapSetter)
    return carrier.traceparent
  },
  perform: async (queue, carried, work) => {
    if (!carried) return work()
    const parent = ownContext(carried)
    const span = tracer.startSpan(
      `job ${queue}`,
      { kind: SpanKind.CONSUMER, attributes: { 'job.queue': queue } },
      parent,
    )
    try {
      await context.with(trace.setSpan(parent, span), work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  },
})

/** What the shop itself left with a job is recorded, or not, as its cause was: it is no caller from outside. */
function ownContext(carried: string): Context {
  const found = propagation.extract(context.active(), { traceparent: carried }, defaultTextMapGetter)
  const cause = trace.getSpanContext(found)
  return cause ? trace.setSpanContext(found, { ...cause, isRemote: false }) : found
}
