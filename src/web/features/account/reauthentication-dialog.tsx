import { useState } from 'react'
import { localPhone } from '#domain/contact/phone.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { signWithPasskey } from '#ui/passkeys/sign-with-passkey.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { passkeysQuery } from './account.queries.ts'
import { CodeStep } from './code-step.tsx'
import type { IdentifierKind } from './identifiers.tsx'
import type { Profile } from './profile-rules.ts'
import { answerReauthentication } from './reauthentication-request.ts'

type Way = { readonly kind: IdentifierKind; readonly to: string }

/** Checks that it is still the customer who uses the session: a code to what they have now, or a passkey. */
export default function ReauthenticationDialog() {
  const t = useT('account')
  return (
    <Dialog open onClose={() => answerReauthentication(false)} title={t('reauthenticationTitle')}>
      <WhenFetched query={profileQuery}>{({ data }) => <Ways ways={waysOf(data)} />}</WhenFetched>
    </Dialog>
  )
}

const waysOf = ({ email, emailVerifiedAt, phone, phoneVerifiedAt }: Profile): Way[] => [
  ...(email !== null && emailVerifiedAt !== null ? [{ kind: 'email', to: email } as const] : []),
  ...(phone !== null && phoneVerifiedAt !== null ? [{ kind: 'phone', to: localPhone(phone) } as const] : []),
]

function Ways({ ways }: { ways: readonly Way[] }) {
  const t = useT('account')
  const { api } = usePage()
  const [sent, setSent] = useState<Way & { at: number }>()
  const { isBusy, problem, run } = useRequest()
  const send = async (way: Way): Promise<void> => {
    await api.post('/api/customers/reauthentication/code', { kind: way.kind })
    setSent({ ...way, at: Date.now() })
  }
  if (sent)
    return (
      <CodeStep
        key={sent.at}
        sent={sent}
        {...(ways.length > 1 && { onBack: () => setSent(undefined) })}
        verify={async (otp) => {
          await api.post('/api/customers/reauthentication', { kind: sent.kind, otp })
          answerReauthentication(true)
        }}
        resend={() => send(sent)}
      />
    )
  return (
    <>
      <DialogText className="quiet">{t('reauthenticationText')}</DialogText>
      <ul className="account-list account-ways">
        {ways.map((way) => (
          <li key={way.kind} className="account-row">
            <Icon name={way.kind === 'email' ? 'mail' : 'phone'} />
            <span>
              <b>{t(way.kind)}</b>
              <span className="quiet">
                <Ltr>{way.to}</Ltr>
              </span>
            </span>
            <Button
              size="sm"
              aria-label={t('reauthenticationSend', way)}
              loading={isBusy}
              onClick={() => void run(() => send(way))}
            >
              {t('sendCode')}
            </Button>
          </li>
        ))}
        <PasskeyRow isBusy={isBusy} run={run} />
      </ul>
      <p role="alert" className="code-bad">
        {problem}
      </p>
    </>
  )
}

function PasskeyRow({ isBusy, run }: Pick<ReturnType<typeof useRequest>, 'isBusy' | 'run'>) {
  const t = useT('account')
  const { api } = usePage()
  const passkeys = useFetched(passkeysQuery)?.data ?? []
  if (passkeys.length === 0 || !('PublicKeyCredential' in globalThis)) return null
  const prove = async (): Promise<void> => {
    const options = await api.post('/api/customers/reauthentication/passkey/options', {})
    const signed = await signWithPasskey(options.data)
    if (!signed) return
    await api.post('/api/customers/reauthentication/passkey', signed)
    answerReauthentication(true)
  }
  return (
    <li className="account-row">
      <Icon name="key" />
      <span>
        <b>{t('passkey')}</b>
        <span className="quiet">{t('reauthenticationPasskeyText')}</span>
      </span>
      <Button look="outline" size="sm" loading={isBusy} onClick={() => void run(prove)}>
        {t('usePasskey')}
      </Button>
    </li>
  )
}
