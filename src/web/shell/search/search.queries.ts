import { apiQuery } from '#ui/fetching/api-query.ts'

/** What the search box offers for a text (S95). */
export const suggestionsQuery = (name: string) =>
  apiQuery('/api/app/search/suggest', { query: { name }, tags: ['catalogue'] })
