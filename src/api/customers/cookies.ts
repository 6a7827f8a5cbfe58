import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_POLICY } from '#domain/customers/session-policy.ts'
import { readCookie } from '../cookie.ts'

/**
 * The two cookies of the shop that no script can read: the refresh token of who is signed in, and the name the shop gave
 * the browser, to which codes are bound. Over https their names begin with `__Host-`, so that no one else can set them;
 * over http (on a developer's machine) browsers refuse that.
 */
export interface Cookies {
  /** The refresh token a browser shows; undefined without one, or with two. */
  readonly refreshTokenOf: (request: FastifyRequest) => string | undefined
  readonly setRefreshToken: (reply: FastifyReply, token: string) => void
  readonly clearRefreshToken: (reply: FastifyReply) => void
  /** The name of the browser; a new one when it has none. */
  readonly nameBrowser: (request: FastifyRequest, reply: FastifyReply) => string
}

const DAY_SECONDS = 24 * 3_600
const BROWSER_DAYS = 400
const BROWSER_NAME = /^[A-Za-z0-9_-]{43}$/

export function createCookies(isSecure: boolean): Cookies {
  const prefix = isSecure ? '__Host-' : ''
  const set = (reply: FastifyReply, name: string, value: string, seconds: number): void => {
    const secure = isSecure ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
    )
  }
  const read = ({ headers }: FastifyRequest, name: string) => readCookie(headers.cookie, `${prefix}${name}`)
  return {
    refreshTokenOf: (request) => read(request, 'refresh'),
    setRefreshToken: (reply, token) => set(reply, 'refresh', token, SESSION_POLICY.idleDays * DAY_SECONDS),
    clearRefreshToken: (reply) => set(reply, 'refresh', '', 0),
    nameBrowser: (request, reply) => {
      const given = read(request, 'browser')
      const name = given && BROWSER_NAME.test(given) ? given : randomBytes(32).toString('base64url')
      if (name !== given) set(reply, 'browser', name, BROWSER_DAYS * DAY_SECONDS)
      return name
    },
  }
}
