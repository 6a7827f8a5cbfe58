import type { UseFormReturn } from 'react-hook-form'
import type { FieldProblemCode } from '#contract/problem.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { ReachFields } from '#ui/form/reach-fields.tsx'
import { MESSAGE_LENGTH, NAME_LENGTH } from './contact-rules.ts'
import type { ContactValues } from './contact-rules.ts'

/** What a field is given besides its label: made by the form. */
export type ContactField = (name: keyof ContactValues) => {
  form: UseFormReturn<ContactValues>
  name: keyof ContactValues
  given: FieldProblemCode | undefined
}

/** Who writes, and what. */
export function ContactFields({ field }: { field: ContactField }) {
  const t = useT('contact')
  const tForm = useT('form')
  return (
    <>
      <FormField {...field('fullName')} label={tForm('fullName')} required wide>
        {(control) => <input {...control} autoComplete="name" enterKeyHint="next" maxLength={NAME_LENGTH} />}
      </FormField>
      <ReachFields email={field('email')} phone={field('phoneNumber')} phoneEnter="next" />
      <FormField {...field('message')} label={t('message')} required wide>
        {(control) => <textarea {...control} rows={7} maxLength={MESSAGE_LENGTH} enterKeyHint="enter" />}
      </FormField>
    </>
  )
}
