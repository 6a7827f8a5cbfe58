import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { SESSION_POLICY } from '#domain/customers/session-policy.ts'
import { createCookie, TOKEN } from '../cookie.ts'
import type { Cookie } from '../cookie.ts'

/** The cookies of customers and visitors. */
export interface Cookies {
  /** Who is signed in. */
  readonly refreshToken: Cookie
  /** The name the shop gave the browser, to which codes are bound; a new one when it has none. */
  readonly nameBrowser: (request: FastifyRequest, reply: FastifyReply) => string
}

const DAY_SECONDS = DAY_MS / 1_000
const BROWSER_DAYS = 400

export function createCookies(isSecure: boolean): Cookies {
  const seconds = SESSION_POLICY.idleDays * DAY_SECONDS
  const browser = createCookie({ name: 'browser', isSecure, seconds: BROWSER_DAYS * DAY_SECONDS, pattern: TOKEN })
  return {
    refreshToken: createCookie({ name: 'refresh', isSecure, seconds }),
    nameBrowser: (request, reply) => {
      const given = browser.read(request)
      if (given !== undefined) return given
      const name = randomBytes(32).toString('base64url')
      browser.set(reply, name)
      return name
    },
  }
}
