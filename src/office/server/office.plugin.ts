import { createHash } from 'node:crypto'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'
import { securityHeaders } from '#domain/http/security-headers.ts'
import { officeLanguage, officePage } from './office-page.ts'
import type { OfficePage } from './office-page.ts'

export interface OfficePluginOptions {
  readonly page: () => OfficePage
  /** Folder of the built scripts and styles; none in development, where the development server has them. */
  readonly assets: string | undefined
  /** A file of an older build, for pages that were opened before a deploy. */
  readonly readOlder?: (address: string) => Promise<{ readonly type: string; readonly body: Buffer } | undefined>
  readonly isProduction: boolean
}

/** Everything from the shop itself; nothing of another origin runs, is sent or is drawn here. */
const policyOf = (scripts: string, style: string) =>
  [
    `script-src ${scripts}`,
    "default-src 'none'",
    `style-src 'self'${style === '' ? '' : ` '${hashOf(style)}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`

const OWN_SCRIPTS = "'self'"

/** Where tickets are scanned, on a phone or a tablet, the camera may be used, and what reads its pictures runs as WebAssembly. Only there. */
const SCAN_SCRIPTS = "'self' 'wasm-unsafe-eval'"
const SCAN_PATH = /^\/office\/(?:scan|tablet)(?:\/|\?|$)/

const ASSETS = '/office/assets'

/** The pages of the office: one document for every address below /office, and its built files. */
export async function officePlugin(app: FastifyInstance, options: OfficePluginOptions): Promise<void> {
  const { assets } = options
  if (assets !== undefined) await app.register((scope) => serveAssets(scope, assets, options), { prefix: ASSETS })
  const answer = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, options)
  app.get('/office', answer)
  app.get('/office/*', answer)
  // S392: where staff of other shops look for it.
  for (const path of ['/admin', '/admin/*']) app.get(path, (_request, reply) => reply.redirect('/office', 302))
}

async function serveAssets(
  app: FastifyInstance,
  root: string,
  { readOlder }: Pick<OfficePluginOptions, 'readOlder'>,
): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const older = await readOlder?.(request.url.replace(/\?.*/, ''))
    if (!older)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.')
    return reply
      .header('cache-control', IMMUTABLE)
      .header('x-content-type-options', 'nosniff')
      .type(older.type)
      .send(older.body)
  })
  await app.register(staticFiles, {
    root,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  })
}

function sendPage(
  { headers, url }: FastifyRequest,
  reply: FastifyReply,
  { page, assets, isProduction }: OfficePluginOptions,
) {
  const language = officeLanguage(headers.cookie, headers['accept-language'])
  const isScan = SCAN_PATH.test(url)
  const document = page()
  const standard = securityHeaders({ isProduction })
  return reply
    .headers({
      ...standard,
      // The development server writes scripts and styles into the page.
      ...(assets !== undefined && {
        'content-security-policy': policyOf(isScan ? SCAN_SCRIPTS : OWN_SCRIPTS, document.style),
      }),
      ...(isScan && { 'permissions-policy': standard['permissions-policy']?.replace('camera=()', 'camera=(self)') }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(officePage(document, language, headers.cookie))
}
