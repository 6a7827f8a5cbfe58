import { lazy, Suspense } from 'react'
import { AccountNav } from '../features/account/account-nav.tsx'
import type { AccountTab } from '../features/account/account-tabs.ts'
import { tabNamed } from '../features/account/account-tabs.ts'
import { DeletionNotice } from '../features/account/deletion-notice.tsx'
import { ProofHost } from '../features/account/proof-host.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSearch } from '../router/router.tsx'
import { useSession } from '../session/session-store.ts'
import { RegistrationMark } from '../ui/icon.tsx'
import '../styles/account.css'

/** Each part is fetched when it is opened. */
const PARTS = {
  myOrders: lazy(() => import('../features/orders/my-orders.tsx')),
  transactions: lazy(() => import('../features/orders/transactions.tsx')),
  savedCards: lazy(() => import('../features/saved-cards/saved-cards.tsx')),
  myInfo: lazy(() => import('../features/account/my-info.tsx')),
  shippingAddresses: lazy(() => import('../features/address/addresses.tsx')),
  subscriptions: lazy(() => import('../features/account/subscriptions.tsx')),
  security: lazy(() => import('../features/account/security.tsx')),
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
  const Part = PARTS[tab]
  return (
    <div className="wrap acc" key={customer?.id}>
      <AccountNav current={tab} />
      <section className="acc-main" aria-labelledby="account-part">
        <DeletionNotice />
        {hasOwnHeading ? null : <h1 id="account-part">{t(tab)}</h1>}
        <Suspense fallback={<RegistrationMark turning />}>
          <Part />
        </Suspense>
      </section>
      <ProofHost />
    </div>
  )
}
