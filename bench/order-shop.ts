import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { openPool } from '../src/db/connection.ts'
import { findViolations } from '../src/db/invariants.ts'
import { migrate } from '../src/db/migrate.ts'
import { openJobs } from '../src/jobs/open-jobs.ts'
import { countStatements } from '../src/testing/database/count-statements.ts'
import { orderRequest } from '../chaos/task.ts'
import { insertCustomers, insertGoods, openWorld } from '../chaos/world.ts'
import { instantGateways } from './instant-gateway.ts'

const PRICE = 1_000
const STOCK = 1_000_000

type Size = { readonly connections: number; readonly customers: number; readonly goods: number }

/** The shop's services in this process, over a database of their own; the gateway answers at once. */
export async function openOrderShop(databaseUrl: string, size: Size) {
  await migrate(databaseUrl)
  const jobPool = openPool(databaseUrl, { max: 2 })
  const jobs = await openJobs({ pool: jobPool, logger: pino({ level: 'silent' }), isWorker: false })
  const place = { databaseUrl, sandboxUrl: 'http://127.0.0.1:9', without: null }
  const world = openWorld(place, size.connections, { queue: jobs.queue, gateways: instantGateways })
  const customers = await insertCustomers(world.pool, size.customers)
  const goods: string[] = []
  for (let n = 0; n < size.goods; n += 1) goods.push(await insertGoods(world.db, world.pool, STOCK))
  const hot = await insertGoods(world.db, world.pool, STOCK)

  const buyOne = async (n: number, productPriceId: string): Promise<void> => {
    const customerId = customers[n % customers.length] ?? ''
    const task = { key: randomUUID(), cartKey: randomUUID(), customerId, productPriceId, quantity: 1, total: PRICE }
    const placed = await world.parts.api.place(orderRequest({ kind: 'buy', token: 'token_instant', ...task }))
    if (!placed.ok) throw new Error(placed.error.code)
    const payment = await world.parts.api.payments.begin(customerId, placed.value.orderId)
    if (payment?.status !== 'PAID') throw new Error(`a payment is ${payment?.status}`)
  }
  const buy = (n: number) => buyOne(n, goods[n % goods.length] ?? '')
  return {
    buy,
    buyHot: (n: number) => buyOne(n, hot),
    /** How many statements an order takes that is not the first, from placing it to its invoice being due. */
    statementsOfAnOrder: async (): Promise<number> => {
      await buy(0)
      return countStatements(() => buy(1))
    },
    /** What a server does by itself within a minute: plans made for empty tables are made again. */
    analyze: () => world.pool.query('analyze'),
    /** What is wrong with the data: nothing may be, and no invoice be missing. */
    close: async (): Promise<string[]> => {
      const violations = await findViolations(world.pool)
      const { rows } = await world.pool.query<{ order_id: string }>('select order_id from invoice_due')
      if (rows.length > 0) violations.push({ rule: 'every paid order has its invoice', rows })
      await jobs.close()
      await Promise.all([world.close(), jobPool.end()])
      return violations.map(({ rule, rows: found }) => `${rule}: ${found.length}`)
    },
  }
}
