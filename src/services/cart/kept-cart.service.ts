import type { Db } from '#db/connection.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import { EMPTY_CART, mergedCart } from '#domain/cart/kept-cart.ts'
import type { KeptCart } from '#domain/cart/kept-cart.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { holdCustomer } from '../customers/hold-customer.ts'
import { findCart, replaceCart } from './kept-cart.repository.ts'
import type { CartRow } from './kept-cart.repository.ts'

/** A kept cart with its version; 0 when none was ever kept. */
export type CartVersion = { readonly version: number; readonly cart: KeptCart }

export type KeptCartService = ReturnType<typeof createKeptCartService>

/** The carts that the shop keeps for customers: they are there again on the next device, and after signing in again. */
export const createKeptCartService = (db: Db) => ({
  read: async (customerId: string): Promise<CartVersion> => versionOf(await findCart(db, customerId)),

  /** Replaces the cart as a browser knows it; refused when another one changed it since that version. */
  replace: (
    customerId: string,
    { version, cart }: CartVersion,
  ): Promise<Result<CartVersion, { readonly code: 'cart/changed' }>> =>
    db.transaction().execute(async (tx) => {
      await holdCustomer(tx, customerId)
      const next = await replaceCart(tx, customerId, version, rowOf(cart))
      return next === undefined ? err({ code: 'cart/changed' }) : ok({ version: next, cart })
    }),

  /** Joins the cart of a browser with the kept one, in one transaction (S220). */
  merge: (customerId: string, local: KeptCart): Promise<CartVersion> =>
    db.transaction().execute(async (tx) => {
      await holdCustomer(tx, customerId)
      const kept = versionOf(await findCart(tx, customerId))
      const cart = mergedCart(kept.cart, local)
      const version = await replaceCart(tx, customerId, kept.version, rowOf(cart))
      if (version === undefined) throw new Error('a cart changed while its customer was held')
      return { version, cart }
    }),
})

const versionOf = (row: CartRow | undefined): CartVersion =>
  row
    ? {
        version: row.version,
        cart: {
          // Written by `rowOf` only.
          items: row.items as CartLine[],
          saved: row.saved as CartLine[],
          couponCode: row.coupon_code,
          urgent: row.urgent,
        },
      }
    : { version: 0, cart: EMPTY_CART }

const rowOf = ({ items, saved, couponCode, urgent }: KeptCart) => ({
  items: JSON.stringify(items),
  saved: JSON.stringify(saved),
  coupon_code: couponCode,
  urgent,
})
