import { apiQuery } from '#ui/fetching/api-query.ts'

/** All versions of one's files. Without tags: they belong to who is signed in, and are discarded with the session. */
export const filesQuery = apiQuery('/api/artworks', { query: { versions: 'all' }, tags: [] })
