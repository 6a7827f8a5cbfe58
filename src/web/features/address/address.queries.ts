import { apiQuery } from '#ui/fetching/api-query.ts'

/** Places do not change while a page is open, and belong to no one: their tag keeps them when a session ends. */
export const regionsQuery = apiQuery('/api/app/regions', { tags: ['settings'] })
export const citiesQuery = (region: string) => apiQuery(`/api/app/regions/${region}/cities`, { tags: ['settings'] })
export const districtsQuery = (city: string) => apiQuery(`/api/app/cities/${city}/districts`, { tags: ['settings'] })
