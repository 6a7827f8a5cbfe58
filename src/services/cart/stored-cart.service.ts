import type { Db } from '#db/connection.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import { EMPTY_CART, mergedCart } from '#domain/cart/stored-cart.ts'
import type { StoredCart } from '#domain/cart/stored-cart.ts'
import { featureOfVersion1 } from '#domain/cart/version-1.ts'
import type { FeatureOfVersion1 } from '#domain/cart/version-1.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { findCart, replaceCart } from './stored-cart.repository.ts'
import type { CartRow } from './stored-cart.repository.ts'

/** A stored cart with its version; 0 when none was ever stored. */
export type CartVersion = { readonly version: number; readonly cart: StoredCart }

export type StoredCartService = ReturnType<typeof createStoredCartService>

/** The carts that the shop keeps for customers: they are there again on the next device, and after signing in again. */
export const createStoredCartService = (db: Db) => ({
  read: async (customerId: string): Promise<CartVersion> => versionOf(await findCart(db, customerId)),

  /** Replaces the cart as a browser knows it; refused when another one changed it since that version. */
  replace: (
    customerId: string,
    { version, cart }: CartVersion,
  ): Promise<Result<CartVersion, { readonly code: 'cart/changed' }>> =>
    db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      const next = await replaceCart(tx, customerId, version, rowOf(cart))
      return next === undefined ? err({ code: 'cart/changed' }) : ok({ version: next, cart })
    }),

  /** Joins the cart of a browser with the stored one, in one transaction (S220). */
  merge: (customerId: string, local: StoredCart): Promise<CartVersion> =>
    db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      const stored = versionOf(await findCart(tx, customerId))
      const cart = mergedCart(stored.cart, local)
      const version = await replaceCart(tx, customerId, stored.version, rowOf(cart))
      if (version === undefined) throw new Error('a cart changed while its customer was held')
      return { version, cart }
    }),
})

const versionOf = (row: CartRow | undefined): CartVersion =>
  row
    ? {
        version: row.version,
        cart: {
          items: linesOf(row.items),
          saved: linesOf(row.saved),
          couponCode: row.coupon_code,
          urgent: row.urgent,
        },
      }
    : { version: 0, cart: EMPTY_CART }

/** Lines as `rowOf` writes them, now or before version 2. */
const linesOf = (stored: unknown): CartLine[] =>
  (stored as (CartLine | LineOfVersion1)[]).map((line) => ({ ...line, features: line.features.map(featureOf) }))

type LineOfVersion1 = Omit<CartLine, 'features'> & { readonly features: readonly FeatureOfVersion1[] }

const featureOf = (feature: WrittenFeature | FeatureOfVersion1): WrittenFeature =>
  'productFeature' in feature ? featureOfVersion1(feature) : feature

const rowOf = ({ items, saved, couponCode, urgent }: StoredCart) => ({
  items: JSON.stringify(items),
  saved: JSON.stringify(saved),
  coupon_code: couponCode,
  urgent,
})
