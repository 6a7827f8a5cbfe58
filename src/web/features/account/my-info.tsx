import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { Identifiers } from './identifiers.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the customer is and how they are reached (S261). */
export default function MyInfo() {
  const t = useT('account')
  return (
    <WhenFetched query={profileQuery}>
      {({ data }) => (
        <>
          <Identifiers profile={data} />
          <h2>{t('aboutYou')}</h2>
          <ProfileForm profile={data} />
          <p className="quiet account-foot">
            <Link className="underlined" to={hrefs.userProfile({ tab: 'security' })}>
              {t('dataLink')}
            </Link>
          </p>
        </>
      )}
    </WhenFetched>
  )
}
