import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'

/** Pieces of one product price, of all lines of an order together. */
export type StockNeed = { readonly productPriceId: number; readonly quantity: number }

/**
 * Holds goods for an order. Answers the product prices of which too little is left: the caller rolls back then. One guarded
 * statement decides; several product prices are locked in the order of their ids, so that two orders never wait for each
 * other. What is made to order needs no holding.
 */
export async function holdStock(tx: Db, orderId: string, needs: readonly StockNeed[]): Promise<number[]> {
  const ids = needs.map(({ productPriceId }) => productPriceId)
  const quantities = needs.map(({ quantity }) => quantity)
  if (ids.length > 1) await lockPrices(tx, ids)
  const query = sql<{ id: number }>`
    with wanted as (select * from unnest(${ids}::int[], ${quantities}::int[]) as w (id, quantity)),
    taken as (
      update product_price p set remaining_quantity = remaining_quantity - w.quantity,
        ordered_quantity = ordered_quantity + w.quantity
      from wanted w where p.id = w.id and p.remaining_quantity >= w.quantity
      returning p.id, w.quantity
    ),
    held as (
      insert into stock_reservation (order_id, product_price_id, quantity)
      select ${orderId}::uuid, id, quantity from taken returning product_price_id
    )
    select w.id from wanted w join product_price p on p.id = w.id
    where p.remaining_quantity is not null and not exists (select from held where product_price_id = w.id)`
  return (await runPrepared(tx, query)).map(({ id }) => id)
}

const lockPrices = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await runPrepared(tx, sql`select id from product_price where id = any(${ids}::int[]) order by id for no key update`)
}

/** Puts the goods of an order back on the shelf, once however often it is called. */
export async function releaseStock(tx: Db, orderId: string): Promise<void> {
  await lockReserved(tx, orderId)
  await sql`
    with freed as (
      update stock_reservation set state = 'RELEASED' where order_id = ${orderId}::uuid and state <> 'RELEASED'
      returning product_price_id, quantity
    )
    update product_price p set remaining_quantity = remaining_quantity + f.quantity,
      ordered_quantity = ordered_quantity - f.quantity
    from freed f where p.id = f.product_price_id`.execute(tx)
}

/** Takes the goods of an order that gave them back once more, all or none; false when too little is left. */
export async function retakeStock(tx: Db, orderId: string): Promise<boolean> {
  await lockReserved(tx, orderId)
  // No other transaction can change these rows until the transaction ends, so looking first is safe.
  const { rows } = await sql<{ short: boolean }>`
    select exists (
      select from stock_reservation r left join product_price p on p.id = r.product_price_id
      where r.order_id = ${orderId}::uuid and r.state = 'RELEASED'
        and (p.id is null or p.remaining_quantity < r.quantity)
    ) as short`.execute(tx)
  if (rows[0]?.short) return false
  await sql`
    with retaken as (
      update stock_reservation set state = 'HELD' where order_id = ${orderId}::uuid and state = 'RELEASED'
      returning product_price_id, quantity
    )
    update product_price p set remaining_quantity = remaining_quantity - t.quantity,
      ordered_quantity = ordered_quantity + t.quantity
    from retaken t where p.id = t.product_price_id`.execute(tx)
  return true
}

const lockReserved = async (tx: Db, orderId: string): Promise<void> => {
  await sql`
    select p.id from product_price p join stock_reservation r on r.product_price_id = p.id
    where r.order_id = ${orderId}::uuid order by p.id for no key update of p`.execute(tx)
}
