import { useForm, useWatch } from 'react-hook-form'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { code, newPassword } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { CodeInput } from '#ui/form/code-input.tsx'
import { formOf } from '../form-of.ts'
import { ResendCode } from '../resend-code.tsx'
import { SentTo } from '../sent-to.tsx'
import type { StepProps } from './step-props.ts'

type Values = { otp: string; password: string; confirmPassword: string }

const rules = resolveFields<Values>({ otp: code, password: newPassword })

/** The rules of the fields, and that both passwords are the same (S379). */
const resolver = (values: Values) => {
  const found = rules(values)
  if (values.password === values.confirmPassword) return found
  return { values: {}, errors: { ...found.errors, confirmPassword: { type: 'passwords_differ' } } }
}

/** The code and a new password; every device is signed out (S58). */
export function ResetStep({ state, send }: StepProps) {
  const t = useT('sign-in')
  const tForm = useT('form')
  const { api } = usePage()
  const form = useForm<Values>({ defaultValues: { otp: '', password: '', confirmPassword: '' }, resolver })
  const otp = useWatch({ control: form.control, name: 'otp' })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async (values) => {
      const { message } = await api.post('/api/customers/reset-password', formOf({ ...values, data: state.identifier }))
      send({ type: 'password-reset', note: message })
    },
  })
  return (
    <>
      <SentTo state={state} isSure={false} />
      <form className="sign-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <input type="hidden" autoComplete="username" value={state.identifier} readOnly />
        <FormField form={form} name="otp" label={tForm('code')} required>
          {({ onChange: _onChange, defaultValue: _default, ...control }) => (
            <CodeInput
              {...control}
              value={otp}
              onChange={(typed) => form.setValue('otp', typed, { shouldValidate: form.formState.isSubmitted })}
            />
          )}
        </FormField>
        {(['password', 'confirmPassword'] as const).map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={t(name === 'password' ? 'newPassword' : 'confirmPassword')}
            required
            {...(name === 'password' && { hint: t('passwordHint') })}
          >
            {(control) => <input {...control} type="password" dir="ltr" autoComplete="new-password" maxLength={200} />}
          </FormField>
        ))}
        <FormAlert refusal={refusal} />
        <Button type="submit" size="lg" wide loading={isSending}>
          {t('setPassword')}
        </Button>
      </form>
      <ResendCode state={state} send={send} />
    </>
  )
}
