import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, queryBuilder } from '../src/db/connection.ts'
import { sandboxKeys } from '../payments-sandbox/sandbox.ts'
import { SANDBOX_SECRET } from '../chaos/place.ts'
import { cardToken, setFaults, startSandbox } from '../chaos/sandbox-process.ts'
import { insertGoods } from '../chaos/world.ts'
import { signUpBuyers, submitOrder } from './checkout-client.ts'
import { rateFor } from './order-load.ts'
import type { Rate } from './order-load.ts'
import { startShop } from './shop-process.ts'

const PORT = 3894
const CUSTOMERS = 40
const GOODS = 100

type Effort = { readonly seconds: number; readonly rounds: number; readonly atOnce: number }

/** Signed-in customers buying by card at a shop of its own: orders a second over all rounds. */
export async function checkoutRate(databaseUrl: string, { seconds, rounds, atOnce }: Effort): Promise<Rate> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
  const sandbox = await startSandbox(folder)
  const shop = await startShop({ port: PORT, databaseUrl, services: 'api', env: sandboxedShop(sandbox.url) })
  const pool = openPool(databaseUrl, { max: 2, statementTimeoutMs: 60_000 })
  try {
    await setFaults(sandbox.url)
    const card = await cardToken(sandbox.url)
    const buyers = await signUpBuyers(shop.url, pool, CUSTOMERS)
    const db = queryBuilder(pool)
    const goods: string[] = []
    for (let n = 0; n < GOODS; n += 1) goods.push(await insertGoods(db, pool, 1_000_000))
    const buy = async (n: number): Promise<void> => {
      const [token = '', productPrice = ''] = [buyers[n % CUSTOMERS]?.token, goods[n % GOODS]]
      const { status, text } = await submitOrder(shop.url, { token, productPrice, card, key: randomUUID() })
      if (!text.includes('"PAID"')) throw new Error(`an order was answered with ${status} ${text}`)
    }
    await rateFor(seconds, atOnce, buy)
    await pool.query('analyze')
    const times: number[] = []
    let elapsed = 0
    for (let round = 0; round < rounds; round += 1) {
      // No customer buys so often; the limits are not what is measured.
      await pool.query('truncate rate_limit')
      await pool.query(LONG_AGO)
      const rate = await rateFor(seconds, atOnce, buy)
      times.push(...rate.times)
      elapsed += rate.times.length / rate.perSecond
    }
    return { perSecond: times.length / elapsed, times }
  } finally {
    await pool.end()
    await shop.stop()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Moves all orders out of the hour in which they count. The trigger forbids that to the shop. */
const LONG_AGO = `
  begin;
  alter table customer_order disable trigger customer_order_change;
  update customer_order set placed_at = placed_at - interval '1 day';
  alter table customer_order enable trigger customer_order_change;
  commit`

/** The settings of a shop whose cards are charged at a sandbox. */
export function sandboxedShop(sandboxUrl: string): Record<string, string> {
  const keys = sandboxKeys(SANDBOX_SECRET)
  return {
    NODE_ENV: 'development',
    DEMO: 'false',
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MOYASAR_URL: `${sandboxUrl}/moyasar/v1`,
    MOYASAR_SECRET_KEY: keys.moyasarSecret,
    MOYASAR_PUBLISHABLE_KEY: keys.moyasarPublishable,
    MOYASAR_WEBHOOK_SECRET: keys.moyasarWebhook,
  }
}
