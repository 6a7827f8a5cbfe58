import type { Pool } from 'pg'
import { insertBought } from './bought-order.ts'

/**
 * Writes a review of a product, known by its code, by a customer, known by an identifier, in an order that was delivered;
 * answers its id.
 */
export async function insertReview(pool: Pool, identifier: string, code: string): Promise<string> {
  const { order } = await insertBought(pool, identifier)
  await pool.query(`update order_line set product_id = (select id from product where code = $2) where order_id = $1`, [
    order,
    code,
  ])
  for (const status of ['PROCESSING', 'ON_THE_WAY', 'DELIVERED']) {
    await pool.query(
      `update customer_order set status = $2, moved_by = 'STAFF', delivered_at = case when $2 = 'DELIVERED' then now() end
       where id = $1`,
      [order, status],
    )
  }
  const { rows } = await pool.query<{ id: string }>(REVIEW, [order])
  if (!rows[0]) throw new TypeError(`there is no product ${code}`)
  return rows[0].id
}

const REVIEW = `
  insert into review (product_id, order_line_id, customer_id, author_name, rating, body)
  select l.product_id, l.id, o.customer_id, 'Sara A.', 5, 'Thick and crisp'
  from order_line l join customer_order o on o.id = l.order_id where o.id = $1 returning id`
