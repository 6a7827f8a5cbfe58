import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { FieldProblemCode } from '#contract/problem.ts'
import { useT } from '../i18n/use-t.ts'
import { Field } from '../field.tsx'
import type { FieldControl } from '../field.tsx'

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: Path<Values>
  label: string
  required?: boolean
  hint?: string | undefined
  wide?: boolean
  /** What a right value looks like, said when this one is `invalid`. */
  example?: string
  /** What the server found wrong before there was script; forgotten once the field is touched. */
  given?: FieldProblemCode | undefined
  children: (control: FieldControl & UseFormRegisterReturn<Path<Values>> & { defaultValue: string }) => ReactNode
}

/** A field of a form: judged when it is left, its error gone as soon as it is right, a tick when it is. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  given,
  example,
  children,
  ...field
}: Props<Values>) {
  const t = useT('form')
  const { error, isTouched, isDirty } = form.getFieldState(name, form.formState)
  const code = error ? (error.type as FieldProblemCode) : isTouched || isDirty ? undefined : given
  // The server must write what the form starts with; the form library only sets it in the browser.
  const defaultValue = String(form.formState.defaultValues?.[name] ?? '')
  const isFilled = String(form.getValues(name) ?? '') !== ''
  return (
    <Field {...field} error={code && (code === 'invalid' && example ? example : t(code))} ok={isTouched && isFilled}>
      {(control) => children({ ...form.register(name), ...control, defaultValue })}
    </Field>
  )
}
