import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { useMe } from '../../app/me.tsx'
import { SignOutButton } from '../../components/sign-out-button.tsx'
import { Broken, Waiting } from '../../components/states.tsx'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import { SECURITY } from './account.queries.ts'
import { Factors } from './factors.tsx'
import { PasswordForm } from './password-form.tsx'
import { PinForm } from './pin-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'

export const AREAS: readonly AreaName[] = ['office-account', 'office-edit']

/** The own account: how one is called, how the office looks, how one comes in, and where one is signed in. */
export default function AccountScreen() {
  const t = useT('office-account')
  const me = useMe()
  const roleNames = useRoleNames()
  const found = useQuery<AnswerOf<'/api/office/me/security'>>(plain(SECURITY))
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p>
          <Ltr>{me.email}</Ltr> · {roleNames(me.roles)}
        </p>
        <div className="page-head-end">
          <SignOutButton />
        </div>
      </div>
      <div className="order-columns">
        <div className="order-main">
          <ProfileForm me={me} />
          {found.data ? (
            <>
              <Factors security={found.data.data} />
              <PasswordForm hasPassword={found.data.data.hasPassword} />
              <PinForm hasPin={found.data.data.hasPin} />
            </>
          ) : found.error ? (
            <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <Waiting />
          )}
        </div>
        <aside className="order-side">{found.data ? <Sessions sessions={found.data.data.sessions} /> : null}</aside>
      </div>
    </>
  )
}
