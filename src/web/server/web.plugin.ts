import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOwnPage } from '#domain/http/own-page.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { Language } from '#domain/language.ts'
import { readAddress } from '../routes/match-route.ts'
import type { PageAddress } from '../routes/match-route.ts'
import { ROUTES } from '../site-map.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type { PageAnswer, Renderer } from '../server-render/renderer.tsx'
import { cachedAnswerOf } from './cached-answer.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { answerLastResort } from './last-resort.ts'
import type { LastFailure } from './last-resort.ts'
import { PageMoved } from './page-cache.ts'
import type { PageCache, Rendered, Served } from './page-cache.ts'
import { languageOfCookie, pageKey } from './page-key.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { isHashed } from './static-files.ts'
import { siteFileRoutes } from './site-files.ts'
import { sitemapRoutes } from './feeds/sitemap-routes.ts'
import { sendCached } from './write-answer.ts'

export type HeaderList = readonly (readonly [string, string])[]

export type WebPluginOptions = {
  publicUrl: string
  brand: () => Brand
  renderer: () => Promise<Renderer>
  cache: PageCache
  /** The API in a language, answered in memory; what a visitor posts counts for that visitor's address. */
  apiFor: (language: Language, visitor?: string) => ApiClient
  /** Security headers of a page. */
  headers: () => HeaderList
  files: ReadonlyMap<string, CachedAnswer>
  /** A file of an older build. */
  olderFile?: (address: string) => Promise<CachedAnswer | undefined>
  /** False in development, where every page is rendered again. */
  keepPages: boolean
  /** Whether pages name what they depend on, for a cache in front of the shop. */
  namesTags?: boolean
}

/** Largest form that is posted to a page without JavaScript. */
const FORM_LIMIT_BYTES = 64 * 1024

/** A redirect whose answer is not HTML; thrown past the page cache, which keeps pages only. */
class Redirected extends PageMoved {
  readonly answer: Extract<PageAnswer, { kind: 'redirect' }>
  constructor(answer: Extract<PageAnswer, { kind: 'redirect' }>) {
    super('redirect')
    this.answer = answer
  }
}

/** Every path outside of /api: static files, robots, sitemaps and feeds, and the pages. */
export async function webPlugin(app: FastifyInstance, options: WebPluginOptions): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
  app.setErrorHandler((failure: LastFailure, request, reply) =>
    answerLastResort(failure, request, reply, options.brand().firstLanguage),
  )
  siteFileRoutes(app, options)
  sitemapRoutes(app, options)
  feedRoutes(app, options)
  app.get('/*', (request, reply) => answerGet(request, reply, options))
  app.post('/*', (request, reply) => answerPost(request, reply, options))
}

async function answerGet(request: FastifyRequest, reply: FastifyReply, options: WebPluginOptions): Promise<void> {
  const target = request.raw.url ?? '/'
  const path = target.replace(/\?.*/, '')
  const file = options.files.get(path) ?? (isHashed(path) ? await options.olderFile?.(path) : undefined)
  if (file) return sendCached(request, reply, file)
  if (isApi(target)) return void reply.callNotFound()
  const address = readAddress(target)
  const language = address.prefix ?? languageOfCookie(request.headers.cookie, options.brand().firstLanguage)
  const key = pageKey(address.prefix, language, address.path, address.search)
  const render = async (): Promise<Rendered> =>
    toRendered(await renderPage(options, address, language), address, options)
  try {
    // An unknown path is no page: it is answered, never cached.
    const { answer, age }: Served = address.route ? await options.cache.page(key, render) : await render()
    if (address.route && !address.isTidy) return await redirectTo(reply, addressText(address), 301)
    await sendCached(request, reply, answer, age)
    options.cache.grown(key)
  } catch (failure) {
    if (!(failure instanceof Redirected)) throw failure
    await redirectTo(reply, failure.answer.location, failure.answer.status)
  }
}

/** Sends the browser elsewhere. Never cached: where a page is may change with what it shows. */
const redirectTo = async (reply: FastifyReply, location: string, status: number): Promise<void> =>
  void (await reply.header('cache-control', 'no-store').redirect(location, status))

async function answerPost(request: FastifyRequest, reply: FastifyReply, options: WebPluginOptions): Promise<void> {
  if (isApi(request.raw.url ?? '/')) return void reply.callNotFound()
  const address = readAddress(request.raw.url ?? '/')
  if (!isFromOwnPage(request.headers, options.publicUrl)) {
    await reply.code(403).type('text/plain').send('This form was sent from another site.')
    return
  }
  const language = address.prefix ?? languageOfCookie(request.headers.cookie, options.brand().firstLanguage)
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const page = await renderPage(options, address, language, { form, visitor: request.ip })
  if (page.kind === 'redirect')
    return void (await reply.redirect(page.location, page.status === 302 ? 303 : page.status))
  await sendCached(
    request,
    reply,
    cachedAnswerOf(page.status, page.html, [...pageHeaders(options), ['Cache-Control', 'no-store']]),
  )
}

const renderPage = async (
  options: WebPluginOptions,
  address: PageAddress,
  language: Language,
  posted?: { form: URLSearchParams; visitor: string },
): Promise<PageAnswer> => {
  const renderer = await options.renderer()
  return renderer.render({
    method: posted ? 'POST' : 'GET',
    prefix: address.prefix,
    path: address.path,
    search: address.search,
    language,
    now: Date.now(),
    api: options.apiFor(language, posted?.visitor),
    ...(posted && { form: posted.form }),
  })
}

function toRendered(page: PageAnswer, address: PageAddress, options: WebPluginOptions): Rendered {
  if (page.kind === 'redirect') throw new Redirected(page)
  const keep = options.keepPages && page.status === 200 && !isForOneReader(address)
  const answer = cachedAnswerOf(page.status, page.html, [
    ...pageHeaders(options),
    ...cacheHeaders(address, keep),
    ...(keep && options.namesTags ? tagHeaders(page.tags) : []),
  ])
  return { answer, tags: page.tags, keep }
}

/** Whether it is a page that a secret link leads a single reader to: with a token in its path, or in a parameter. */
function isForOneReader({ route, search }: PageAddress): boolean {
  if (route === null) return false
  const page = ROUTES[route]
  return page.path.endsWith(':token') || ('secret' in page && new URLSearchParams(search).has(page.secret))
}

const pageHeaders = ({ headers }: WebPluginOptions): HeaderList => [
  ['Content-Type', 'text/html; charset=utf-8'],
  ...headers(),
]

/** As Varnish and Fastly read them, and as Cloudflare does; neither passes them on to visitors. */
const tagHeaders = (tags: readonly string[]): HeaderList => [
  ['Surrogate-Key', tags.join(' ')],
  ['Cache-Tag', tags.join(',')],
]

/** Unknown calls are the API's to answer. */
const isApi = (target: string): boolean => /^\/api(?:[/?]|$)/.test(target)

const addressText = ({ prefix, path, search }: PageAddress): string => withPrefix(prefix, path) + search

/** A CDN may keep prefixed pages; others depend on the language cookie. Browsers always ask again (ETag). */
function cacheHeaders({ prefix }: PageAddress, keep: boolean): HeaderList {
  if (!keep) return [['Cache-Control', 'no-store']]
  return prefix
    ? [
        ['Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
        ['Vary', 'Accept-Encoding'],
      ]
    : [
        ['Cache-Control', 'private, max-age=0, must-revalidate'],
        ['Vary', 'Accept-Encoding, Cookie'],
      ]
}
