import type { FastifyRequest } from 'fastify'
import { hasBadCharacters } from '#domain/text/clean-text.ts'
import { Refusal } from '../refusal.ts'

/** Longer addresses are refused; the longest of ours, every filter of a list set, stays far below. */
const MAX_URL_LENGTH = 4_096

/** How deep a body's values may lie in one another. */
const MAX_DEPTH = 8

/** Refuses an address that is too long, before anything reads it. */
export async function refuseLongAddress(request: FastifyRequest): Promise<void> {
  if (request.url.length > MAX_URL_LENGTH) throw new Refusal('URI_TOO_LONG')
}

/** Refuses texts with characters that hide or turn other text, wherever in the request they stand (B2, B16). */
export async function refuseBadCharacters(request: FastifyRequest): Promise<void> {
  // Without an escape an address is plain ASCII, which is most of them.
  if (request.url.includes('%')) {
    if (!isDecodable(request.url)) throw new Refusal('BAD_CHARACTERS')
    check(request.query, 0)
    check(request.params, 0)
  }
  if (request.body !== undefined) check(request.body, 0)
}

/** Whether every escape of an address is UTF-8: the parser of the query passes others on as they stand ("%ff"). */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (hasBadCharacters(value)) throw new Refusal('BAD_CHARACTERS')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw new Refusal('VALIDATION')
  if (Array.isArray(value)) return value.forEach((inner) => check(inner, depth + 1))
  for (const [name, inner] of Object.entries(value)) {
    if (hasBadCharacters(name)) throw new Refusal('BAD_CHARACTERS')
    check(inner, depth + 1)
  }
}
