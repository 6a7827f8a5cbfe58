import { useId, useState } from 'react'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Button } from '#ui/button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { SignInStage } from './sign-in.tsx'

type Props = { email?: string | undefined; onStage: (stage: SignInStage) => void; onDone: () => void }

/** Email and password; or a passkey, which needs neither. */
export function PasswordStep({ email: known, onStage, onDone }: Props) {
  const t = useT('office-sign-in')
  const id = useId()
  const { api } = usePage()
  const [email, setEmail] = useState(known ?? '')
  const [password, setPassword] = useState('')
  const { isBusy, problem, run } = useRequest()
  const submit = () =>
    run(async () => {
      const { data } = await api.post('/api/office/sign-in', { email: email.trim(), password })
      const { authenticator, passkey } = data.factors
      onStage({ name: 'factor', email, hasApp: authenticator, hasPasskey: passkey })
    })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="quiet">{t(known === undefined ? 'lead' : 'again')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-email`}>{t('email')}</label>
          <input
            id={`${id}-email`}
            type="email"
            dir="ltr"
            autoComplete="username webauthn"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-password`}>{t('password')}</label>
          <input
            id={`${id}-password`}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" size="lg" wide loading={isBusy}>
          {t('next')}
        </Button>
      </form>
      <div className="sign-in-other">
        <PasskeyButton onDone={onDone} />
      </div>
    </>
  )
}
