import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { RequestField } from './request-field.ts'
import { citiesQuery } from './special-request.queries.ts'

/** When and where it is needed, and what it may cost. */
export function WhenFields({ field, today }: { field: RequestField; today: IsoDate }) {
  const t = useT('special-request')
  const regions = useLoaded(citiesQuery).data
  return (
    <fieldset className="form">
      <legend>{t('whenTitle')}</legend>
      <FormField {...field('neededBy')} label={t('neededBy')} example={t('dayForm')}>
        {(control) => <DateInput {...control} min={today} max={undefined} enterKeyHint="next" />}
      </FormField>
      <FormField {...field('budget')} label={t('budget')} example={t('amount')}>
        {(control) => <input {...control} dir="ltr" inputMode="decimal" enterKeyHint="next" autoComplete="off" />}
      </FormField>
      <FormField {...field('cityId')} label={t('city')}>
        {(control) => (
          <>
            <select {...control} autoComplete="address-level2">
              <option value="">{t('noCity')}</option>
              {regions.map(({ name, cities }) => (
                <optgroup key={name} label={name}>
                  {cities.map((city) => (
                    <option key={city.id} value={city.id}>
                      {city.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Icon name="down" />
          </>
        )}
      </FormField>
      <label className="choice-label form-tick">
        <input type="checkbox" name="installRequired" value="true" />
        {t('install')}
      </label>
    </fieldset>
  )
}
