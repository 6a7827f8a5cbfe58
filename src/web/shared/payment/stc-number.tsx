import { Field } from '#ui/field.tsx'
import { useT } from '#ui/i18n/use-t.ts'

type Props = { value: string; onChange: (value: string) => void; isInvalid: boolean }

/** The mobile number that STC Pay sends its code to. */
export function StcNumber({ value, onChange, isInvalid }: Props) {
  const t = useT('payment')
  const tForm = useT('form')
  return (
    <Field
      label={t('stcMobile')}
      required
      hint={t('stcHint')}
      error={isInvalid ? tForm('phone_not_a_mobile') : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
