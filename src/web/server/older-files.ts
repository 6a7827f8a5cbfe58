import { LRUCache } from 'lru-cache'
import { cachedAnswerOf, sizeOf } from './cached-answer.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'

/** Reads a file of an older build by its address; undefined where there is none. */
export type ReadOlder = (address: string) => Promise<{ readonly type: string; readonly body: Buffer } | undefined>

/** For some minutes after a deploy many ask for the same few. */
const CACHE_BYTES = 2 * 1024 * 1024

/** Files of older builds as answers, the latest in memory. */
export function olderFiles(
  read: ReadOlder,
  headers: readonly (readonly [string, string])[],
): (address: string) => Promise<CachedAnswer | undefined> {
  const cache = new LRUCache<string, CachedAnswer>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf })
  return async (address) => {
    const cached = cache.get(address)
    if (cached) return cached
    const file = await read(address)
    if (!file) return undefined
    const answer = cachedAnswerOf(200, file.body, [
      ['Content-Type', file.type],
      ['Cache-Control', IMMUTABLE],
      ['Vary', 'Accept-Encoding'],
      ...headers,
    ])
    cache.set(address, answer)
    return answer
  }
}
