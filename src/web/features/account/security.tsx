import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { devicesQuery, passkeysQuery } from './account.queries.ts'
import { Devices } from './devices.tsx'
import { GoogleRow } from './google-row.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { YourData } from './your-data.tsx'

/** Where and how the customer signs in, and what becomes of their data. */
export default function Security() {
  const t = useT('account')
  return (
    <>
      <h2>{t('devices')}</h2>
      <WhenFetched query={devicesQuery}>{({ data }) => <Devices devices={data} />}</WhenFetched>
      <h2>{t('passkeys')}</h2>
      <p className="quiet">{t('passkeysText')}</p>
      <WhenFetched query={passkeysQuery}>{({ data }) => <Passkeys passkeys={data} />}</WhenFetched>
      <WhenFetched query={profileQuery}>
        {({ data }) => (
          <>
            <GoogleRow isConnected={data.hasGoogle} />
            <h2>{t('password')}</h2>
            <p className="quiet">{t(data.hasPassword ? 'passwordSet' : 'passwordText')}</p>
            <PasswordForm key={String(data.hasPassword)} hasPassword={data.hasPassword} />
            <h2>{t('yourData')}</h2>
            <YourData isLeaving={data.deletionDueAt !== null} />
          </>
        )}
      </WhenFetched>
    </>
  )
}
