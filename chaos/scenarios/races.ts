/** Many at the same thing at once: goods, coupons, refunds, one cart, one request, one outcome. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProcesses } from '../buyers.ts'
import { cardToken, setFaults } from '../sandbox-process.ts'
import { buying, exactly, PRICE, tally, thrown } from '../scenario.ts'
import type { Run, Scenario, World } from '../scenario.ts'
import type { Task } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'

const UNITS = 100

/** Many more buyers than goods. */
export const oversell: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, UNITS)
  const customers = await insertCustomers(pool, size)
  const results = await inProcesses(place, buying(customers, goods, await cardToken(place.sandboxUrl)))
  const { rows } = await pool.query(
    `select coalesce(sum(quantity), 0)::int as sold from stock_reservation where product_price_id = $1 and state <> 'RELEASED'`,
    [goods],
  )
  const sold: number = rows[0].sold
  return {
    counts: { attempts: results.length, units: UNITS, sold, oversold: Math.max(0, sold - UNITS) },
    wrong: [...exactly('sold', sold, Math.min(UNITS, size)), ...thrown(results)],
  }
}

/** Many more buyers than uses of a coupon, one of one use and one of fifty. */
export const coupon: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const counts: Record<string, number> = {}
  const wrong: string[] = []
  for (const limit of [1, 50]) {
    const code = `CHAOS${limit}X${randomUUID().slice(0, 6).toUpperCase()}`
    await pool.query(`insert into coupon (code, kind, percent, usage_limit) values ($1, 'PERCENT', 10, $2)`, [
      code,
      limit,
    ])
    const customers = await insertCustomers(pool, size)
    const more = { couponCode: code, total: PRICE - PRICE / 10 }
    const results = await inProcesses(place, buying(customers, goods, await cardToken(place.sandboxUrl), more))
    // A buyer with a 503 after the coupon was taken has used it all the same.
    const { rows } = await pool.query('select used_count from coupon where code = $1', [code])
    const used: number = rows[0].used_count
    counts[`uses of ${limit}`] = used
    wrong.push(...exactly(`uses of ${limit}`, used, Math.min(limit, size)), ...thrown(results))
  }
  return { counts: { 'attempts each': size, ...counts }, wrong }
}

/** Many refunds of 60% of one payment. */
export const refund: Scenario = async (world, { place, size }) => {
  const { pool, parts } = world
  const orderId = await buyOne(world, place)
  const { rows } = await pool.query('select number from customer_order where id = $1', [orderId])
  const task = { kind: 'refund', number: rows[0].number, amount: PRICE * 0.6 } as const
  const results = await inProcesses(place, many(size, task))
  const { ok = 0 } = tally(results)
  await pool.query(`update refund set created_at = now() - interval '1 minute'`)
  await parts.sweep()
  return { counts: { attempts: size, accepted: ok }, wrong: [...exactly('accepted', ok, 1), ...thrown(results)] }
}

/** One cart from many tabs, each with a request of its own. */
export const submit: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const [customer = ''] = await insertCustomers(pool, 1)
  const cartKey = randomUUID()
  const tabs = Array.from({ length: size }, () => customer)
  const results = await inProcesses(place, buying(tabs, goods, await cardToken(place.sandboxUrl), { cartKey }))
  const { ok = 0 } = tally(results)
  const { rows } = await pool.query('select count(*)::int as orders from customer_order where cart_key = $1', [cartKey])
  return {
    counts: { submits: size, orders: rows[0].orders },
    wrong: [...exactly('orders', rows[0].orders, 1), ...exactly('answers', ok, 1), ...thrown(results)],
  }
}

/** One request sent again and again, whatever cart it names: every answer is the same order. */
export const retry: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const [customer = ''] = await insertCustomers(pool, 1)
  const tries = Array.from({ length: size }, () => customer)
  const key = randomUUID()
  const results = await inProcesses(place, buying(tries, goods, await cardToken(place.sandboxUrl), { key }))
  const orders = new Set(results.flatMap(({ orderId }) => orderId ?? [])).size
  const { rows } = await pool.query('select count(*)::int as orders from customer_order where customer_id = $1', [
    customer,
  ])
  return {
    counts: { requests: size, orders: rows[0].orders },
    wrong: [...exactly('orders', rows[0].orders, 1), ...exactly('orders answered', orders, 1), ...thrown(results)],
  }
}

/** The same outcome looked for by many at once. */
export const settle: Scenario = async (world, { place, size }) => {
  const { pool } = world
  await setFaults(place.sandboxUrl, [{ call: 'charge', mode: 'RESET_AFTER', times: 1, chance: 1 }])
  const orderId = await buyOne(world, place)
  await setFaults(place.sandboxUrl)
  const { rows } = await pool.query('select id from payment_attempt where order_id = $1', [orderId])
  const looking = inProcesses(place, many(size, { kind: 'check', paymentId: rows[0].id }))
  let isOver = false
  void looking.finally(() => (isOver = true))
  // Everybody may look at any time, as if seconds had passed.
  while (!isOver) {
    await pool.query('update payment_attempt set checked_at = null where id = $1', [rows[0].id])
    await sleep(5)
  }
  const results = await looking
  const paid = await pool.query('select count(*)::int as payments from payment where order_id = $1', [orderId])
  return {
    counts: { looks: results.length, payments: paid.rows[0].payments },
    wrong: [...exactly('payments', paid.rows[0].payments, 1), ...thrown(results)],
  }
}

/** Places and charges an order of a new customer; answers its id. */
async function buyOne({ pool, db }: World, place: Run['place']): Promise<string | undefined> {
  const goods = await insertGoods(db, pool, null)
  const tasks = buying(await insertCustomers(pool, 1), goods, await cardToken(place.sandboxUrl))
  const [bought] = await inProcesses(place, tasks, 1)
  return bought?.orderId
}

type Repeated = Task extends infer Each ? (Each extends Task ? Omit<Each, 'key'> : never) : never

const many = (count: number, task: Repeated): Task[] =>
  Array.from({ length: count }, () => ({ ...task, key: randomUUID() }) as Task)
