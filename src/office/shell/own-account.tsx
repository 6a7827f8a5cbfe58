import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useMe } from '../app/me.tsx'
import { useRoleNames } from '../shared/staff/role-names.ts'
import { addressOf } from '../site-map.ts'
import { PersonMark } from '../components/person-mark.tsx'
import { SignOutButton } from '../components/sign-out-button.tsx'

/** Who is signed in, with the way to their account, and the way out. */
export function OwnAccount() {
  const t = useT('office-frame')
  const me = useMe()
  const roleNames = useRoleNames()
  return (
    <div className="own-account">
      <Link to={addressOf('account')} title={t('account')}>
        <PersonMark name={me.name} />
        <span>
          <b>
            <bdi>{me.name}</bdi>
          </b>
          <small className="one-line">{roleNames(me.roles)}</small>
        </span>
      </Link>
      <SignOutButton />
    </div>
  )
}

/** The way to the own account on a phone, where the side is not. */
export function OwnMark() {
  const t = useT('office-frame')
  const { name } = useMe()
  return (
    <Link to={addressOf('account')} className="own-mark" aria-label={t('account')}>
      <PersonMark name={name} />
    </Link>
  )
}
