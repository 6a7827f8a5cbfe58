import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#domain/language.ts'
import { answerXml } from './cached-xml.ts'
import type { PageCache } from '../page-cache.ts'
import { pagesSitemap, productsSitemap, sitemapOverview } from './sitemap.ts'
import type { SitemapSource } from './sitemap.ts'

type Options = SitemapSource & { cache: PageCache }

/** /sitemap.xml and the files it lists; cached like pages, made again when the catalogue changes. */
export function sitemapRoutes(app: FastifyInstance, options: Options): void {
  app.get('/sitemap.xml', (request, reply) => answerXml(request, reply, options.cache, () => sitemapOverview(options)))
  app.get<{ Params: { language: string; file: string } }>('/sitemaps/:language/:file', (request, reply) => {
    const { language, file } = request.params
    const number = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(file)?.[1])
    if (!isLanguage(language) || (file !== 'pages.xml' && !number)) return reply.callNotFound()
    const make = () => (number ? productsSitemap(options, language, number) : pagesSitemap(options, language))
    return answerXml(request, reply, options.cache, make)
  })
}
