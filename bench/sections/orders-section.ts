import { connectOnce } from '../../src/db/connection.ts'
import { DURABLE } from '../../src/db/embedded/settings.ts'
import { startThrowawayServer } from '../../src/testing/database/throwaway-server.ts'
import { checkoutRate } from '../checkout-load.ts'
import { median } from '../load.ts'
import { table } from '../markdown-table.ts'
import { openPgbench, percentile, rateFor } from '../order-load.ts'
import type { Rate } from '../order-load.ts'
import { openOrderShop } from '../order-shop.ts'
import type { Effort } from '../run.ts'

const AT_ONCE = 8
const SCALE = 10
const TARGETS = { ratio: 0.04, statements: 25, settleP99: 150, checkouts: 100, checkoutP99: 300, hot: 60 }

/** Orders: placed and settled against PostgreSQL's own benchmark, all the way through the sandbox, and of one variant. */
export async function ordersSection({ seconds, pairs }: Effort): Promise<string> {
  const server = await startThrowawayServer('orders', DURABLE)
  try {
    for (const name of ['tpcb', 'orders', 'checkout']) await createDatabase(server.url('postgres'), name)
    const tpcb = await openPgbench(server.url('tpcb'), SCALE)
    const shop = await openOrderShop(server.url('orders'), { connections: AT_ONCE, customers: 64, goods: 200 })
    const counted = await shop.statementsOfAnOrder()
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

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = await connectOnce(adminUrl)
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
        [
          'placed and settled a second, of TPC-B',
          ratio.toFixed(3),
          `≥ ${TARGETS.ratio}`,
          reached(ratio >= TARGETS.ratio),
        ],
        ['statements an order', counted, `≤ ${TARGETS.statements}`, reached(counted <= TARGETS.statements)],
        [
          'placed and settled, p99 ms',
          settleP99.toFixed(0),
          `≤ ${TARGETS.settleP99}`,
          reached(settleP99 <= TARGETS.settleP99),
        ],
        [
          'card checkouts a second',
          checkout.perSecond.toFixed(0),
          `≥ ${TARGETS.checkouts}`,
          reached(checkout.perSecond >= TARGETS.checkouts),
        ],
        [
          'card checkout, p99 ms',
          checkoutP99.toFixed(0),
          `≤ ${TARGETS.checkoutP99}`,
          reached(checkoutP99 <= TARGETS.checkoutP99),
        ],
        ['orders of one variant a second', hot.toFixed(0), `≥ ${TARGETS.hot}`, reached(hot >= TARGETS.hot)],
      ],
    ),
    `Rounds: TPC-B ${whole(rounds.map(({ tpcb }) => tpcb))}/s; orders ${whole(rounds.map(({ orders }) => orders.perSecond))}/s; of one variant ${whole(rounds.map((round) => round.hot.perSecond))}/s. Afterwards the invariants found ${wrong.length === 0 ? 'nothing' : wrong.join(', ')}.`,
  ].join('\n\n')
}
