import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { TABLET_DAYS } from '#domain/staff/tablet.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../cookie.ts'

/** A cookie of the office. No script reads it, no other site sends it. */
export interface OfficeCookie {
  readonly read: (request: FastifyRequest) => string | undefined
  readonly set: (reply: FastifyReply, token: string) => void
  readonly clear: (reply: FastifyReply) => void
}

/** Who is signed in; and the dialogue that a browser is in until then, or in which it shows a factor again. */
export interface OfficeCookies {
  readonly session: OfficeCookie
  readonly dialogue: OfficeCookie
  /** A tablet of the workshop: it stays for as long as the tablet is paired at most. */
  readonly tablet: OfficeCookie
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Over https their names begin with `__Host-`, so that no other host can set them; over http browsers refuse such a name. */
export const officeCookies = (isSecure: boolean): OfficeCookies => ({
  session: cookie('office', isSecure),
  dialogue: cookie('office-dialogue', isSecure),
  tablet: cookie('office-tablet', isSecure, TABLET_SECONDS),
})

const TABLET_SECONDS = (TABLET_DAYS * DAY_MS) / 1_000

function cookie(plainName: string, isSecure: boolean, seconds?: number): OfficeCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const age = seconds === undefined ? '' : `Max-Age=${seconds}; `
  return {
    read: ({ headers }) => {
      const token = readCookie(headers.cookie, name)
      return token !== undefined && TOKEN.test(token) ? token : undefined
    },
    set: (reply, token) => void reply.header('set-cookie', `${name}=${token}; ${age}${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
  }
}
