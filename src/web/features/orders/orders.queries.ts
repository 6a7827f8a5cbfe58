import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'
import type { OrderSearch } from './order-search.ts'

const PER_PAGE = 10

/** Without tags: they belong to who is signed in, and are discarded with the session. */
export const ordersQuery = ({ status, search, page }: OrderSearch) =>
  apiQuery('/api/carts/profile', {
    query: { page, perPage: PER_PAGE, ...(status !== '' && { status }), ...(search !== '' && { search }) },
    tags: [],
  })

/** Every choice of orders, to have them fetched again. */
export const everyOrdersQuery = apiQuery('/api/carts/profile', { tags: [] })

export type ListedOrder = AnswerOf<'/api/carts/profile'>['data'][number]
