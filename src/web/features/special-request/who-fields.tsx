import { useT } from '#ui/i18n/use-t.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { ReachFields } from '#ui/form/reach-fields.tsx'
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
      <ReachFields email={field('email')} phone={field('phoneNumber')} phoneEnter="send" />
    </fieldset>
  )
}
