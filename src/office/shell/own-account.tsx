import { useMe } from '../app/me.tsx'
import { useRoleNames } from '../features/staff/role-names.ts'
import { PersonMark } from './person-mark.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** Who is signed in, and the way out. */
export function OwnAccount() {
  const me = useMe()
  const roleNames = useRoleNames()
  return (
    <div className="own-account">
      <PersonMark name={me.name} />
      <span>
        <b className="one-line">
          <bdi>{me.name}</bdi>
        </b>
        <small className="one-line">{roleNames(me.roles)}</small>
      </span>
      <SignOutButton />
    </div>
  )
}
