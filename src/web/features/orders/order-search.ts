import { VISIBLE_STATUSES } from '#domain/orders/order-status.ts'
import type { VisibleStatus } from '#domain/orders/order-status.ts'
import { hrefs } from '../../site-map.ts'

/** Which of one's orders are shown; '' stands for any. */
export type OrderSearch = { readonly status: VisibleStatus | ''; readonly search: string; readonly page: number }

export const EVERY_ORDER: OrderSearch = { status: '', search: '', page: 1 }

/** Longest text that is looked for. */
export const MAX_SEARCH_LETTERS = 80

/** Reads the address; what makes no sense in it is left out. */
export function readOrderSearch(address: URLSearchParams): OrderSearch {
  const page = Number(address.get('page') ?? 1)
  return {
    status: VISIBLE_STATUSES.find((each) => each === address.get('status')) ?? '',
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LETTERS),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a choice of orders. */
export const orderSearchHref = ({ status, search, page }: OrderSearch): string =>
  hrefs.userProfile({ tab: 'myOrders', status, search, page: page === 1 ? undefined : page })
