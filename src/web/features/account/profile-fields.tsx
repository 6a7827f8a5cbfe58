import type { UseFormReturn } from 'react-hook-form'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import type { ProfileValues } from './profile-rules.ts'

type Props = { form: UseFormReturn<ProfileValues> }

const EARLIEST_BIRTH = '1900-01-01'
const NAME_LENGTH = 60

/** Who the customer is, and in which language we write to them. */
export function PersonFields({ form, today }: Props & { today: IsoDate }) {
  const t = useT('account')
  return (
    <>
      <FormField form={form} name="firstName" label={t('firstName')} required>
        {(control) => (
          <input {...control} dir="auto" autoComplete="given-name" enterKeyHint="next" maxLength={NAME_LENGTH} />
        )}
      </FormField>
      <FormField form={form} name="lastName" label={t('lastName')} required>
        {(control) => (
          <input {...control} dir="auto" autoComplete="family-name" enterKeyHint="next" maxLength={NAME_LENGTH} />
        )}
      </FormField>
      <FormField form={form} name="birthDate" label={t('birthDate')} example={t('dayForm')}>
        {(control) => (
          <DateInput
            {...control}
            min={EARLIEST_BIRTH}
            max={today}
            hasYears
            placeholder="1990-12-31"
            enterKeyHint="next"
          />
        )}
      </FormField>
      <FormField form={form} name="preferredLang" label={t('preferredLang')} required>
        {(control) => (
          <select {...control} autoComplete="language">
            <option value="en" lang="en">
              English
            </option>
            <option value="ar" lang="ar">
              العربية
            </option>
          </select>
        )}
      </FormField>
      <Gender form={form} />
    </>
  )
}

function Gender({ form }: Props) {
  const t = useT('account')
  return (
    <fieldset className="field-wide account-radios">
      <legend>
        {t('gender')} <em>{useT('ui')('optional')}</em>
      </legend>
      {(['FEMALE', 'MALE', ''] as const).map((value) => (
        <label key={value} className="choice-label">
          <input type="radio" value={value} {...form.register('gender')} />
          {t(value === 'FEMALE' ? 'female' : value === 'MALE' ? 'male' : 'notSaid')}
        </label>
      ))}
    </fieldset>
  )
}

/** What invoices of a company need. */
export function CompanyFields({ form }: Props) {
  const t = useT('account')
  return (
    <>
      <h2 className="field-wide">{t('company')}</h2>
      <FormField form={form} name="companyName" label={t('companyName')} wide>
        {(control) => (
          <input
            {...control}
            dir="auto"
            autoComplete="organization"
            enterKeyHint="next"
            maxLength={MAX_COMPANY_LENGTH}
          />
        )}
      </FormField>
      <FormField form={form} name="vatNumber" label={t('vatNumber')} hint={t('vatNumberHint')}>
        {(control) => <input {...control} dir="ltr" inputMode="numeric" autoComplete="off" enterKeyHint="next" />}
      </FormField>
      <FormField form={form} name="crNumber" label={t('crNumber')} hint={t('crNumberHint')}>
        {(control) => <input {...control} dir="ltr" inputMode="numeric" autoComplete="off" enterKeyHint="done" />}
      </FormField>
    </>
  )
}
