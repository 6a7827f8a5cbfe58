import { useT } from '../../i18n/use-t.ts'
import { FormField } from '../../ui/form/form-field.tsx'
import type { RequestField } from './request-field.ts'
import { NAME_LENGTH, SHORT_LENGTH } from './request-rules.ts'

/** Who asks. */
export function WhoFields({ field }: { field: RequestField }) {
  const t = useT('special-request')
  const tForm = useT('form')
  return (
    <fieldset className="form">
      <legend>{t('whoTitle')}</legend>
      <FormField {...field('fullName')} label={tForm('fullName')} required>
        {(control) => <input {...control} autoComplete="name" enterKeyHint="next" maxLength={NAME_LENGTH} />}
      </FormField>
      <FormField {...field('companyName')} label={t('company')}>
        {(control) => <input {...control} autoComplete="organization" enterKeyHint="next" maxLength={SHORT_LENGTH} />}
      </FormField>
      <FormField {...field('email')} label={tForm('email')} required>
        {(control) => (
          <input {...control} type="email" dir="ltr" inputMode="email" autoComplete="email" enterKeyHint="next" />
        )}
      </FormField>
      <FormField {...field('phoneNumber')} label={tForm('phone')} required>
        {(control) => (
          <input
            {...control}
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
            minLength={9}
          />
        )}
      </FormField>
    </fieldset>
  )
}
