import { useForm } from 'react-hook-form'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { identifier, required } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { formOf } from '../form-of.ts'
import { IdentifierField } from '../identifier-field.tsx'
import type { StepProps } from './step-props.ts'
import { useArrival } from '../use-arrival.ts'

type Values = { emailOrNumber: string; password: string }

const resolver = resolveFields<Values>({ emailOrNumber: identifier, password: required })

/** Signing in with a password, for who has chosen one. */
export function PasswordStep({ state, send }: StepProps) {
  const t = useT('sign-in')
  const { api } = usePage()
  const arrive = useArrival()
  const isKnown = state.identifier !== ''
  const form = useForm<Values>({ defaultValues: { emailOrNumber: state.identifier, password: '' }, resolver })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async (values) => arrive(await api.post('/api/customers/login-password', formOf(values))),
  })
  const forgot = () => send({ type: 'go', step: 'forgot', identifier: form.getValues('emailOrNumber') })
  return (
    <form className="sign-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <IdentifierField form={form} isKnown={isKnown} />
      <FormField form={form} name="password" label={t('password')} required>
        {(control) => (
          <input
            {...control}
            {...(isKnown && { 'data-first': '' })}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            enterKeyHint="send"
            maxLength={200}
          />
        )}
      </FormField>
      <FormAlert refusal={refusal} />
      <Button type="submit" size="lg" wide loading={isSending}>
        {t('login')}
      </Button>
      <Button look="link" onClick={forgot}>
        {t('forgot')}
      </Button>
    </form>
  )
}
