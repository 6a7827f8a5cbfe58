import { createHmac, timingSafeEqual } from 'node:crypto'
import { isTidyBase64Url } from '#domain/text/base64url.ts'

/** Clocks may differ by this much. */
const TOLERANCE_SECONDS = 300
/** A notification may be repeated for days with the token it was first sent with. */
const OLDEST_SECONDS = 8 * 86_400

/**
 * Whether a JSON Web Token was signed with the key (HS256 and nothing else) and is of these days: no older than eight
 * days where it says when it was made, not over where it says when it ends. An older one could do no harm either, for what it
 * comes with only makes the shop ask the gateway.
 */
export function isSignedToken(token: unknown, key: string, now: Date): boolean {
  if (typeof token !== 'string' || token.length > 4_000) return false
  const [header, payload, signature, ...more] = token.split('.')
  if (!header || !payload || !signature || more.length > 0) return false
  if (!isTidyBase64Url(signature)) return false
  if (partOf(header)?.['alg'] !== 'HS256') return false
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const claims = partOf(payload)
  return claims !== undefined && isOfNow(claims, now.getTime() / 1_000)
}

function isOfNow({ iat, exp }: Record<string, unknown>, seconds: number): boolean {
  if (typeof iat === 'number' && (iat - seconds > TOLERANCE_SECONDS || seconds - iat > OLDEST_SECONDS)) return false
  return typeof exp !== 'number' || exp + TOLERANCE_SECONDS >= seconds
}

function partOf(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
