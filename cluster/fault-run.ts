import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpBuyers } from '../bench/checkout-client.ts'
import { sandboxedShop } from '../bench/checkout-load.ts'
import { cardToken, setFaults, startSandbox } from '../chaos/sandbox-process.ts'
import { insertGoods } from '../chaos/world.ts'
import { openPool, queryBuilder } from '../src/db/connection.ts'
import type { Arrangement } from './arrangement.ts'
import { databaseUrl } from './database-parts.ts'
import { FAULTS, repeat } from './faults.ts'
import type { FaultName } from './faults.ts'
import { checkOrders, doubledOrders } from './order-truth.ts'
import { Traffic } from './traffic.ts'
import type { Buying } from './traffic.ts'

const BUYERS = 20
const STOCK = 10_000_000
const RESULTS = join(import.meta.dirname, 'results.jsonl')

/** A gateway for a run: its settings for the shop's processes, and how it ends. */
export async function openGateway() {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-sandbox-'))
  const sandbox = await startSandbox(folder)
  await setFaults(sandbox.url)
  const { MOYASAR_URL, MOYASAR_SECRET_KEY, MOYASAR_PUBLISHABLE_KEY, MOYASAR_WEBHOOK_SECRET } = sandboxedShop(
    sandbox.url,
  )
  return {
    url: sandbox.url,
    settings: { MOYASAR_URL, MOYASAR_SECRET_KEY, MOYASAR_PUBLISHABLE_KEY, MOYASAR_WEBHOOK_SECRET },
    close: async () => {
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Brings faults about one after the other, and writes one line of JSON for each: what was held and what was not. */
export async function runFaults(
  cluster: Arrangement,
  names: readonly FaultName[],
  { times, sandboxUrl, say }: { times: number | undefined; sandboxUrl: string; say: (line: string) => void },
): Promise<boolean> {
  const pool = openPool(databaseUrl(cluster.site.ports.leader, 'shop'), { max: 2, statementTimeoutMs: 60_000 })
  const shop = `http://127.0.0.1:${cluster.site.ports.shop}`
  let isHeld = true
  try {
    await pool.query(`insert into setting (key, value) values ('policy', '{"ordersAnHour": 10000, "unpaidOrders": 100}')
      on conflict (key) do update set value = excluded.value`)
    await pool.query(`select pg_notify('catalog_changed', '["settings"]')`)
    const buying: Buying = {
      tokens: await signUpBuyers(shop, pool, BUYERS),
      productPrice: await insertGoods(queryBuilder(pool), pool, STOCK),
      card: await cardToken(sandboxUrl),
    }
    for (const name of names) {
      const report = await runFault(cluster, name, { shop, pool, buying, times })
      const line = JSON.stringify(report)
      say(line)
      await appendFile(RESULTS, `${line}\n`)
      if (report.wrong.length > 0) isHeld = false
    }
  } finally {
    await pool.end()
  }
  return isHeld
}

interface FaultRun {
  readonly shop: string
  readonly pool: ReturnType<typeof openPool>
  readonly buying: Buying
  readonly times: number | undefined
}

async function runFault(cluster: Arrangement, name: FaultName, { shop, pool, buying, times }: FaultRun) {
  const fault = FAULTS[name]
  const began = new Date()
  const traffic = new Traffic(shop)
  traffic.start(buying)
  const { took, wrong } = await repeat(cluster, fault, times ?? fault.times, { pool, buying })
  const report = await traffic.stop()
  const doubled = await doubledOrders(pool, began, report)
  return {
    fault: fault.what,
    times: took.length,
    seconds: Math.round((Date.now() - began.getTime()) / 1_000),
    slowestRecoveryMs: Math.max(...took),
    orders: report.confirmed.size,
    longestWithoutOrderMs: report.longestWithoutOrderMs,
    reads: report.reads,
    failures: report.failures,
    refused: report.refused,
    wrong: [...wrong, ...(await checkOrders(pool, report)), ...(doubled > 0 ? [`${doubled} orders are doubled`] : [])],
  }
}
