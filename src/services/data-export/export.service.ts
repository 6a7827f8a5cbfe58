import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { AddressService } from '../addresses/address.service.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { PasskeyService } from '../passkeys/passkey.service.ts'
import type { SessionService } from '../sessions/session.service.ts'
import type { StoredCartService } from '../cart/stored-cart.service.ts'
import type { WishlistService } from '../wishlist/wishlist.service.ts'
import { findStored } from './export.repository.ts'
import type { ProfileService } from '../customers/profile.service.ts'

export interface ExportOptions {
  readonly db: Db
  readonly profiles: Pick<ProfileService, 'read' | 'consents'>
  readonly addresses: Pick<AddressService, 'list'>
  readonly storedCarts: Pick<StoredCartService, 'read'>
  readonly wishlist: Pick<WishlistService, 'exportOf'>
  readonly sessions: Pick<SessionService, 'devicesOf'>
  readonly passkeys: Pick<PasskeyService, 'list'>
  readonly audit: AuditLog
  readonly publicUrl: string
}

/** Puts together all that the shop keeps of a customer, and writes down that it did. Money is halalas. */
export const createDataExport =
  ({ db, profiles, addresses, storedCarts, wishlist, sessions, passkeys, audit, publicUrl }: ExportOptions) =>
  async (source: AuditSource, language: Language) => {
    const { customerId } = source
    await db.transaction().execute((tx) => audit.record(tx, 'data-exported', source))
    const [profile, ownAddresses, favorites, cart, devices, keys, consents, events, stored] = await Promise.all([
      profiles.read(customerId),
      addresses.list(customerId, language),
      wishlist.exportOf(customerId),
      storedCarts.read(customerId),
      sessions.devicesOf(customerId, source.sessionId),
      passkeys.list(customerId),
      profiles.consents(customerId),
      audit.entriesOf(db, customerId),
      findStored(db, customerId),
    ])
    const { orders, ...others } = camelCased(stored) as typeof stored
    return {
      profile,
      addresses: ownAddresses,
      favorites,
      cart,
      devices,
      passkeys: keys,
      consents: consents.map(({ kind, granted, text_version: textVersion, source: given, recorded_at: at }) => ({
        kind,
        granted,
        textVersion,
        source: given,
        at: riyadhTimestamp(at),
      })),
      events,
      orders: orders.map((order) => withLinks(order, publicUrl)),
      ...others,
    }
  }

/** An order whose documents say where their file is; it is handed out to its owner only. */
function withLinks(order: Readonly<Record<string, unknown>>, publicUrl: string) {
  const documents = order['documents'] as readonly { readonly id: string }[]
  const link = (id: string) => `${publicUrl}/api/carts/profile/${String(order['id'])}/invoice?document=${id}`
  return { ...order, documents: documents.map((document) => ({ ...document, link: link(document.id) })) }
}

/** Columns as the shop's other answers name things: placed_at becomes placedAt, all the way down. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camelCased(each),
    ]),
  )
}
