import type { UseFormReturn } from 'react-hook-form'
import type { FieldProblemCode } from '#contract/problem.ts'
import type { RequestValues } from './request-rules.ts'

/** What a field of the request form is given besides its label: made by the form. */
export type RequestField = (name: keyof RequestValues) => {
  form: UseFormReturn<RequestValues>
  name: keyof RequestValues
  given: FieldProblemCode | undefined
}
