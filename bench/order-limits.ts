import type pg from 'pg'

/** Lets each customer order as often as a measurement does; running shops read it at once. */
export async function raiseOrderLimits(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into setting (key, value) values ('policy', '{"ordersAnHour": 10000, "unpaidOrders": 100}')
    on conflict (key) do update set value = excluded.value`)
  await pool.query(`select pg_notify('catalog_changed', '["settings"]')`)
}
