import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUpBuyers } from '../bench/checkout-client.ts'
import { sandboxedShop } from '../bench/checkout-load.ts'
import { raiseOrderLimits } from '../bench/order-limits.ts'
import { cardToken, setFaults, startSandbox } from '../chaos/sandbox-process.ts'
import { insertGoods } from '../chaos/world.ts'
import { openPool, queryBuilder } from '../src/db/connection.ts'
import type { Cluster } from './cluster.ts'
import { databaseUrl } from './database-parts.ts'
import { FAULTS, repeat } from './faults.ts'
import type { FaultName } from './faults.ts'
import { checkOrders, doubledOrders } from './order-truth.ts'
import { Traffic } from './traffic.ts'
import type { Buying } from './traffic.ts'

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

/** What visitors and buyers do in a run, and where it is looked up afterwards. */
export interface Trade {
  readonly shop: string
  readonly pool: ReturnType<typeof openPool>
  readonly buying: Buying
}

/** How a run is made. */
export interface Run {
  /** How often each fault happens; undefined: as often as the fault says. */
  readonly times: number | undefined
  /** How many people buy at once. */
  readonly buyers: number
  readonly sandboxUrl: string
  readonly say: (line: string) => void
}

/** Opens accounts for buyers and lays goods in; `work` is done with them. */
export async function withTrade<Result>(
  { site }: Cluster,
  { buyers, sandboxUrl }: Pick<Run, 'buyers' | 'sandboxUrl'>,
  work: (trade: Trade) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(databaseUrl(site.ports.leader, 'shop'), { max: 2, statementTimeoutMs: 60_000 })
  const shop = `http://127.0.0.1:${site.ports.shop}`
  try {
    await raiseOrderLimits(pool)
    const buying: Buying = {
      buyers: await signUpBuyers(shop, pool, buyers),
      productPrice: await insertGoods(queryBuilder(pool), pool, STOCK),
      card: await cardToken(sandboxUrl),
    }
    return await work({ shop, pool, buying })
  } finally {
    await pool.end()
  }
}

/** Brings faults about one after the other, and writes one line of JSON for each: what was held and what was not. */
export function runFaults(
  cluster: Cluster,
  names: readonly FaultName[],
  { times, buyers, sandboxUrl, say }: Run,
): Promise<boolean> {
  return withTrade(cluster, { buyers, sandboxUrl }, async (trade) => {
    let isHeld = true
    for (const name of names) {
      const fault = FAULTS[name]
      const report = await countWhile(trade, fault.what, () => repeat(cluster, fault, times ?? fault.times, trade))
      say(await writeDown(report))
      if (report.wrong.length > 0) isHeld = false
    }
    return isHeld
  })
}

/** Adds a report to the results of all runs; answers its line. */
export async function writeDown(report: object): Promise<string> {
  const line = JSON.stringify(report)
  await appendFile(RESULTS, `${line}\n`)
  return line
}

/** Lets visitors and buyers go on while something happens, and counts what they met. */
export async function countWhile(
  { shop, pool, buying }: Trade,
  what: string,
  happens: () => Promise<{ readonly took: readonly number[]; readonly wrong: readonly string[] }>,
) {
  const began = new Date()
  const traffic = new Traffic(shop)
  traffic.start(buying)
  const { took, wrong } = await happens()
  const report = await traffic.stop()
  const doubled = await doubledOrders(pool, began, report)
  return {
    fault: what,
    times: took.length,
    seconds: Math.round((Date.now() - began.getTime()) / 1_000),
    slowestRecoveryMs: Math.max(...took),
    orders: report.confirmed.size,
    longestWithoutOrderMs: report.longestWithoutOrderMs,
    reads: report.reads,
    failures: report.failures,
    sentAgain: report.sentAgain,
    refused: report.refused,
    wrong: [
      ...wrong,
      ...(await checkOrders(pool, report)),
      ...(doubled > 0 ? [`${doubled} orders are doubled`] : []),
      ...(report.unconfirmed > 0 ? [`${report.unconfirmed} orders were never confirmed`] : []),
    ],
  }
}
