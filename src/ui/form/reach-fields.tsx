import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useT } from '../i18n/use-t.ts'
import { FormField } from './form-field.tsx'

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof FormField<Values>>, 'label' | 'children'>

/** How a visitor who writes to us is reached: an e-mail address, and a number to be called back on. */
export function ReachFields<Values extends FieldValues>({
  email,
  phone,
  phoneEnter,
}: {
  email: Props<Values>
  phone: Props<Values>
  /** What the enter key of a phone says in the last of them. */
  phoneEnter: 'next' | 'send'
}) {
  const t = useT('form')
  return (
    <>
      <FormField {...email} label={t('email')} required>
        {(control) => (
          <input {...control} type="email" dir="ltr" inputMode="email" autoComplete="email" enterKeyHint="next" />
        )}
      </FormField>
      <FormField {...phone} label={t('phone')} required>
        {(control) => (
          <input
            {...control}
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint={phoneEnter}
            minLength={9}
          />
        )}
      </FormField>
    </>
  )
}
