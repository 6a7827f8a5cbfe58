import { apiQuery } from '#ui/fetching/api-query.ts'

const path = (id: string) => `/api/app/products/${encodeURIComponent(id)}` as const

/** Everything about one product. */
export const productQuery = (id: string) => apiQuery(path(id), { tags: [`product:${id}`] })

/** Products that go well with one. */
export const relatedQuery = (id: string) => apiQuery(`${path(id)}/related`, { tags: [`product:${id}`, 'catalogue'] })
