import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { FIELD_PROBLEMS } from '#contract/problem.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import { Refusal } from './refusal.ts'
import type { RefusedField } from './refusal.ts'

/** Checks a part of a request by its zod schema; what the schema refuses is answered, nothing is coerced. */
export const checkBySchema: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    if (result.success) return { value: result.data }
    // An id that cannot exist is an unknown one, not a malformed request.
    if (httpPart === 'params') return { error: new Refusal('NOT_FOUND') }
    return { error: refusalOfIssues(result.error.issues) }
  }

/** The data as the schema gives it, for what Fastify does not check itself (forms with files). Throws the refusal. */
export function checked<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) return result.data
  throw refusalOfIssues(result.error.issues)
}

const refusalOfIssues = (issues: readonly z.core.$ZodIssue[]): Refusal =>
  new Refusal('VALIDATION', { errors: issues.flatMap(refusedFields) })

function refusedFields(issue: z.core.$ZodIssue): RefusedField[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.').slice(0, 200), code: 'unknown_field' }))
  }
  return [{ field: path.join('.'), code: codeOf(issue) }]
}

function codeOf(issue: z.core.$ZodIssue): FieldProblemCode {
  if (issue.code !== 'custom' && issue.input === undefined) return 'required'
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_value':
      return 'not_an_option'
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid'
    case 'custom':
      return FIELD_PROBLEMS.find((code) => code === issue.params?.['problem']) ?? 'invalid'
    default:
      return 'invalid'
  }
}
