import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'
import { cachedAnswerOf } from './cached-answer.ts'
import type { CachedAnswer } from './cached-answer.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Files of these folders have a hash of their content in the name. */
const HASHED = /^[/](?:assets|lettering)[/]/
/** Whether the content of an address can never change. */
export const isHashed = (address: string): boolean => HASHED.test(address)

const ONE_DAY = 'public, max-age=86400'

/**
 * The built files of a folder, in memory by address, with the compressed bytes that the build wrote beside
 * them (x.js.br, x.js.gz). About 1 MB.
 */
export async function readStaticFiles(
  folder: string,
  commonHeaders: readonly (readonly [string, string])[],
): Promise<Map<string, CachedAnswer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
  const served = names.filter((name) => extname(name) in TYPES && !name.includes('/.vite/'))
  const files = new Map<string, CachedAnswer>()
  await Promise.all(
    served.map(async (name) => {
      const address = name.slice(folder.length).replaceAll('\\', '/')
      files.set(address, await readFileAnswer(name, address, new Set(names), commonHeaders))
    }),
  )
  return files
}

/** A file made while the shop runs, such as an icon of its brand, sent as it is. */
export function madeFile(
  body: Buffer,
  address: string,
  commonHeaders: readonly (readonly [string, string])[],
): CachedAnswer {
  const type = TYPES[extname(address)] ?? 'application/octet-stream'
  const answer = cachedAnswerOf(200, body, [['Content-Type', type], ['Cache-Control', ONE_DAY], ...commonHeaders])
  for (const encoding of ['identity', 'br', 'gzip'] as const) addVariant(answer, encoding, body)
  return answer
}

async function readFileAnswer(
  name: string,
  address: string,
  names: ReadonlySet<string>,
  commonHeaders: readonly (readonly [string, string])[],
): Promise<CachedAnswer> {
  const plain = await readFile(name)
  const answer = cachedAnswerOf(200, plain, [
    ['Content-Type', TYPES[extname(name)] ?? 'application/octet-stream'],
    ['Cache-Control', isHashed(address) ? IMMUTABLE : ONE_DAY],
    ...(names.has(`${name}.br`) ? [['Vary', 'Accept-Encoding'] as const] : []),
    ...commonHeaders,
  ])
  addVariant(answer, 'identity', plain)
  addVariant(answer, 'br', names.has(`${name}.br`) ? await readFile(`${name}.br`) : plain)
  addVariant(answer, 'gzip', names.has(`${name}.gz`) ? await readFile(`${name}.gz`) : plain)
  return answer
}

function addVariant(answer: CachedAnswer, encoding: 'br' | 'gzip' | 'identity', body: Buffer): void {
  const isCompressed = body !== answer.body
  answer.variants.set(encoding, {
    body,
    headers: [
      ...answer.headers,
      ['ETag', answer.etag],
      ['Content-Length', String(body.length)],
      ...(isCompressed ? [['Content-Encoding', encoding]] : []),
    ].flat(),
  })
}
