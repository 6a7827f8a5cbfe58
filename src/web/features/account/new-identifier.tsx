import { useForm } from 'react-hook-form'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { email, mobile } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { withReauthentication } from './reauthentication-request.ts'
import type { IdentifierKind } from './identifiers.tsx'

type Values = { emailOrNumber: string }

const CONTROLS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
} as const

type Props = { kind: IdentifierKind; label: string; typed: string; onSent: (to: string) => void }

/** Asks for a code to a new e-mail address or number. */
export function NewIdentifier({ kind, label, typed, onSent }: Props) {
  const t = useT('account')
  const { api } = usePage()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { emailOrNumber: typed },
    resolver: resolveFields<Values>({ emailOrNumber: kind === 'email' ? email : mobile }),
  })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async ({ emailOrNumber }) => {
      const to = emailOrNumber.trim()
      await withReauthentication(() => api.post('/api/customers/change-identifier', { emailOrNumber: to }))
      onSent(to)
    },
  })
  return (
    <form className="account-step" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormField form={form} name="emailOrNumber" label={label} required>
        {(control) => <input {...control} {...CONTROLS[kind]} dir="ltr" enterKeyHint="send" />}
      </FormField>
      <FormAlert refusal={refusal} />
      <Button type="submit" wide loading={isSending}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
