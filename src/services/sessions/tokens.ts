import { SOFTWARE } from '#domain/software.ts'
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isTidyBase64Url } from '#domain/text/base64url.ts'

/**
 * Tokens of a session, as text for headers and cookies: the session's id, a number, and a keyed hash of both. In an
 * access token the number is when it ends (seconds since 1970), in a refresh token how often it was rotated; the hash of
 * a refresh token also covers the session's seed, so that the shop's secret alone does not make one.
 */

const ID_BYTES = 16
const NUMBER_BYTES = 4
const MAC_BYTES = 32
const TOKEN_LENGTH = Math.ceil(((ID_BYTES + NUMBER_BYTES + MAC_BYTES) * 4) / 3)

export type ReadToken = { readonly sessionId: string; readonly number: number; readonly mac: Buffer }

export interface TokenMaker {
  readonly access: (sessionId: string, endsAt: number) => string
  readonly refresh: (sessionId: string, generation: number, seed: Buffer) => string
  /** The session of an access token that is ours and not over; undefined otherwise. */
  readonly readAccess: (token: string, nowSeconds: number) => string | undefined
  /** Whether a refresh token was made by us for that seed. */
  readonly isRefresh: (token: ReadToken, seed: Buffer) => boolean
}

const NOTHING = Buffer.alloc(0)

/**
 * So far ahead of the process that made a token may the clock of the one that reads it be. Nothing is lost by it: whether the
 * session lives on is decided by the database each time.
 */
const CLOCK_TOLERANCE_SECONDS = 60

/** Makes and judges tokens with keys drawn from the shop's secret. */
export function createTokens(secret: string): TokenMaker {
  const accessKey = keyOf(secret, 'access token')
  const refreshKey = keyOf(secret, 'refresh token')
  return {
    access: (sessionId, endsAt) => write(accessKey, sessionId, endsAt, NOTHING),
    refresh: (sessionId, generation, seed) => write(refreshKey, sessionId, generation, seed),
    readAccess: (token, nowSeconds) => {
      const read = readToken(token)
      const isOver = !read || read.number + CLOCK_TOLERANCE_SECONDS <= nowSeconds
      return !isOver && isOurs(accessKey, read, NOTHING) ? read.sessionId : undefined
    },
    isRefresh: (token, seed) => isOurs(refreshKey, token, seed),
  }
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `${SOFTWARE.id} ${purpose}`, 32))

function write(key: Buffer, sessionId: string, number: number, seed: Buffer): string {
  const head = headOf(sessionId, number)
  return Buffer.concat([head, macOf(key, head, seed)]).toString('base64url')
}

function headOf(sessionId: string, number: number): Buffer {
  const head = Buffer.alloc(ID_BYTES + NUMBER_BYTES)
  head.write(sessionId.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(number, ID_BYTES)
  return head
}

const macOf = (key: Buffer, head: Buffer, seed: Buffer): Buffer =>
  createHmac('sha256', key).update(head).update(seed).digest()

const isOurs = (key: Buffer, { sessionId, number, mac }: ReadToken, seed: Buffer): boolean =>
  timingSafeEqual(macOf(key, headOf(sessionId, number), seed), mac)

/** The parts of a token; undefined for what is none. */
export function readToken(token: string): ReadToken | undefined {
  if (token.length !== TOKEN_LENGTH || !isTidyBase64Url(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.toString('hex', 0, ID_BYTES)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    number: bytes.readUInt32BE(ID_BYTES),
    mac: bytes.subarray(ID_BYTES + NUMBER_BYTES),
  }
}

/** How the name a browser was given is stored. */
export const browserHash = (browser: string): Buffer => createHash('sha256').update(browser).digest()
