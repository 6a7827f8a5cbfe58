import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '../../i18n/use-t.ts'
import { DateInput } from '../../ui/date-input/date-input.tsx'
import { FormField } from '../../ui/form/form-field.tsx'
import type { RequestField } from './request-field.ts'
import { CITY_LENGTH } from './request-rules.ts'

/** When and where it is needed, and what it may cost. */
export function WhenFields({ field, today }: { field: RequestField; today: IsoDate }) {
  const t = useT('special-request')
  return (
    <fieldset className="form">
      <legend>{t('whenTitle')}</legend>
      <FormField {...field('neededBy')} label={t('neededBy')} example={t('dayForm')}>
        {(control) => <DateInput {...control} min={today} max={undefined} enterKeyHint="next" />}
      </FormField>
      <FormField {...field('budget')} label={t('budget')} example={t('amount')}>
        {(control) => <input {...control} dir="ltr" inputMode="decimal" enterKeyHint="next" autoComplete="off" />}
      </FormField>
      <FormField {...field('city')} label={t('city')}>
        {(control) => <input {...control} maxLength={CITY_LENGTH} autoComplete="address-level2" enterKeyHint="next" />}
      </FormField>
      <label className="opt form-tick">
        <input type="checkbox" name="installRequired" value="true" />
        {t('install')}
      </label>
    </fieldset>
  )
}
