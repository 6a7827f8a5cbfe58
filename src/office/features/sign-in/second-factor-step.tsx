import { useId, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Button } from '#ui/button.tsx'
import { FactorCode } from './factor-code.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

type Props = { hasApp: boolean; hasPasskey: boolean; onDone: () => void }

/** The second factor of a login: the app's code, a passkey, or a recovery code when both are lost. */
export function SecondFactorStep({ hasApp, hasPasskey, onDone }: Props) {
  const t = useT('office-sign-in')
  const id = useId()
  const { api } = usePage()
  const [usesRecovery, setUsesRecovery] = useState(!hasApp && !hasPasskey)
  const send = async (code: string) => {
    await api.post('/api/office/sign-in/code', { code })
    onDone()
  }
  return (
    <>
      <h1>{t(usesRecovery ? 'recoveryTitle' : 'codeTitle')}</h1>
      <p className="quiet" id={id}>
        {t(usesRecovery ? 'recoveryLead' : 'codeLead')}
      </p>
      {usesRecovery ? (
        <RecoveryCodeForm verb={t('logIn')} send={send} />
      ) : (
        <FactorCode describedBy={id} verb={t('logIn')} send={send} />
      )}
      <div className="sign-in-other">
        {hasPasskey ? <PasskeyButton onDone={onDone} /> : <span />}
        <Button look="ghost" onClick={() => setUsesRecovery((is) => !is)}>
          {t(usesRecovery ? 'useCode' : 'useRecovery')}
        </Button>
      </div>
    </>
  )
}
