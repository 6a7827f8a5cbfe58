import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { AddressService } from '../addresses/address.service.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { PasskeyService } from '../passkeys/passkey.service.ts'
import type { SessionService } from '../sessions/session.service.ts'
import type { KeptCartService } from '../cart/kept-cart.service.ts'
import type { WishlistService } from '../wishlist/wishlist.service.ts'
import { findConsents } from './customer.repository.ts'
import type { ProfileService } from './profile.service.ts'

export interface ExportOptions {
  readonly db: Db
  readonly profiles: Pick<ProfileService, 'read'>
  readonly addresses: Pick<AddressService, 'list'>
  readonly keptCarts: Pick<KeptCartService, 'read'>
  readonly wishlist: Pick<WishlistService, 'exportOf'>
  readonly sessions: Pick<SessionService, 'devicesOf'>
  readonly passkeys: Pick<PasskeyService, 'list'>
  readonly audit: AuditLog
}

/** Puts together all that the shop keeps of a customer, and writes down that it did. */
export const createDataExport =
  ({ db, profiles, addresses, keptCarts, wishlist, sessions, passkeys, audit }: ExportOptions) =>
  async (source: AuditSource, language: Language) => {
    const { customerId } = source
    await db.transaction().execute((tx) => audit.record(tx, 'data-exported', source))
    const [profile, kept, favorites, cart, devices, keys, consents, events] = await Promise.all([
      profiles.read(customerId),
      addresses.list(customerId, language),
      wishlist.exportOf(customerId),
      keptCarts.read(customerId),
      sessions.devicesOf(customerId, source.sessionId),
      passkeys.list(customerId),
      findConsents(db, customerId),
      audit.entriesOf(db, customerId),
    ])
    return {
      profile,
      addresses: kept,
      favorites,
      cart,
      devices,
      passkeys: keys,
      consents: consents.map(({ kind, granted, text_version: textVersion, source: given, recorded_at: at }) => ({
        kind,
        granted,
        textVersion,
        source: given,
        at: at.toISOString(),
      })),
      events,
    }
  }
