import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** An order as its page shows it. */
export type Order = AnswerOf<`/api/office/orders/${string}`>['data']
/** The sums of an order, for those who may see money. */
export type Totals = NonNullable<Order['totals']>
export type OrderLine = Order['lines'][number]
export type Move = Order['moves'][number]
export type TimelineEntry = Order['timeline'][number]

/** Where the API has an order. */
export const orderPath = (number: string | number) => `/api/office/orders/${encodeURIComponent(number)}` as const

export const orderQuery = (number: string | number) => apiQuery(orderPath(number), { tags: [] })

/** Who made the newest change of an order; null when no person did. */
export const lastChangedBy = ({ data }: { readonly data: Order }) => data.timeline.find((entry) => 'by' in entry)?.by
