import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** The order that a customer is about to pay, by the name of the cart it was made of. */
export type HeldCart = { readonly customerId: string; readonly cartKey: string }

/** What waits for the money of that order: pieces by product price, and the coupon it uses. */
export type OwnHold = {
  readonly pieces: ReadonlyMap<number, number>
  readonly couponId: string | null
}

type HoldRow = {
  readonly coupon_id: number | null
  readonly goods: readonly (readonly [number, number])[] | null
}

/** Reads what an unpaid order of this customer's cart holds; undefined when there is none. */
export async function findOwnHold(db: Db, { customerId, cartKey }: HeldCart): Promise<OwnHold | undefined> {
  const { rows } = await sql<HoldRow>`
    select
      (select coupon_id from coupon_use u where u.order_id = o.id and u.released_at is null) as coupon_id,
      (select json_agg(json_build_array(r.product_price_id, r.quantity))
        from stock_reservation r where r.order_id = o.id and r.state = 'HELD') as goods
    from customer_order o
    where o.customer_id = ${customerId}::uuid and o.cart_key = ${cartKey}::uuid and o.status = 'AWAITING_PAYMENT'`.execute(
    db,
  )
  const [row] = rows
  return row && { pieces: new Map(row.goods ?? []), couponId: row.coupon_id === null ? null : String(row.coupon_id) }
}
