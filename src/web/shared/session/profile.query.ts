import { apiQuery } from '#ui/fetching/api-query.ts'

/** All that the shop knows of who is signed in. Without tags: it is discarded with the session. */
export const profileQuery = apiQuery('/api/customers/profile', { tags: [] })
