import type { FastifyReply, FastifyRequest } from 'fastify'
import { cachedAnswerOf } from '../cached-answer.ts'
import type { PageCache, Rendered } from '../page-cache.ts'
import { sendCached } from '../write-answer.ts'

const CACHING = [
  ['Cache-Control', 'public, max-age=3600'],
  ['Vary', 'Accept-Encoding'],
] as const

/** A file for machines, cached like pages and made again when the catalogue changes; 404 when there is none. */
export async function answerXml(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  make: () => Promise<string | undefined>,
  type = 'application/xml',
): Promise<void> {
  const render = async (): Promise<Rendered> => {
    const xml = await make()
    return {
      answer: cachedAnswerOf(xml === undefined ? 404 : 200, xml ?? '', [
        ['Content-Type', `${type}; charset=utf-8`],
        ...CACHING,
      ]),
      tags: ['catalogue', 'content'],
      keep: xml !== undefined,
    }
  }
  // The bare path is no key of a page: pages begin with a prefix or a language.
  const { answer, age } = await cache.page(new URL(request.url, 'http://_').pathname, render)
  await sendCached(request, reply, answer, age)
}
