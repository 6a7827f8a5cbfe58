import { z } from 'zod'
import type { Operation } from './openapi-document.ts'

/** What is wrong with an answer, if anything. */
type Check = (status: number, mediaType: string, body: string) => string | undefined

/** The check of an operation's answers: no failure of ours, no stack, and what its document says. */
export function answerCheck(operation: Operation): Check {
  const schemas = new Map(
    [...operation.answers].map(([status, schema]) => [
      status,
      z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema),
    ]),
  )
  return (status, mediaType, body) => {
    if (status >= 500 && status !== 507) return `answered ${status}: ${body.slice(0, 300)}`
    if (/\bat .+\.(ts|js|mjs):\d+/.test(body)) return `showed a stack: ${body.slice(0, 300)}`
    const files = operation.files.get(String(status))
    if (files) return files.some((type) => mediaType.startsWith(type)) ? undefined : `${status} came as ${mediaType}`
    const schema = schemas.get(String(status)) ?? schemas.get('default')
    if (!schema) return undefined
    if (!mediaType.startsWith('application/json')) return `${status} came as ${mediaType}`
    const result = schema.safeParse(JSON.parse(body))
    return result.success
      ? undefined
      : `${status} does not fit its schema: ${z.prettifyError(result.error).slice(0, 400)}`
  }
}
