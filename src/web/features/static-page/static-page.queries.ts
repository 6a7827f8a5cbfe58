import type { StaticPage } from '#contract/content/static-page.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** A page of the company, by its key: the last part of its address. */
export const staticPageQuery = (key: StaticPage['key']) => apiQuery(`/api/app/pages/${key}`, { tags: ['content'] })
