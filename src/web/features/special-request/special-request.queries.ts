import { apiQuery } from '#ui/fetching/api-query.ts'

/** Every city, by region. */
export const citiesQuery = apiQuery('/api/app/cities', { tags: ['settings'] })
