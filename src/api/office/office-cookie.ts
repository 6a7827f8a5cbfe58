import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../cookie.ts'

/** The cookie of who is signed in to the office. No script reads it, no other site sends it. */
export interface OfficeCookie {
  readonly read: (request: FastifyRequest) => string | undefined
  readonly set: (reply: FastifyReply, token: string) => void
  readonly clear: (reply: FastifyReply) => void
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Over https its name begins with `__Host-`, so that no other host can set it; over http browsers refuse such a name. */
export function officeCookie(isSecure: boolean): OfficeCookie {
  const name = isSecure ? '__Host-office' : 'office'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read: ({ headers }) => {
      const token = readCookie(headers.cookie, name)
      return token !== undefined && TOKEN.test(token) ? token : undefined
    },
    set: (reply, token) => void reply.header('set-cookie', `${name}=${token}; ${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
  }
}
