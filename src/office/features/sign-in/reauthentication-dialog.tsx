import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { answerReauthentication } from '../../app/reauthentication.ts'
import { FactorCode } from './factor-code.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** Asks for the second factor again, above whatever needs it: what moves money, opens accounts or takes data out. */
export function ReauthenticationDialog() {
  const t = useT('office-sign-in')
  const id = useId()
  const { api } = usePage()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const send = async (code: string) => {
    await api.post('/api/office/fresh', { code })
    answerReauthentication(true)
  }
  return (
    <Dialog open onClose={() => answerReauthentication(false)} title={t('freshTitle')}>
      <p className="quiet" id={id}>
        {t(usesRecovery ? 'recoveryLead' : 'freshLead')}
      </p>
      {usesRecovery ? (
        <RecoveryCodeForm verb={t('confirm')} send={send} />
      ) : (
        <FactorCode describedBy={id} verb={t('confirm')} send={send} />
      )}
      <div className="sign-in-other">
        <PasskeyButton use="fresh" onDone={() => answerReauthentication(true)} />
        <Button look="ghost" onClick={() => setUsesRecovery((is) => !is)}>
          {t(usesRecovery ? 'useCode' : 'useRecovery')}
        </Button>
      </div>
    </Dialog>
  )
}
