import type { Permission } from '#domain/staff/permissions.ts'

/** A screen of the office: its address below /office, the file of its code, and what one must be allowed to see it. */
export interface Screen {
  readonly path: string
  /** `features/<file>.screen.tsx`. */
  readonly file: string
  /** Seen with any one of these; everybody when there are none. */
  readonly permissions: readonly Permission[]
}

/** Every screen that exists. An address is written here and nowhere else. */
export const SCREENS = {
  today: { path: '/', file: 'today/today', permissions: ['orders.view'] },
  orders: { path: '/orders', file: 'orders/orders', permissions: ['orders.view'] },
  money: { path: '/payments', file: 'money/money', permissions: ['money.view'] },
  coupons: { path: '/coupons', file: 'coupons/coupons', permissions: ['prices.view'] },
  newCoupon: { path: '/coupons/new', file: 'coupons/new-coupon', permissions: ['prices.decide'] },
  coupon: { path: '/coupons/:id', file: 'coupons/coupon', permissions: ['prices.view'] },
  newOrder: { path: '/orders/new', file: 'counter-order/new-order', permissions: ['orders.place'] },
  order: { path: '/orders/:number', file: 'order/order', permissions: ['orders.view'] },
  requests: { path: '/requests', file: 'requests/requests', permissions: ['quotations.view'] },
  request: { path: '/requests/:reference', file: 'requests/request', permissions: ['quotations.view'] },
  staff: { path: '/staff', file: 'staff/staff', permissions: ['staff.view'] },
  person: { path: '/staff/:id', file: 'staff/person', permissions: ['staff.view'] },
  newRole: { path: '/roles/new', file: 'roles/new-role', permissions: ['staff.decide'] },
  role: { path: '/roles/:id', file: 'roles/role', permissions: ['staff.view'] },
  tablets: { path: '/tablets', file: 'tablets/tablets', permissions: ['production.decide'] },
  activity: { path: '/activity', file: 'activity/activity', permissions: [] },
  parts: { path: '/parts', file: 'parts/parts', permissions: ['system.view'] },
  account: { path: '/account', file: 'account/account', permissions: [] },
  artwork: { path: '/artwork', file: 'artwork/artwork', permissions: ['artwork.view'] },
  artworkLine: { path: '/artwork/:code', file: 'artwork/artwork', permissions: ['artwork.view'] },
  board: { path: '/board', file: 'board/board', permissions: ['production.view'] },
  workshop: { path: '/workshop', file: 'workshop/workshop', permissions: ['production.view'] },
  scan: { path: '/scan', file: 'scan/scan', permissions: ['production.view'] },
  job: { path: '/scan/:code', file: 'scan/scan', permissions: ['production.view'] },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

/** The address of a screen, without the /office before it; `params` fill the named parts of its path. */
export function addressOf(name: ScreenName, params: Readonly<Record<string, string>> = {}, query = ''): string {
  const path = SCREENS[name].path.replaceAll(/:(\w+)/g, (_part, key: string) => encodeURIComponent(params[key] ?? ''))
  return query === '' ? path : `${path}?${query}`
}

/** Whether these permissions let a person see a screen. */
export const maySee = (screen: Screen, held: ReadonlySet<Permission>): boolean =>
  screen.permissions.length === 0 || screen.permissions.some((permission) => held.has(permission))
