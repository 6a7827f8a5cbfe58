import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#domain/language.ts'
import { blogFeed } from './blog-feed.ts'
import { answerXml } from './cached-xml.ts'
import type { PageCache } from '../page-cache.ts'
import { productFeed } from './product-feed.ts'
import type { SitemapSource } from './sitemap.ts'

const RSS = 'application/rss+xml'

/** /feeds/{language}/blog.xml for readers, and products-1.xml and so on for Google Merchant Center. */
export function feedRoutes(app: FastifyInstance, options: SitemapSource & { cache: PageCache }): void {
  app.get<{ Params: { language: string; file: string } }>('/feeds/:language/:file', (request, reply) => {
    const { language, file } = request.params
    const number = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(file)?.[1])
    if (!isLanguage(language) || (file !== 'blog.xml' && !number)) return reply.callNotFound()
    const make = () => (number ? productFeed(options, language, number) : blogFeed(options, language))
    return answerXml(request, reply, options.cache, make, number ? 'application/xml' : RSS)
  })
}
