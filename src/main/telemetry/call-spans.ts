import type { TracerProvider } from '@opentelemetry/api'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import type { UndiciRequest } from '@opentelemetry/instrumentation-undici'

/**
 * A span for each call of a gateway, a carrier or the tax authority that something traced makes, and `traceparent` for them.
 * Addresses may name a payment or hold a token: only the host is recorded. Answers how to stop.
 */
export function traceCalls(provider: TracerProvider): () => void {
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }: UndiciRequest) => ({
      'url.full': origin,
      'url.path': '',
      'url.query': '',
      'user_agent.original': '',
    }),
  })
  calls.setTracerProvider(provider)
  calls.enable()
  return () => calls.disable()
}
