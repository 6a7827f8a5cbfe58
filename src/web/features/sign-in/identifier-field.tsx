import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useT } from '#ui/i18n/use-t.ts'
import { FormField } from '#ui/form/form-field.tsx'

export type IdentifierValues = { emailOrNumber: string }

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What is in it already is right: the next field is what one came for. */
  isKnown?: boolean
}

/** The one field for an e-mail address or mobile number (S119). */
export function IdentifierField<Values extends FieldValues & IdentifierValues>({
  form,
  isKnown = false,
}: Props<Values>) {
  const t = useT('sign-in')
  return (
    <FormField form={form} name={'emailOrNumber' as Path<Values>} label={t('identifier')} required>
      {(control) => (
        <input
          {...control}
          {...(!isKnown && { 'data-first': '' })}
          dir="ltr"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={254}
        />
      )}
    </FormField>
  )
}
