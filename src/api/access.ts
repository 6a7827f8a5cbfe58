import type { RouteOptions } from 'fastify'
import type { Permission } from '#domain/staff/permissions.ts'
import type { ApiServer } from './api-server.ts'

/** Whose things a route is about, beyond what is public: the table of routes is tested by this. */
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
  /** the file, upload or preview that the path names: only its customer's, or the browser's that sent it */
  | 'artwork'

export type ShopAccess = {
  /** `public` for anybody, `customer` for who is signed in: anybody else gets 401 before the request is looked at. */
  readonly auth: 'public' | 'customer'
  readonly owner: OwnerOf
  /**
   * Who checks that the session is live: `before` the call, or the `answer` itself, whose statement reads nothing
   * without it. The latter saves the calls of every page a turn to the database.
   */
  readonly session?: 'before' | 'answer'
}

/** Who may call a route of the office: who is signed in there and holds the permission, or, for `self`, anybody who is. */
export type StaffAccess = {
  readonly auth: 'staff'
  readonly permission: Permission | 'self'
  /** Only within ten minutes of a second factor: what moves money, opens accounts or takes data out. */
  readonly fresh?: true
}

/** A route of the office that is called before one is signed in. */
export type EntryAccess = { readonly auth: 'entry' }

export type Access = ShopAccess | StaffAccess | EntryAccess

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

/** The access of a route about a file that the path names, for its owner: a customer, or a browser without one. */
export const OWN_ARTWORK = { auth: 'public', owner: 'artwork' } as const

/** The access of a route for customers, who reach what they own and nothing else. */
export const forCustomer = <Owner extends Exclude<OwnerOf, 'none' | 'artwork'>>(owner: Owner) =>
  ({ auth: 'customer', owner }) as const

/** The same, for a route whose own statement checks the session. */
export const FOR_SESSION = { auth: 'customer', owner: 'self', session: 'answer' } as const

/** The access of a route for staff who hold a permission, or for each about themselves. */
export const forStaff = <Needed extends Permission | 'self'>(permission: Needed) =>
  ({ auth: 'staff', permission }) as const

/** The same, for what only a session does that showed a second factor in the last ten minutes. */
export const forFreshStaff = <Needed extends Permission | 'self'>(permission: Needed) =>
  ({ auth: 'staff', permission, fresh: true }) as const

/** The access of a route by which one comes into the office. */
export const ENTRY = { auth: 'entry' } as const

/** Paths whose ids are those of the catalogue with its reviews, which are public. */
const OPEN_IDS = /^\/api\/(?:app|products|favorites\/products|reviews\/photos)\//

/** Below it lies the API of the office; everything else is of the shop. */
const OFFICE_PATH = /^\/api\/office\//

/**
 * Refuses to start with a route that does not say who may call it, or that takes an id of an owned resource without naming
 * its owner. Call it before the routes. What the documentation leaves out is no call.
 */
export function requireAccess(api: ApiServer): void {
  api.addHook('onRoute', ({ method, path, schema, config }: RouteOptions & { path: string }) => {
    if (schema?.hide) return
    const name = `${String(method)} ${path}`
    if (!config?.access) throw new TypeError(`${name} does not say who may call it: give it an access`)
    checkFits(name, config.access, OFFICE_PATH.test(path), schema?.security !== undefined)
    checkOwner(name, path, config.access)
  })
}

function checkFits(name: string, access: Access, isOfOffice: boolean, isDescribed: boolean): void {
  const isForOffice = access.auth === 'staff' || access.auth === 'entry'
  if (isForOffice !== isOfOffice) throw new TypeError(`${name}: calls for staff lie below /api/office/, and no others`)
  if (!isForOffice && (access.auth === 'public') !== (access.owner === 'none' || access.owner === 'artwork'))
    throw new TypeError(`${name}: its owner does not fit its auth`)
  if ((access.auth === 'customer' || access.auth === 'staff') !== isDescribed)
    throw new TypeError(`${name}: what the documentation says of signing in does not fit its auth`)
}

function checkOwner(name: string, path: string, access: Access): void {
  if (access.auth === 'staff' || access.auth === 'entry' || !/:id\b/.test(path) || OPEN_IDS.test(path)) return
  if (access.owner === 'none' || access.owner === 'self')
    throw new TypeError(`${name} takes the id of something that is owned: name its owner`)
}
