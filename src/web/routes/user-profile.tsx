import { useState } from 'react'
import { AccountNav } from '../features/account/account-nav.tsx'
import type { AccountTab } from '../features/account/account-tabs.ts'
import { tabNamed } from '../features/account/account-tabs.ts'
import { DeletionNotice } from '../features/account/deletion-notice.tsx'
import { ReauthenticationHost } from '../features/account/reauthentication-host.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useSearch } from '#ui/router/router.tsx'
import { useSession } from '../shared/session/session-store.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { NotFetched } from '#ui/fetching/not-fetched.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import '../styles/account.css'

/** Each part is fetched when it is opened. */
const PARTS = {
  myOrders: onDemand(() => import('../features/orders/my-orders.tsx')),
  notifications: onDemand(() => import('../features/orders/notifications.tsx')),
  transactions: onDemand(() => import('../features/orders/transactions.tsx')),
  myRequests: onDemand(() => import('../features/orders/my-requests.tsx')),
  myArtwork: onDemand(() => import('../features/my-artwork/my-artwork.tsx')),
  savedCards: onDemand(() => import('../features/saved-cards/saved-cards.tsx')),
  myInfo: onDemand(() => import('../features/account/my-info.tsx')),
  shippingAddresses: onDemand(() => import('../features/address/addresses.tsx')),
  subscriptions: onDemand(() => import('../features/account/subscriptions.tsx')),
  security: onDemand(() => import('../features/account/security.tsx')),
} satisfies Record<AccountTab, unknown>

/** What belongs to the customer (S42, S256). */
export default function UserProfilePage() {
  const t = useT('account')
  const search = useSearch()
  const tab = tabNamed(search.get('tab')) ?? 'myOrders'
  // An order says its own number.
  const hasOwnHeading = tab === 'myOrders' && search.has('order')
  // Another customer in another tab: nothing that was typed for one is shown to the other.
  const { customer } = useSession()
  return (
    <div className="wrap account-section" key={customer?.id}>
      <AccountNav current={tab} />
      <section className="account-main" aria-labelledby="account-part">
        <DeletionNotice />
        {hasOwnHeading ? null : <h1 id="account-part">{t(tab)}</h1>}
        <AccountPart key={tab} tab={tab} />
      </section>
      <ReauthenticationHost />
    </div>
  )
}

/** A part of the account, or that it could not be fetched: the rest of the account stays. */
function AccountPart({ tab }: { tab: AccountTab }) {
  const [hasFailed, setFailed] = useState(false)
  const Part = PARTS[tab]
  // With a network, its code may be missing because a new release has replaced it.
  const again = () => (navigator.onLine === false ? setFailed(false) : location.reload())
  return hasFailed ? (
    <NotFetched onRetry={again} />
  ) : (
    <Part fallback={<RegistrationMark turning />} onFailure={() => setFailed(true)} />
  )
}
