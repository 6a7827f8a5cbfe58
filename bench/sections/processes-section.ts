import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { cardToken, setFaults, startSandbox } from '../../chaos/sandbox-process.ts'
import { insertGoods } from '../../chaos/world.ts'
import { openPool, queryBuilder } from '../../src/db/connection.ts'
import { DURABLE } from '../../src/db/embedded/settings.ts'
import { startThrowawayServer } from '../../src/testing/database/throwaway-server.ts'
import { signUpBuyers, submitOrder } from '../checkout-client.ts'
import { sandboxedShop } from '../checkout-load.ts'
import { generate } from '../load-generator.ts'
import { table } from '../markdown-table.ts'
import { raiseOrderLimits } from '../order-limits.ts'
import { rateFor } from '../order-load.ts'
import type { Effort } from '../run.ts'
import { samplePaths } from '../sample-paths.ts'
import { startShop } from '../shop-process.ts'
import type { ShopProcess } from '../shop-process.ts'
import { measureWork, withShops } from '../shop-processes.ts'
import type { Done, Work } from '../shop-processes.ts'

const PROCESSES = [1, 2, 3]
const CONNECTIONS = 16
const BUYERS = 40
const GOODS = 100
const WORDS = ['cards', 'business cards', 'banner', 'بطاقات', 'mug', 'stickers', 'كوب', 'flyers a5', 'bag', 'ختم']

/** Pages, searches and orders a second with one, two and three web processes on this machine, and the part of the database in it. */
export async function processesSection({ seconds, pairs }: Effort): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
  const sandbox = await startSandbox(folder)
  const server = await startThrowawayServer('processes', DURABLE)
  const pool = openPool(server.url(), { max: 2, statementTimeoutMs: 60_000 })
  const env = { ...sandboxedShop(sandbox.url), IMAGES_AHEAD: 'false' }
  try {
    await fillWithDemo(server.url(), env)
    await setFaults(sandbox.url)
    const card = await cardToken(sandbox.url)
    const rows: (string | number)[][] = []
    let works: readonly Work[] | undefined
    for (const count of PROCESSES)
      await withShops(count, { databaseUrl: server.url(), env }, async (shops) => {
        works ??= await openWorks(shops[0]?.url ?? '', pool, card)
        for (const work of works)
          rows.push(rowOf(work.name, count, await measureWork(work, shops, pool, { seconds, pairs })))
      })
    return report(rows)
  } finally {
    await pool.end()
    await server.stop()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillWithDemo(databaseUrl: string, env: Readonly<Record<string, string>>): Promise<void> {
  const shop = await startShop({ port: 3900, databaseUrl, env: { ...env, DEMO: 'true' } })
  await shop.stop()
}

async function openWorks(url: string, pool: pg.Pool, card: string): Promise<readonly Work[]> {
  const { home } = await samplePaths(url)
  const buyers = await signUpBuyers(url, pool, BUYERS)
  const goods: string[] = []
  for (let n = 0; n < GOODS; n += 1) goods.push(await insertGoods(queryBuilder(pool), pool, 1_000_000))
  await raiseOrderLimits(pool)
  await pool.query('analyze')
  const searches = WORDS.map((word) => `/api/app/search/suggest?name=${encodeURIComponent(word)}`)
  return [
    { name: 'cached pages', once: (shops, seconds) => load(shops, [home], seconds) },
    { name: 'searches', once: (shops, seconds) => load(shops, searches, seconds) },
    { name: 'card orders', once: (shops, seconds) => buy(shops, seconds, { buyers, goods, card, pool }) },
  ]
}

/** A generator for each process, as a balancer would spread them. */
async function load(shops: readonly ShopProcess[], paths: readonly string[], seconds: number): Promise<number> {
  const connections = Math.ceil(CONNECTIONS / shops.length)
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
  const loads = await Promise.all(shops.map(({ url }) => generate(url, { seconds, connections, paths, headers })))
  const failures = loads.reduce((sum, each) => sum + each.failures, 0)
  if (failures > 0) throw new Error(`${failures} failures under load`)
  return loads.reduce((sum, each) => sum + each.requests, 0)
}

type Trade = {
  readonly buyers: Awaited<ReturnType<typeof signUpBuyers>>
  readonly goods: readonly string[]
  readonly card: string
  readonly pool: pg.Pool
}

async function buy(shops: readonly ShopProcess[], seconds: number, trade: Trade): Promise<number> {
  const { buyers, goods, card, pool } = trade
  // No customer buys so often; the limits are not what is measured.
  await pool.query('truncate rate_limit')
  const { times } = await rateFor(seconds, CONNECTIONS, async (n) => {
    const [token = '', productPrice = ''] = [buyers[n % BUYERS]?.token, goods[n % GOODS]]
    const url = shops[n % shops.length]?.url ?? ''
    const { status, text } = await submitOrder(url, { token, productPrice, card, key: randomUUID() })
    if (!text.includes('"PAID"')) throw new Error(`an order was answered with ${status} ${text}`)
  })
  return times.length
}

const rowOf = (name: string, count: number, { perSecond, shopMs, databaseMs }: Done): (string | number)[] => [
  name,
  count,
  Math.round(perSecond),
  shopMs.toFixed(2),
  databaseMs.toFixed(2),
  `${Math.round((databaseMs / (shopMs + databaseMs)) * 100)}%`,
]

const report = (rows: readonly (readonly (string | number)[])[]): string =>
  [
    '## One, two and three processes',
    `Web processes on one machine with one PostgreSQL beside them, ${CONNECTIONS} connections in all, a generator for each process; it, the database and the payment sandbox have their part of the same processors. Searches are those of the search box, answered by the database every time; orders are card checkouts through the sandbox, each commit on disk.`,
    table(
      ['what', 'processes', 'a second', 'processor ms of the shop', 'of the database', "the database's part"],
      rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ),
  ].join('\n\n')
