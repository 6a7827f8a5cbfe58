import type pg from 'pg'
import { findViolations } from '../src/db/invariants.ts'
import type { TrafficReport } from './traffic.ts'

/** What the database says of the orders that were confirmed: sentences of what is wrong, none when all is well. */
export async function checkOrders(pool: pg.Pool, { confirmed }: TrafficReport): Promise<string[]> {
  const numbers = [...confirmed.values()]
  const wrong: string[] = []
  if (new Set(numbers).size !== numbers.length) wrong.push('two orders were confirmed under one number')
  const { rows } = await pool.query<{ found: number }>(
    'select count(*)::int as found from customer_order where number = any($1::bigint[])',
    [numbers],
  )
  const lost = new Set(numbers).size - (rows[0]?.found ?? 0)
  if (lost > 0) wrong.push(`${lost} confirmed orders are lost`)
  for (const violation of await findViolations(pool)) wrong.push(`${violation.rule}: ${violation.rows.length} rows`)
  return wrong
}

/** Orders of a run that no buyer has a confirmation of: doubled ones, as every buyer repeats an order until it is confirmed. */
export async function doubledOrders(pool: pg.Pool, since: Date, { confirmed }: TrafficReport): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from customer_order
      where placed_at >= $1 and status <> 'CANCELLED' and not (number = any($2::bigint[]))`,
    [since, [...confirmed.values()]],
  )
  return rows[0]?.count ?? 0
}
