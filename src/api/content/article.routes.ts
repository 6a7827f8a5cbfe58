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
import { routeSchema } from '../route-schema.ts'
import { err } from '#domain/result.ts'
import { listed, route } from '../route.ts'
import { pageMeta } from '../success.ts'

const ARTICLES_PER_PAGE = 12

/** Articles, newest first. */
export function blogRoutes(api: ApiServer, blog: BlogService): void {
  const list = {
    ...routeSchema('content', 'List articles, of one tag or of all, the newest first', BlogListAnswer),
    querystring: pagingQuery(ARTICLES_PER_PAGE).extend({ tag: Id.optional() }),
  }
  route(api, { method: 'GET', path: '/app/blogs', access: PUBLIC, schema: list }, async ({ query, language }) => {
    const { page, perPage, tag } = query
    const found = await blog.list({ tag, limit: perPage, offset: (page - 1) * perPage }, language)
    if (!found) return err(notFound('tag'))
    const { cards, tags, total } = found
    return listed(cards, { ...pageMeta(query, total), tags })
  })

  const one = {
    ...routeSchema('content', 'Get an article with related articles', BlogPostAnswer),
    params: z.strictObject({ id: Id }),
  }
  route(api, { method: 'GET', path: '/app/blogs/:id', access: PUBLIC, schema: one }, async ({ params, language }) => {
    return (await blog.find(params.id, language)) ?? err(notFound('article'))
  })
}

/** The company's pages. */
export function staticPageRoutes(api: ApiServer, pages: StaticPageService): void {
  const schema = {
    ...routeSchema('content', 'Get a static page, such as the terms', StaticPageAnswer),
    params: z.strictObject({ key: z.enum(STATIC_PAGE_KEYS) }),
  }
  route(api, { method: 'GET', path: '/app/pages/:key', access: PUBLIC, schema }, async ({ params, language }) => {
    return (await pages.find(params.key, language)) ?? err(notFound('page'))
  })
}
