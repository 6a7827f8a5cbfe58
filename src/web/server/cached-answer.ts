import { createHash } from 'node:crypto'
import { compress, decompress } from './compress.ts'
import type { Encoding } from './encodings.ts'

/** One encoding of a cached answer, ready to be written: raw header list and bytes. */
export type Variant = { headers: string[]; body: Buffer }

/** A whole answer in memory, in each encoding that was asked for so far. */
export type CachedAnswer = {
  status: number
  etag: string
  /** Headers of a 304. */
  notModifiedHeaders: string[]
  variants: Map<Encoding, Variant>
  /** The plain bytes, until there are compressed ones to make them from again: these take a tenth of the memory. */
  body: Buffer | null
  headers: readonly (readonly [string, string])[]
}

/** Prepares an answer to be cached. `headers` are its own; ETag, length and encoding are added. */
export function cachedAnswerOf(
  status: number,
  content: string | Buffer,
  headers: readonly (readonly [string, string])[],
): CachedAnswer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const notModified = headers.filter(([name]) => ['Cache-Control', 'Vary'].includes(name))
  return {
    status,
    etag,
    body,
    headers,
    notModifiedHeaders: [...notModified, ['ETag', etag] as const].flat(),
    variants: new Map(),
  }
}

/** The answer in an encoding; compressed on first demand. */
export async function variantOf(answer: CachedAnswer, encoding: Encoding): Promise<Variant> {
  const known = answer.variants.get(encoding)
  if (known) return known
  const body = await compress(await plainBytes(answer), encoding)
  const variant = {
    body,
    headers: [
      ...answer.headers,
      ['ETag', answer.etag],
      ['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
    ].flat(),
  }
  answer.variants.set(encoding, variant)
  if (encoding !== 'identity') answer.body = null
  return variant
}

async function plainBytes({ body, variants }: CachedAnswer): Promise<Buffer> {
  if (body) return body
  for (const [encoding, variant] of variants) return decompress(variant.body, encoding)
  throw new Error('an answer without bytes')
}

/** Bytes that an answer holds in memory. */
export const sizeOf = (answer: CachedAnswer): number =>
  [...answer.variants.values()].reduce((sum, { body }) => sum + body.length, (answer.body?.length ?? 0) + 2_000)
