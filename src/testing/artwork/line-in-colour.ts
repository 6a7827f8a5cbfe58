import type pg from 'pg'

/** Has the product of an order line be cloth that is sold in a colour, and the line ordered in it. */
export async function orderInColour(pool: pg.Pool, lineId: number, colour: string): Promise<void> {
  const { rows } = await pool.query('select product_id from order_line where id = $1', [lineId])
  const product = rows[0].product_id
  await pool.query(
    `update product set print_method = 'TEXTILE', print_faces = '{front,back}', width_mm = 90, height_mm = 50 where id = $1`,
    [product],
  )
  const { rows: choices } = await pool.query(
    `with colours as (
       insert into feature (product_id, code, control, name) values ($1, 'colour', 'SWATCH', '{"en": "Colour"}')
       on conflict (product_id, code) do update set control = 'SWATCH' returning id)
     insert into feature_choice (feature_id, product_id, code, name, colour)
     select id, $1, $2, '{"en": "A colour"}', $3 from colours returning id::text, feature_id::text`,
    [product, `colour-${colour.slice(1)}-${lineId}`, colour],
  )
  const [choice] = choices
  const features = [{ featureId: choice.feature_id, choiceIds: [choice.id] }]
  await rewrite(pool, 'update order_line set configuration = $2 where id = $1', [lineId, JSON.stringify(features)])
}

/** Writes what never changes once it is ordered: only a test does. */
export async function rewrite(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<void> {
  const client = await pool.connect()
  await client.query(`begin; set local session_replication_role = replica`)
  await client.query(text, [...values])
  await client.query('commit')
  client.release()
}
