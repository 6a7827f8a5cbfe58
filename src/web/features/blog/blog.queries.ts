import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Where in the list of articles an answer stands, and the tags there are. */
export type BlogListMeta = AnswerOf<'/api/app/blogs'>['meta']

/** Three under the title, and rows of three. */
const PER_PAGE = 12

/** A page of articles, newest first; of one subject when `tag` is its id. */
export const blogListQuery = ({ page, tag }: { page: number; tag: string | undefined }) =>
  apiQuery('/api/app/blogs', {
    query: { page, perPage: PER_PAGE, tag },
    tags: ['content'],
  })

/** The newest three, for the home page. */
export const latestBlogsQuery = apiQuery('/api/app/blogs', {
  query: { page: 1, perPage: 3 },
  tags: ['content'],
})

/** An article mentions prices of the catalogue. */
export const blogPostQuery = (id: string) =>
  apiQuery(`/api/app/blogs/${encodeURIComponent(id)}`, { tags: ['content', 'catalogue'] })
