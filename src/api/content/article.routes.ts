import { z } from 'zod'
import { BlogListAnswer, BlogPostAnswer } from '#contract/content/blog.ts'
import { STATIC_PAGE_KEYS, StaticPageAnswer } from '#contract/content/static-page.ts'
import { Id } from '#contract/envelope.ts'
import { pagingQuery } from '#contract/paging-query.ts'
import type { BlogService } from '#services/content/blog.service.ts'
import type { StaticPageService } from '#services/content/static-page.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta, succeed } from '../success.ts'

const ARTICLES_PER_PAGE = 12

/** Articles, newest first. */
export function blogRoutes(api: ApiServer, blog: BlogService): void {
  const list = {
    ...routeSchema('content', 'Articles, newest first, of one tag or of all', BlogListAnswer),
    querystring: pagingQuery(ARTICLES_PER_PAGE).extend({ tag: Id.optional() }),
  }
  api.get('/app/blogs', { schema: list, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { page, perPage, tag } = request.query
    const found = await blog.list({ tag, limit: perPage, offset: (page - 1) * perPage }, language)
    if (!found) throw notFound('tag')
    const { cards, tags, total } = found
    return { ...succeed(language, cards), meta: { ...pageMeta(request.query, total), tags } }
  })

  const one = {
    ...routeSchema('content', 'An article with others like it', BlogPostAnswer),
    params: z.strictObject({ id: Id }),
  }
  api.get('/app/blogs/:id', { schema: one, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const post = await blog.find(request.params.id, language)
    if (!post) throw notFound('article')
    return succeed(language, post)
  })
}

/** The company's pages. */
export function staticPageRoutes(api: ApiServer, pages: StaticPageService): void {
  const schema = {
    ...routeSchema('content', 'A page of the company', StaticPageAnswer),
    params: z.strictObject({ key: z.enum(STATIC_PAGE_KEYS) }),
  }
  api.get('/app/pages/:key', { schema, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const page = await pages.find(request.params.key, language)
    if (!page) throw notFound('page')
    return succeed(language, page)
  })
}
