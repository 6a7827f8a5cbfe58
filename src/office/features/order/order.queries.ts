import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** An order as its page shows it. */
export type Order = AnswerOf<`/api/office/orders/${string}`>['data']
export type OrderLine = Order['lines'][number]
export type Move = Order['moves'][number]
export type TimelineEntry = Order['timeline'][number]

export const orderQuery = (number: string | number) =>
  apiQuery(`/api/office/orders/${encodeURIComponent(number)}`, { tags: [] })
