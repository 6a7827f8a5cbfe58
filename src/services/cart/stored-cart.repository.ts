import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { CartTable } from '#db/schema/carts.ts'
import type { Selectable } from 'kysely'

export type CartRow = Omit<Selectable<CartTable>, 'customer_id' | 'updated_at'>

/** The lists as JSON text. */
export type NewCart = Pick<CartRow, 'coupon_code' | 'urgent'> & { readonly items: string; readonly saved: string }

const COLUMNS = ['version', 'items', 'saved', 'coupon_code', 'urgent'] as const

export const findCart = (db: Db, customerId: string): Promise<CartRow | undefined> =>
  db.selectFrom('cart').select(COLUMNS).where('customer_id', '=', customerId).executeTakeFirst()

/**
 * Replaces the cart of a customer, if it still has the version that the change started from (0: none is stored yet).
 * The new version; undefined when another browser was faster.
 */
export async function replaceCart(tx: Db, customerId: string, version: number, cart: NewCart) {
  const { items, saved, coupon_code, urgent } = cart
  const { rows } = await (
    version === 0
      ? sql<{ version: number }>`
          insert into cart (customer_id, items, saved, coupon_code, urgent)
          values (${customerId}::uuid, ${items}::jsonb, ${saved}::jsonb, ${coupon_code}, ${urgent})
          on conflict do nothing returning version`
      : sql<{ version: number }>`
          update cart set items = ${items}::jsonb, saved = ${saved}::jsonb, coupon_code = ${coupon_code},
            urgent = ${urgent}, version = version + 1, updated_at = now()
          where customer_id = ${customerId}::uuid and version = ${version}::int
          returning version`
  ).execute(tx)
  return rows[0]?.version
}
