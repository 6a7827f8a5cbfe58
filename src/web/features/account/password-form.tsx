import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { Button } from '#ui/button.tsx'
import { newPassword, required } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { devicesQuery } from './account.queries.ts'
import { withReauthentication } from './reauthentication-request.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }
type Values = typeof EMPTY

/** Sets the first password, or a new one for who knows the old; other devices are signed out by the server. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT('account')
  const { api } = usePage()
  const client = useQueryClient()
  const rules = resolveFields<Values>({
    password: newPassword,
    ...(hasPassword && { currentPassword: required }),
  })
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    resolver: (values) => {
      const result = rules(values)
      const isSame = values.password === values.confirmPassword
      if (isSame) return result
      return { values: {}, errors: { ...result.errors, confirmPassword: { type: 'passwords_differ' } } }
    },
  })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    send: async ({ currentPassword, ...next }) => {
      const passwords = { ...next, ...(hasPassword && { currentPassword }) }
      const { message } = await withReauthentication(() => api.put('/api/customers/password', passwords))
      form.reset(EMPTY)
      toast({ title: message })
      for (const query of [profileQuery, devicesQuery]) await client.invalidateQueries(plain(query))
    },
  })
  return (
    <form className="form account-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {hasPassword ? (
        <FormField form={form} name="currentPassword" label={t('currentPassword')} required wide>
          {(control) => <input {...control} type="password" dir="ltr" autoComplete="current-password" />}
        </FormField>
      ) : null}
      <FormField form={form} name="password" label={t('newPassword')} required hint={t('passwordHint')}>
        {(control) => <input {...control} type="password" dir="ltr" autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="confirmPassword" label={t('confirmPassword')} required>
        {(control) => <input {...control} type="password" dir="ltr" autoComplete="new-password" />}
      </FormField>
      <div className="field-wide form-end">
        <FormAlert refusal={refusal} />
        <Button type="submit" look="outline" loading={isSending}>
          {t(hasPassword ? 'changePassword' : 'setPassword')}
        </Button>
      </div>
    </form>
  )
}
