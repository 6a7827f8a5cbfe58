import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { LabelledInput } from '../../edit/labelled-input.tsx'

/** Another password, after the present one. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT('office-account')
  const { api } = usePage()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const submit = () =>
    run(async () => {
      const body = { password, ...(hasPassword && { current }) }
      toast({ title: (await api.post('/api/office/me/password', body)).message })
      setCurrent('')
      setPassword('')
    })
  return (
    <section className="ruled">
      <h2>{t('password')}</h2>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {hasPassword ? (
          <LabelledInput
            label={t('currentPassword')}
            type="password"
            dir="ltr"
            required
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        ) : null}
        <LabelledInput
          label={t('newPassword')}
          hint={t('passwordHint')}
          type="password"
          dir="ltr"
          required
          minLength={12}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" look="outline" loading={isBusy}>
          {t('changePassword')}
        </Button>
      </form>
    </section>
  )
}
