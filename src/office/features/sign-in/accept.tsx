import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useLocation } from '#ui/router/router.tsx'
import { Waiting } from '../../components/states.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** An invitation as its link opens it. */
export type Invited = AnswerOf<'/api/office/invitation', 'post'>['data']

type Chosen = { readonly password: string; readonly secret: string; readonly uri: string }

/** What the link of an invitation opens: a password, a second factor, and only then the office. */
export function Accept({ shopName }: { shopName: string }) {
  const t = useT('office-sign-in')
  const { api } = usePage()
  const token = useLocation().hash.slice(1)
  const invited = useInvitation(token)
  const [chosen, setChosen] = useState<Chosen>()
  const [codes, setCodes] = useState<readonly string[]>()
  const accept = async (code: string) => {
    const body = { token, password: chosen?.password ?? '', code }
    setCodes((await api.post('/api/office/invitation/accept', body)).data.recoveryCodes)
  }
  return (
    <SignInCard shopName={shopName} step={[codes ? 3 : chosen ? 2 : 1, 3]}>
      {codes ? (
        <>
          <h1>{t('codesTitle')}</h1>
          <RecoveryCodes codes={codes} verb={t('toOffice')} onDone={() => location.assign('/office')} />
        </>
      ) : chosen ? (
        <>
          <h1>{t('factorTitle')}</h1>
          <EnrolFactor first={chosen} ask={async () => chosen} confirm={accept} />
        </>
      ) : invited === 'over' ? (
        <h1>{t('wrongOrigin')}</h1>
      ) : invited ? (
        <ChoosePassword invited={invited} token={token} onChosen={setChosen} />
      ) : (
        <Waiting />
      )}
    </SignInCard>
  )
}

/** What a token invites to; `over` when it is used, revoked, too old or none. */
function useInvitation(token: string): Invited | 'over' | undefined {
  const { api } = usePage()
  const [invited, setInvited] = useState<Invited | 'over'>()
  useEffect(() => {
    api.post('/api/office/invitation', { token }).then(
      ({ data }) => setInvited(data),
      () => setInvited('over'),
    )
  }, [api, token])
  return invited
}
