import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUpBuyers, submitOrder } from '../../bench/checkout-client.ts'
import type { OrderAnswer } from '../../bench/checkout-client.ts'
import { sandboxedShop } from '../../bench/checkout-load.ts'
import { startShop } from '../../bench/shop-process.ts'
import { cardToken } from '../sandbox-process.ts'
import { exactly, seeded } from '../scenario.ts'
import type { Scenario, World } from '../scenario.ts'
import { insertGoods } from '../world.ts'

const PORT = 3895
/** Buyers at once, each in the name of several customers, because orders per customer are limited. */
const BUYERS = 8
/** Left when all who met a stop have gone; enough for what is ordered between two stops. */
const MIN_CUSTOMERS = 32
/** Buying before, between and after the stops. */
const CALM_MS = 1_500
const RECOVERY_TARGET_MS = 5_000
const PATIENCE_MS = 60_000

/**
 * The database is stopped at once (`-m immediate`, which writes nothing down) so many times while orders come in.
 * Anyone who is refused asks again with the same key. Nothing that was answered may be lost.
 */
export const database: Scenario = async (world, run) => {
  const { databaseUrl, sandboxUrl } = run.place
  const shop = await startShop({ port: PORT, databaseUrl, services: 'api', env: sandboxedShop(sandboxUrl) })
  try {
    const tokens = await signUpBuyers(shop.url, world.pool, MIN_CUSTOMERS + BUYERS * run.size)
    const goods = await insertGoods(world.db, world.pool, null)
    const load = startBuyers(shop.url, { tokens, goods, card: await cardToken(sandboxUrl) })
    const recoveries: number[] = []
    const random = seeded(run.seed)
    for (let stop = 0; stop < run.size; stop += 1) {
      await sleep(CALM_MS + random() * 500)
      await patiently(() => world.pool.query('truncate rate_limit'))
      recoveries.push(await load.nextPaid(await stopDatabase(world)))
    }
    await sleep(CALM_MS)
    const answers = await load.stop()
    return { counts: countsOf(answers, recoveries), wrong: await wrongIn(world, answers, recoveries) }
  } finally {
    await shop.stop()
  }
}

/** What `pg_ctl -m immediate stop` does; the shop's server is started again by its supervisor. Answers when it was done. */
async function stopDatabase({ pool }: World): Promise<number> {
  const { rows } = await patiently(() =>
    pool.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`),
  )
  process.kill(rows[0].pid, 'SIGQUIT')
  return performance.now()
}

/** Asks again while the connections of before are found to be broken. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 100; ; left -= 1) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await sleep(50)
    }
  }
}

type Paid = { readonly key: string; readonly answers: readonly OrderAnswer[] }
type Cart = { readonly tokens: readonly string[]; readonly goods: string; readonly card: string }

/**
 * Buyers who never rest; each asks again until its order is answered. A customer who met a stop buys no more: the payment
 * may still be looked into, and two such orders are all that one may have.
 */
function startBuyers(url: string, { tokens, goods, card }: Cart) {
  const paid: Paid[] = []
  let isOver = false
  let waiting: { readonly since: number; readonly tell: (ms: number) => void }[] = []
  const customers = [...tokens]
  const buyer = async (): Promise<void> => {
    while (!isOver) {
      const [key, token = ''] = [randomUUID(), customers.shift()]
      const answers: OrderAnswer[] = []
      let requests = 0
      const patience = performance.now() + PATIENCE_MS
      do {
        if (performance.now() > patience) throw new Error(`no answer but ${JSON.stringify(answers.at(-1))}`)
        if (answers.length > 0) await sleep(50)
        requests = performance.now()
        answers.push(await submitOrder(url, { token, key, productPrice: goods, card }))
      } while (answers.at(-1)?.status !== 200)
      paid.push({ key, answers })
      if (answers.length === 1) customers.push(token)
      for (const { since, tell } of waiting) if (requests > since) tell(performance.now() - since)
      waiting = waiting.filter(({ since }) => requests <= since)
    }
  }
  const all = Promise.all(Array.from({ length: BUYERS }, buyer))
  return {
    /** How long after this moment the first order is paid that was asked for since; ms. */
    nextPaid: (since: number) => new Promise<number>((tell) => (waiting = [...waiting, { since, tell }])),
    stop: async (): Promise<Paid[]> => {
      isOver = true
      await all
      return paid
    },
  }
}

const refusalsOf = (paid: readonly Paid[]): OrderAnswer[] =>
  paid.flatMap(({ answers }) => answers).filter(({ status }) => status !== 200)

const countsOf = (paid: readonly Paid[], recoveries: readonly number[]) => ({
  stops: recoveries.length,
  orders: paid.length,
  refused: refusalsOf(paid).length,
  'longest recovery ms': Math.round(Math.max(...recoveries)),
})

async function wrongIn({ pool }: World, paid: readonly Paid[], recoveries: readonly number[]): Promise<string[]> {
  const refusals = refusalsOf(paid)
  const others = refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  const { rows } = await patiently(() => pool.query<{ key: string }>('select key from idempotency_key'))
  const known = new Set(rows.map(({ key }) => key))
  return [
    ...exactly('answers other than 503 with Retry-After', others.length, 0),
    ...others.slice(0, 3).map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
    ...exactly('lost', paid.filter(({ key }) => !known.has(key)).length, 0),
    ...exactly('orders', rows.length, paid.length),
    ...recoveries.filter((ms) => ms > RECOVERY_TARGET_MS).map((ms) => `a recovery took ${Math.round(ms)} ms`),
  ]
}
