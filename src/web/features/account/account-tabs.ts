import type { IconName } from '#ui/icons/icon-shapes.ts'

/** The parts of the account, by the name they have in its address (S256, S257). */
export const ACCOUNT_TABS = [
  { tab: 'myOrders', icon: 'cart' },
  { tab: 'notifications', icon: 'bell' },
  { tab: 'transactions', icon: 'history' },
  { tab: 'myRequests', icon: 'pen' },
  { tab: 'myArtwork', icon: 'file' },
  { tab: 'savedCards', icon: 'card' },
  { tab: 'myInfo', icon: 'user' },
  { tab: 'shippingAddresses', icon: 'pin' },
  { tab: 'subscriptions', icon: 'mail' },
  { tab: 'security', icon: 'lock' },
] as const satisfies readonly { tab: string; icon: IconName }[]

export type AccountTab = (typeof ACCOUNT_TABS)[number]['tab']

/** The part that an address names; undefined when there is no such part. */
export const tabNamed = (name: string | null): AccountTab | undefined =>
  ACCOUNT_TABS.find(({ tab }) => tab === name)?.tab
