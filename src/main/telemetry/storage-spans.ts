import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'
import { Observed } from '#db/observed.ts'
import type { StorageCall } from '#integrations/storage/storage-calls.ts'

const storageCalls = new Observed<StorageCall>('storage')

/** A span for each call of the bucket that something traced makes; keys of files are not recorded. Answers how to stop. */
export const traceStorage = (tracer: Tracer): (() => void) =>
  storageCalls.subscribe(({ name, answer }) => {
    if (!trace.getSpan(context.active())?.isRecording()) return
    const span = tracer.startSpan(`S3 ${name.replace(/Command$/, '')}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'rpc.system': 'aws-api', 'rpc.method': name.replace(/Command$/, '') },
    })
    answer.then(
      () => span.end(),
      () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
    )
  })
