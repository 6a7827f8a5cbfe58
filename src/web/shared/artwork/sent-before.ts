import { apiQuery } from '#ui/fetching/api-query.ts'

/** The newest version of each of one's files. */
export const sentBefore = apiQuery('/api/artworks', { query: { versions: 'newest' }, tags: [] })
