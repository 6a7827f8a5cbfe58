import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie of the shop, which no script can read. */
export interface Cookie {
  /** The value a browser sends; undefined without one, with two, or with one that cannot be the shop's. */
  readonly read: (request: FastifyRequest) => string | undefined
  readonly set: (reply: FastifyReply, value: string) => void
  readonly clear: (reply: FastifyReply) => void
}

export interface CookieAttributes {
  readonly name: string
  /** Whether the shop is reached over https. */
  readonly isSecure: boolean
  /** The addresses that browsers send it to; all of them, unless it is given. */
  readonly path?: string
  /** Whether browsers send it when a link of another site leads here (Lax), or from the shop's own pages alone. */
  readonly sameSite?: 'Strict' | 'Lax'
  /** How long browsers store it; until they are closed, unless it is given. */
  readonly seconds?: number
  /** What its values look like; anything, unless it is given. */
  readonly pattern?: RegExp
}

/** A random token of 32 bytes, as it stands in a cookie. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * Over https the name of a cookie for all addresses begins with `__Host-`, so that no other host can set it; over http (on a
 * developer's machine) browsers refuse such a name.
 */
export function createCookie(attributes: CookieAttributes): Cookie {
  const { isSecure, path = '/', sameSite = 'Strict', seconds, pattern } = attributes
  const name = isSecure && path === '/' ? `__Host-${attributes.name}` : attributes.name
  const write = (reply: FastifyReply, value: string, age: number | undefined): void => {
    const maxAge = age === undefined ? '' : `; Max-Age=${age}`
    const secure = isSecure ? '; Secure' : ''
    reply.header('set-cookie', `${name}=${value}; Path=${path}${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`)
  }
  return {
    read: ({ headers }) => {
      const value = readCookie(headers.cookie, name)
      return value === undefined || (pattern && !pattern.test(value)) ? undefined : value
    },
    set: (reply, value) => write(reply, value, seconds),
    clear: (reply) => write(reply, '', 0),
  }
}

/** The value of a cookie. One that comes twice was also set by another site: neither is believed. */
function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined
}
