import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FILE_HEADERS } from '#domain/http/security-headers.ts'
import type { CachedAnswer } from './cached-answer.ts'
import type { Manifest } from './page-assets.ts'
import { partsRoute } from './parts-page.ts'
import { readStaticFiles } from './static-files.ts'

const ENTRY = 'src/web/parts/parts-entry.tsx'

/** Unlike a page of the shop it frames itself and has a style of its own. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

type BuiltParts = { readonly files: ReadonlyMap<string, CachedAnswer>; readonly route: (app: FastifyInstance) => void }

/** The page of parts out of the build (S485 to S491), for the demo: its files by address, and its route. */
export async function builtParts(dist: string): Promise<BuiltParts> {
  const folder = join(dist, 'parts')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  const headHtml = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  return {
    files: await readStaticFiles(folder, Object.entries(FILE_HEADERS)),
    route: (app) => partsRoute(app, { entry: `/${entry.file}`, headHtml }, HEADERS),
  }
}
