import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { findViolations } from '../../src/db/invariants.ts'
import { DURABLE } from '../../src/db/embedded/settings.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openJobs } from '../../src/jobs/open-jobs.ts'
import { startThrowawayServer } from '../../src/testing/throwaway-server.ts'
import { orderRequest } from '../../chaos/task.ts'
import { insertCustomers, insertGoods, openWorld } from '../../chaos/world.ts'
import { checkoutRate } from '../checkout-load.ts'
import { countQueries } from '../count-queries.ts'
import { instantGateways } from '../instant-gateway.ts'
import { median } from '../load.ts'
import { table } from '../markdown-table.ts'
import { openPgbench, percentile, rateFor } from '../order-load.ts'
import type { Rate } from '../order-load.ts'
import type { Effort } from '../run.ts'

const AT_ONCE = 8
const SCALE = 10
const PRICE = 1_000
const STOCK = 1_000_000
const ASKED = { ratio: 0.04, statements: 25, settleP99: 150, checkouts: 100, checkoutP99: 300, hot: 60 }

/** Orders: placed and settled against PostgreSQL's own benchmark, all the way through the sandbox, and of one variant. */
export async function ordersSection({ seconds, pairs }: Effort): Promise<string> {
  const server = await startThrowawayServer('orders', DURABLE)
  try {
    for (const name of ['tpcb', 'orders', 'checkout']) await createDatabase(server.url('postgres'), name)
    const tpcb = await openPgbench(server.url('tpcb'), SCALE)
    const shop = await openShop(server.url('orders'))
    const counted = await shop.countStatements()
    await rateFor(seconds, AT_ONCE, shop.buy)
    await shop.analyze()
    const rounds: { tpcb: number; orders: Rate; hot: Rate }[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const each = { tpcb: await tpcb(seconds, AT_ONCE), orders: await rateFor(seconds, AT_ONCE, shop.buy) }
      rounds.push({ ...each, hot: await rateFor(seconds, AT_ONCE, shop.buyHot) })
    }
    const wrong = await shop.close()
    const checkout = await checkoutRate(server.url('checkout'), { seconds, rounds: pairs, atOnce: AT_ONCE })
    return report({ rounds, counted, checkout, wrong })
  } finally {
    await server.stop()
  }
}

/** The shop's services in this process, over a database of their own; the gateway answers at once. */
async function openShop(databaseUrl: string) {
  await migrate(databaseUrl)
  const jobPool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const jobs = await openJobs({ pool: jobPool, logger: pino({ level: 'silent' }), isWorker: false })
  const place = { databaseUrl, sandboxUrl: 'http://127.0.0.1:9', without: null }
  const world = openWorld(place, AT_ONCE, { queue: jobs.queue, gateways: instantGateways })
  const customers = await insertCustomers(world.pool, 64)
  const goods: string[] = []
  for (let n = 0; n < 200; n += 1) goods.push(await insertGoods(world.db, world.pool, STOCK))
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
    /** How many statements an order takes, those that begin and end transactions included. */
    countStatements: async (): Promise<number> => {
      await buy(0)
      const stop = countQueries()
      await buy(1)
      return stop()
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
      return violations.map(({ rule, rows }) => `${rule}: ${rows.length}`)
    },
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}

type Measured = {
  readonly rounds: readonly { readonly tpcb: number; readonly orders: Rate; readonly hot: Rate }[]
  readonly counted: number
  readonly checkout: Rate
  readonly wrong: readonly string[]
}

function report({ rounds, counted, checkout, wrong }: Measured): string {
  const ratio = median(rounds.map(({ tpcb, orders }) => orders.perSecond / tpcb))
  const settleP99 = percentile(
    rounds.flatMap(({ orders }) => orders.times),
    99,
  )
  const checkoutP99 = percentile(checkout.times, 99)
  const hot = median(rounds.map((round) => round.hot.perSecond))
  const reached = (isReached: boolean) => (isReached ? 'yes' : 'no')
  const whole = (numbers: readonly number[]) => numbers.map((number) => Math.round(number)).join(', ')
  return [
    '## Orders',
    `One process, ${AT_ONCE} at once, every commit waits for the disk. TPC-B is pgbench, scale ${SCALE}, ${AT_ONCE} clients, on the same server in turns with the shop. Placed and settled: prices read again, goods held, the attempt, the money, the books, two messages, the jobs, the stamped invoice; the gateway answers in the process. A checkout is the call \`POST /api/carts\` of a signed-in customer, charged at the sandbox, a process of its own.`,
    table(
      ['what', 'measured', 'asked', 'reached'],
      [
        ['placed and settled a second, of TPC-B', ratio.toFixed(3), `≥ ${ASKED.ratio}`, reached(ratio >= ASKED.ratio)],
        ['statements an order', counted, `≤ ${ASKED.statements}`, reached(counted <= ASKED.statements)],
        [
          'placed and settled, p99 ms',
          settleP99.toFixed(0),
          `≤ ${ASKED.settleP99}`,
          reached(settleP99 <= ASKED.settleP99),
        ],
        [
          'card checkouts a second',
          checkout.perSecond.toFixed(0),
          `≥ ${ASKED.checkouts}`,
          reached(checkout.perSecond >= ASKED.checkouts),
        ],
        [
          'card checkout, p99 ms',
          checkoutP99.toFixed(0),
          `≤ ${ASKED.checkoutP99}`,
          reached(checkoutP99 <= ASKED.checkoutP99),
        ],
        ['orders of one variant a second', hot.toFixed(0), `≥ ${ASKED.hot}`, reached(hot >= ASKED.hot)],
      ],
    ),
    `Rounds: TPC-B ${whole(rounds.map(({ tpcb }) => tpcb))}/s; orders ${whole(rounds.map(({ orders }) => orders.perSecond))}/s; of one variant ${whole(rounds.map((round) => round.hot.perSecond))}/s. Afterwards the invariants found ${wrong.length === 0 ? 'nothing' : wrong.join(', ')}.`,
  ].join('\n\n')
}
