import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#domain/language.ts'
import { keepAnswer } from './kept-answer.ts'
import type { Rendered } from './page-cache.ts'
import type { PageCache } from './page-cache.ts'
import { pagesSitemap, productsSitemap, sitemapOverview } from './sitemap.ts'
import type { SitemapSource } from './sitemap.ts'
import { sendKept } from './write-answer.ts'

type Options = SitemapSource & { cache: PageCache }

const HEADERS = [
  ['Content-Type', 'application/xml; charset=utf-8'],
  ['Cache-Control', 'public, max-age=3600'],
  ['Vary', 'Accept-Encoding'],
] as const

/** /sitemap.xml and the files it lists; kept like pages, made anew when the catalogue changes. */
export function sitemapRoutes(app: FastifyInstance, options: Options): void {
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, options, () => sitemapOverview(options)))
  app.get<{ Params: { language: string; file: string } }>('/sitemaps/:language/:file', (request, reply) => {
    const { language, file } = request.params
    const number = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(file)?.[1])
    if (!isLanguage(language) || (file !== 'pages.xml' && !number)) return reply.callNotFound()
    const make = () => (number ? productsSitemap(options, language, number) : pagesSitemap(options, language))
    return answer(request, reply, options, make)
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache }: Options,
  make: () => Promise<string | undefined>,
): Promise<void> {
  const render = async (): Promise<Rendered> => {
    const xml = await make()
    return {
      answer: keepAnswer(xml === undefined ? 404 : 200, xml ?? '', HEADERS),
      tags: ['catalogue', 'content'],
      keep: xml !== undefined,
    }
  }
  // The bare path is no key of a page: pages begin with a prefix or a language.
  const found = await cache.page(new URL(request.url, 'http://_').pathname, render)
  await sendKept(request, reply, found)
}
