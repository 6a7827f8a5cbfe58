import fc from 'fast-check'
import type { JsonSchema } from './openapi-document.ts'

/** Values that a schema accepts. Small on purpose: breaking them is the job of the request cases. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map(valuesOf))
  if (schema.allOf) return valuesOf(Object.assign({}, ...schema.allOf) as JsonSchema)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'integer':
      return integers(schema)
    case 'number':
      return integers(schema).map((n) => n + 0)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'object':
      return objects(schema)
    default:
      return strings(schema)
  }
}

function integers(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
  const max = schema.maximum ?? Math.max(min, (schema.exclusiveMaximum ?? 1_000) - 1)
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 50) }))
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.constantFrom('noura@studio.example', 'a.b+c@example.com')
  if (schema.format === 'date') return fc.constantFrom('2030-01-15', '2031-12-31', '1990-05-17')
  if (schema.format === 'binary') return fc.constantFrom('%PDF-1.4\n%%EOF', 'plain text', '')
  if (schema.pattern) return matching(new RegExp(schema.pattern, 'u'))
  const minLength = schema.minLength ?? 0
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(schema.maxLength ?? 40, 40) }),
    fc
      .constantFrom('0551234567', 'noura@studio.example', 'لوحة محل', 'business cards', '12')
      .filter((text) => text.length >= minLength && text.length <= (schema.maxLength ?? Infinity)),
  )
}

function objects(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {})
  const required = new Set(schema.required ?? [])
  return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  })
}

/** Where small numbers fit they come often: they are the ids that exist. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const likely = ['1', '2', '3', '30'].filter((text) => pattern.test(text))
  const any = fc.stringMatching(pattern)
  return likely.length > 0 ? fc.oneof(fc.constantFrom(...likely), any) : any
}
