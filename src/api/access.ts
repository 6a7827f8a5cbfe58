import type { RouteOptions } from 'fastify'
import type { ApiServer } from './api-server.ts'

/** Whose things a route is about, beyond what everybody may see: the table of routes is tested by this. */
export type OwnerOf =
  /** no resource with an owner */
  | 'none'
  /** the customer who asks, whatever the request says */
  | 'self'
  /** the address, device, order and so on that the path names: only its owner's */
  | 'address'
  | 'device'
  | 'passkey'
  | 'order'
  | 'payment'
  | 'card'
  | 'review'

export type Access = {
  /** `public` for anybody, `customer` for who is signed in: anybody else gets 401 before the request is looked at. */
  readonly auth: 'public' | 'customer'
  readonly owner: OwnerOf
  /**
   * Who checks that the session is live: `before` the call, or the `answer` itself, whose statement reads nothing
   * without it. The latter saves the calls of every page a turn to the database.
   */
  readonly session?: 'before' | 'answer'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route says so; one that does not is a failure at start. */
    access?: Access
    /** Pages of other sites may post to it: something else than the customer's session decides. */
    takesOtherSites?: true
    /** Its body may take long to arrive. */
    takesUploads?: true
  }
}

/** The access of a route that anybody may call. */
export const PUBLIC = { auth: 'public', owner: 'none' } as const

/** The access of a route for customers, who reach what they own and nothing else. */
export const forCustomer = <Owner extends Exclude<OwnerOf, 'none'>>(owner: Owner) =>
  ({ auth: 'customer', owner }) as const

/** The same, for a route whose own statement checks the session. */
export const FOR_SESSION = { auth: 'customer', owner: 'self', session: 'answer' } as const

/**
 * Refuses to start with a route that does not say who may call it, or that takes an id of an owned resource without naming
 * its owner. Call it before the routes. What the documentation leaves out is no call.
 */
export function requireAccess(api: ApiServer): void {
  api.addHook('onRoute', ({ method, path, schema, config }: RouteOptions & { path: string }) => {
    if (schema?.hide) return
    const name = `${String(method)} ${path}`
    if (!config?.access) throw new TypeError(`${name} does not say who may call it: give it an access`)
    const { auth, owner } = config.access
    if ((auth === 'customer') === (owner === 'none')) throw new TypeError(`${name}: its owner does not fit its auth`)
    if ((auth === 'customer') !== (schema?.security !== undefined))
      throw new TypeError(`${name}: what the documentation says of signing in does not fit its auth`)
  })
}
