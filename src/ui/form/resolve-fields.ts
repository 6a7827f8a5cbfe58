import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'
import type { FieldRule } from './field-rules.ts'

/** A rule for each field that has one. */
export type FieldRules<Values> = { readonly [Name in keyof Values]?: FieldRule }

/** For useForm: judges every field by its rule; the type of an error is the code of the sentence to show. */
export const resolveFields =
  <Values extends FieldValues>(rules: FieldRules<Values>) =>
  (values: Values): ResolverResult<Values> => {
    const found = Object.entries<FieldRule | undefined>(rules).flatMap(([name, rule]) => {
      const code = rule?.(String(values[name] ?? ''))
      return code ? [[name, { type: code }] as const] : []
    })
    return found.length > 0
      ? { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> }
      : { values, errors: {} }
  }
