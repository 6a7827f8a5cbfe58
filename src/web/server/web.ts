import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'
import { namesOneHost } from '#domain/http/one-host.ts'
import { FILE_HEADERS, pagePolicy, securityHeaders } from '#domain/http/security-headers.ts'
import type { Language } from '#domain/language.ts'
import { styleOfBrand } from '#domain/brand/brand-style.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import type { ApiClient } from '#contract/api-client.ts'
import type * as ServerBundle from '../entry-server.tsx'
import { builtParts } from './built-parts.ts'
import { keepFrameAnswers } from './frame-answers.ts'
import { olderFiles } from './older-files.ts'
import type { ReadOlder } from './older-files.ts'
import { createPageCache } from './page-cache.ts'
import type { PageCache } from './page-cache.ts'
import { pageAssets } from './page-assets.ts'
import type { Manifest } from './page-assets.ts'
import { keyOfTarget } from './page-key.ts'
import { madeFile, readStaticFiles } from './static-files.ts'
import { webPlugin } from './web.plugin.ts'
import type { HeaderList } from './web.plugin.ts'
import { writeAtOnce } from './write-answer.ts'

export type WebOptions = {
  /** Folder of the build: dist, with client/ and server/ in it. */
  dist: string
  publicUrl: string
  /** How the shop presents itself now. */
  brand: () => Brand
  /** How it works now. */
  policy: () => ShopPolicy
  /** Between which totals each instalment provider of the shop takes four payments. */
  instalments: readonly AmountLimits[]
  isProduction: boolean
  /** Whether the page of parts is shown: in the demo. */
  hasParts: boolean
  maxCacheBytes: number
  /** The origin that browsers send cards to, when it is another one. */
  cardOrigin?: string | undefined
  /** The API in a language; what a visitor posts counts for that visitor's address. */
  apiFor: (language: Language, visitor?: string) => ApiClient
  nextExpiry?: (now: number) => number
  /** A file of an older build, for pages that were opened before a deploy. */
  readOlder?: ReadOlder
  /** Whether a cache in front of the shop is purged by tags: pages then name theirs. */
  hasEdgeCache?: boolean
  /** Whether changes may have gone unheard at this moment, because the database is away. */
  isCutOff?: () => boolean
  onFailure: (failure: unknown, id: string) => void
}

export type Web = {
  cache: PageCache
  /** Puts files in the place of built ones, such as the icons of a brand; those put there before are the built ones again. */
  replaceFiles: (made: ReadonlyMap<string, Buffer>) => void
  /** Register it last: it answers every path that nothing else does. */
  plugin: FastifyPluginAsync
  /** For Fastify's `serverFactory`: cached pages and files are answered before the router sees the request. */
  createServer: (handler: RequestListener, options?: ServerOptions) => Server
}

/** The storefront of a finished build. */
export async function createWeb(options: WebOptions): Promise<Web> {
  const { dist, publicUrl, brand, policy, instalments, isProduction, cardOrigin, onFailure } = options
  const bundle = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as typeof ServerBundle
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const common = Object.entries(securityHeaders({ isProduction }))
  const assets = pageAssets(manifest, (file) => readFileSync(join(dist, 'client', file), 'utf8'))
  const policyOf = (style: string): string =>
    pagePolicy({ scriptHash: hashOf(bundle.INLINE_SCRIPT), styleHash: hashOf(style), isProduction, cardOrigin })
  const headers = headersByStyle(assets.style, brand, (style) => [
    ...common,
    ['content-security-policy', policyOf(style)],
  ])
  const parts = options.hasParts ? await builtParts(dist) : undefined
  const files = new Map([
    ...(await readStaticFiles(join(dist, 'client'), Object.entries(FILE_HEADERS))),
    ...(parts?.files ?? []),
  ])
  const built = new Map(files)
  const cache = createPageCache({
    maxBytes: options.maxCacheBytes,
    ...(options.nextExpiry && { nextExpiry: options.nextExpiry }),
    ...(options.isCutOff && { isCutOff: options.isCutOff }),
    // A cache in front would store a page that is out of date, after a purge of it.
    ...(options.hasEdgeCache && { staleGraceMs: 0 }),
  })
  const renderer = bundle.createRenderer({ publicUrl, brand, policy, instalments, assets, onFailure })
  const { apiFor, forget } = keepFrameAnswers(options.apiFor)
  const invalidate: PageCache['invalidate'] = (tags) => {
    forget(tags)
    cache.invalidate(tags)
  }
  return {
    cache: { ...cache, invalidate },
    replaceFiles: (made) => {
      for (const [address, file] of built) files.set(address, file)
      for (const [address, body] of made) files.set(address, madeFile(body, address, Object.entries(FILE_HEADERS)))
    },
    plugin: (app) => {
      parts?.route(app)
      return webPlugin(app, {
        publicUrl,
        brand,
        renderer: async () => renderer,
        cache,
        apiFor,
        headers,
        files,
        ...(options.readOlder && { olderFile: olderFiles(options.readOlder, Object.entries(FILE_HEADERS)) }),
        keepPages: true,
        namesTags: options.hasEdgeCache ?? false,
      })
    },
    createServer: (handler, serverOptions = {}) =>
      createServer(
        serverOptions,
        withFastPath(handler, cache, files, () => brand().firstLanguage),
      ),
  }
}

/** Headers of a page; made again when the brand changes the style, whose hash is in them. */
function headersByStyle(built: string, brand: () => Brand, make: (style: string) => HeaderList): () => HeaderList {
  let known: { style: string; headers: HeaderList } | undefined
  return () => {
    const style = built + styleOfBrand(brand())
    if (known?.style !== style) known = { style, headers: make(style) }
    return known.headers
  }
}

const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`

/** Answers cached pages and built files in front of `handler`: a lookup and one write. */
function withFastPath(
  handler: RequestListener,
  cache: PageCache,
  files: Awaited<ReturnType<typeof readStaticFiles>>,
  first: () => Language,
): RequestListener {
  return (request: IncomingMessage, response) => {
    const { method, url = '/', headers } = request
    if ((method === 'GET' || method === 'HEAD') && namesOneHost(headers.host)) {
      const answer = cache.fresh(keyOfTarget(url, headers.cookie, first())) ?? files.get(url)
      if (answer && writeAtOnce(request, response, answer)) return
    }
    handler(request, response)
  }
}
