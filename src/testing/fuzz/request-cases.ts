import fc from 'fast-check'
import { EXTRA_NAMES, NASTY_STRINGS, WRONG_VALUES } from './nasty-values.ts'
import type { JsonSchema, Operation } from './openapi-document.ts'
import { valuesOf } from './schema-arbitrary.ts'

/** The parts of a request before they are written down. */
export type RequestCase = {
  kind: 'valid' | 'one-broken' | 'wrong-types' | 'nasty' | 'extra' | 'huge'
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
}

type Part = 'path' | 'query' | 'body'

const nasty = fc.constantFrom(...NASTY_STRINGS)
const wrong = fc.constantFrom(...WRONG_VALUES)

/** Requests for an operation: mostly near the schema, because far from it the first check refuses them all. */
export const requestCases = (operation: Operation): fc.Arbitrary<RequestCase> => {
  const valid = validCase(operation)
  return fc.oneof(
    { weight: 36, arbitrary: valid },
    { weight: 4, arbitrary: withoutOptionalFields(operation) },
    { weight: 20, arbitrary: withOneReplaced(valid, 'one-broken', fc.oneof(nasty, wrong, fc.constant(undefined))) },
    { weight: 14, arbitrary: withAllReplaced(valid, 'wrong-types', wrong) },
    { weight: 20, arbitrary: withOneReplaced(valid, 'nasty', nasty) },
    { weight: 5, arbitrary: withExtra(valid) },
    { weight: 1, arbitrary: withOneReplaced(valid, 'huge', fc.constant('x'.repeat(70_000))) },
  )
}

function validCase(operation: Operation): fc.Arbitrary<RequestCase> {
  const named = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const record = (place: string) =>
    valuesOf({
      type: 'object',
      properties: Object.fromEntries(named(place).map((p) => [p.name, p.schema ?? ({} as JsonSchema)])),
      required: named(place)
        .filter((p) => p.required || place === 'path')
        .map((p) => p.name),
    }) as fc.Arbitrary<Record<string, unknown>>
  return fc.record({
    kind: fc.constant('valid' as const),
    path: record('path'),
    query: record('query'),
    headers: fc.constantFrom<Record<string, string>>({}, { 'accept-language': 'ar' }, { 'accept-language': 'xx,;q=9' }),
    body: operation.body ? valuesOf(operation.body.schema) : fc.constant(undefined),
  })
}

/** Many fields that are valid each are seldom valid together: without the optional ones every call has answers to check. */
function withoutOptionalFields(operation: Operation): fc.Arbitrary<RequestCase> {
  const parameters = operation.parameters.filter(({ required, in: place }) => required || place === 'path')
  const body = operation.body && { ...operation.body, schema: neededOnly(operation.body.schema) }
  return validCase({ ...operation, parameters, body })
}

/** A schema without its optional fields, at any depth. */
function neededOnly(schema: JsonSchema): JsonSchema {
  const needed = new Set(schema.required ?? [])
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => needed.has(name))
  return {
    ...schema,
    ...(schema.items && { items: neededOnly(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(properties.map(([name, property]) => [name, neededOnly(property)])),
    }),
  }
}

const partsOf = (request: RequestCase): [Part, Record<string, unknown>][] =>
  (['path', 'query', 'body'] as const).flatMap((part): [Part, Record<string, unknown>][] => {
    const fields = request[part]
    return typeof fields === 'object' && fields !== null && Object.keys(fields).length > 0
      ? [[part, fields as Record<string, unknown>]]
      : []
  })

function withOneReplaced(
  valid: fc.Arbitrary<RequestCase>,
  kind: RequestCase['kind'],
  replacement: fc.Arbitrary<unknown>,
): fc.Arbitrary<RequestCase> {
  return fc.tuple(valid, fc.nat(), fc.nat(), replacement).map(([request, partPick, fieldPick, value]) => {
    const parts = partsOf(request)
    const chosen = parts[partPick % Math.max(1, parts.length)]
    if (!chosen) return { ...request, kind, query: { surprise: value } }
    const [part, fields] = chosen
    const names = Object.keys(fields)
    const name = names[fieldPick % names.length] as string
    return { ...request, kind, [part]: { ...fields, [name]: value } }
  })
}

function withAllReplaced(
  valid: fc.Arbitrary<RequestCase>,
  kind: RequestCase['kind'],
  replacement: fc.Arbitrary<unknown>,
): fc.Arbitrary<RequestCase> {
  return fc.tuple(valid, fc.array(replacement, { minLength: 8, maxLength: 8 })).map(([request, values]) => {
    const swapped = { ...request, kind }
    for (const [part, fields] of partsOf(request)) {
      swapped[part] = Object.fromEntries(Object.keys(fields).map((name, n) => [name, values[n % 8]]))
    }
    return swapped
  })
}

function withExtra(valid: fc.Arbitrary<RequestCase>): fc.Arbitrary<RequestCase> {
  return fc.tuple(valid, fc.constantFrom(...EXTRA_NAMES), fc.oneof(nasty, wrong)).map(([request, name, value]) => {
    const extra = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`) as Record<string, unknown>
    return request.body && typeof request.body === 'object'
      ? { ...request, kind: 'extra' as const, body: Object.assign(Object.create(null), request.body, extra) }
      : { ...request, kind: 'extra' as const, query: { ...request.query, [name]: value } }
  })
}
