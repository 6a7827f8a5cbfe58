import type { UseFormReturn } from 'react-hook-form'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { FIRST_BIRTH_DATE } from './sign-up-rules.ts'
import type { SignUpValues } from './sign-up-rules.ts'

type Props = {
  form: UseFormReturn<SignUpValues>
  today: IsoDate
  /** The field that has the focus when the form appears. */
  first: 'firstName' | 'phone' | 'email'
}

/** Who wants an account, and how they are reached (S132 to S138). */
export const SignUpFields = ({ form, today, first }: Props) => (
  <>
    <NameFields form={form} first={first} />
    <ReachFields form={form} first={first} />
    <PersonFields form={form} today={today} />
  </>
)

/** Marks the field that the dialog focuses. */
const firstIf = (isFirst: boolean) => (isFirst ? { 'data-first': '' } : {})

function NameFields({ form, first }: Omit<Props, 'today'>) {
  const t = useT('sign-in')
  return (
    <>
      <FormField form={form} name="firstName" label={t('firstName')} required>
        {(control) => (
          <input
            {...control}
            {...firstIf(first === 'firstName')}
            dir="auto"
            autoComplete="given-name"
            enterKeyHint="next"
            maxLength={60}
          />
        )}
      </FormField>
      <FormField form={form} name="lastName" label={t('lastName')} required>
        {(control) => <input {...control} dir="auto" autoComplete="family-name" enterKeyHint="next" maxLength={60} />}
      </FormField>
    </>
  )
}

function ReachFields({ form, first }: Omit<Props, 'today'>) {
  const t = useT('sign-in')
  const judgePhone = () => {
    // That one of the two is needed is said at the phone, and is over with an e-mail address.
    if (form.formState.errors.phone) void form.trigger('phone')
  }
  return (
    <>
      <FormField form={form} name="phone" label={t('phone')} hint={t('eitherHint')}>
        {(control) => (
          <input
            {...control}
            {...firstIf(first === 'phone')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            enterKeyHint="next"
            maxLength={20}
          />
        )}
      </FormField>
      <FormField form={form} name="email" label={t('email')}>
        {(control) => (
          <input
            {...control}
            {...firstIf(first === 'email')}
            onBlur={(event) => void control.onBlur(event).then(judgePhone)}
            type="email"
            dir="ltr"
            autoComplete="email"
            enterKeyHint="next"
            maxLength={254}
          />
        )}
      </FormField>
    </>
  )
}

function PersonFields({ form, today }: Omit<Props, 'first'>) {
  const t = useT('sign-in')
  const limits = { min: FIRST_BIRTH_DATE, max: today, hasYears: true }
  return (
    <>
      <FormField form={form} name="birthDate" label={t('birthDate')} example={t('dayForm')}>
        {(control) => <DateInput {...control} {...limits} placeholder="1990-12-31" enterKeyHint="next" />}
      </FormField>
      <fieldset className="sign-gender">
        <legend>
          {t('gender')} <em>{t('optional')}</em>
        </legend>
        {(['MALE', 'FEMALE'] as const).map((gender) => (
          <label key={gender} className="choice-label">
            <input type="radio" value={gender} {...form.register('gender')} />
            {t(gender === 'MALE' ? 'male' : 'female')}
          </label>
        ))}
      </fieldset>
      <label className="choice-label field-wide form-tick">
        <input type="checkbox" value="1" {...form.register('reportSubscription')} />
        {t('news')}
      </label>
    </>
  )
}
