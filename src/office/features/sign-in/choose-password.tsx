import { useId, useState } from 'react'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Button } from '#ui/button.tsx'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import type { Invited } from './accept.tsx'

type Props = {
  invited: Invited
  token: string
  onChosen: (chosen: { password: string; secret: string; uri: string }) => void
}

/** The password of a new account, judged by the server before a second factor is asked for. */
export function ChoosePassword({ invited, token, onChosen }: Props) {
  const t = useT('office-sign-in')
  const id = useId()
  const { api } = usePage()
  const roleNames = useRoleNames()
  const [password, setPassword] = useState('')
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const submit = () =>
    run(async () => {
      const { data } = await api.post('/api/office/invitation/authenticator', { token, password })
      onChosen({ password, ...data })
    })
  return (
    <>
      <h1>{t('welcome', { name: invited.name })}</h1>
      <p className="quiet">{t(invited.isNew ? 'inviteLead' : 'wayBackLead', { roles: roleNames(invited.roles) })}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <input type="email" autoComplete="username" value={invited.email} readOnly hidden />
        <div className="field">
          <label htmlFor={id}>{t('newPassword')}</label>
          <input
            id={id}
            type="password"
            dir="ltr"
            autoComplete="new-password"
            minLength={12}
            required
            aria-describedby={`${id}-hint`}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <p id={`${id}-hint`}>{t('passwordHint')}</p>
        </div>
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" size="lg" wide loading={isBusy}>
          {t('next')}
        </Button>
      </form>
    </>
  )
}
