import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'
import { sentStatements } from '#db/driver/sent-statements.ts'
import { operationOf } from './database-metrics.ts'

const MAX_TEXT = 300

/** A span for each statement of something that is traced. Answers how to stop. */
export const traceStatements = (tracer: Tracer): (() => void) =>
  sentStatements.subscribe(({ name, text, answer }) => {
    if (!trace.getSpan(context.active())?.isRecording()) return
    const span = tracer.startSpan(name ?? operationOf(text), {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operationOf(text),
        'db.query.text': name === undefined ? withoutValues(text) : preparedText(name, text),
      },
    })
    answer.then(
      () => span.end(),
      () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
    )
  })

const prepared = new Map<string, string>()

/** The same of a statement that is prepared: there are only so many, each with a name of its own. */
function preparedText(name: string, text: string): string {
  const known = prepared.get(name)
  if (known !== undefined) return known
  const clean = withoutValues(text)
  prepared.set(name, clean)
  return clean
}

/** A statement's text with every value that was written into it taken out: parameters are not in the text to begin with. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_TEXT)
