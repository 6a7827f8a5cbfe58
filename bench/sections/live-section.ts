import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { cardToken, setFaults, startSandbox } from '../../chaos/sandbox-process.ts'
import { insertGoods } from '../../chaos/world.ts'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { insertStaff, staffCookie } from '#testing/staff-fixture.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { signUpBuyers, submitOrder } from '../checkout-client.ts'
import { sandboxedShop } from '../checkout-load.ts'
import { openLine } from '../live-lines.ts'
import type { LiveLine } from '../live-lines.ts'
import { table } from '../markdown-table.ts'
import { percentile } from '../order-load.ts'
import { processorSeconds } from '../processor-time.ts'
import { residentMb, startShop } from '../shop-process.ts'
import type { ShopProcess } from '../shop-process.ts'

const PORT = 3896
const [PEOPLE, LINES_EACH, TIMES] = [50, 2, 20]
const IDLE_SECONDS = 30
/** Milliseconds at p95; statements a second; percent of a processor; megabytes. */
const TARGETS = { change: 1_000, order: 2_000, statements: 1, processor: 2, megabytes: 25 }
/** The logs are read every 1.1 s: what is asked for begins at no fixed place between two readings. */
const READING_MS = 1_100

type Idle = { readonly statements: number; readonly processor: number; readonly megabytes: number }
type Measured = {
  readonly change: readonly number[]
  readonly order: readonly number[]
  readonly alone: Idle
  readonly listening: Idle
}

/** What people at their desks hear, and what it costs while nothing happens: a process of the API and the office. */
export async function liveSection(): Promise<string> {
  const server = await startThrowawayServer('live')
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
  const sandbox = await startSandbox(folder)
  await migrate(server.url())
  const env = sandboxedShop(sandbox.url)
  const shop = await startShop({ port: PORT, databaseUrl: server.url(), services: 'api,office', env })
  const pool = openPool(server.url(), { max: 2, statementTimeoutMs: 60_000 })
  try {
    await setFaults(sandbox.url)
    const buy = await buyerOf(shop, pool, await cardToken(sandbox.url))
    return report(await measure(shop, pool, buy))
  } finally {
    await pool.end()
    await shop.stop()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
    await server.stop()
  }
}

/** A customer who buys a piece each time. */
async function buyerOf(shop: ShopProcess, pool: pg.Pool, card: string): Promise<() => Promise<void>> {
  const [buyer] = await signUpBuyers(shop.url, pool, 1)
  const productPrice = await insertGoods(queryBuilder(pool), pool, 1_000)
  return async () => {
    await pool.query('truncate rate_limit')
    const { text } = await submitOrder(shop.url, { token: buyer?.token ?? '', productPrice, card, key: randomUUID() })
    if (!text.includes('"PAID"')) throw new Error(`an order was answered with ${text}`)
  }
}

async function measure(shop: ShopProcess, pool: pg.Pool, buy: () => Promise<void>): Promise<Measured> {
  const cookies: string[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const staffId = await insertStaff(pool, { roles: ['manager'] })
    cookies.push(await staffCookie({ pool, db: queryBuilder(pool) }, staffId))
  }
  await buy()
  const alone = await idleOf(shop, pool)
  const lines = await Promise.all(
    Array.from({ length: PEOPLE * LINES_EACH }, (_, n) => openLine(shop.url, cookies[n % PEOPLE] ?? '')),
  )
  const listening = await idleOf(shop, pool)
  const { rows } = await pool.query<{ number: number }>('select number from customer_order limit 1')
  const write = () => writeNote(shop.url, cookies[0] ?? '', rows[0]?.number ?? 0)
  const change = await heardAfter(lines, write, ({ by }) => by !== null)
  const order = await heardAfter(lines, buy, ({ kind, by }) => kind === 'order' && by === null)
  for (const line of lines) line.close()
  return { change, order, alone, listening }
}

async function writeNote(url: string, cookie: string, order: number): Promise<void> {
  const body = JSON.stringify({ text: 'Call them before noon', mentions: [] })
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${url}/api/office/orders/${order}/notes`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`a note was answered with ${answer.status} ${await answer.text()}`)
}

/** Milliseconds from before something is done until the last of the lines has heard it, several times. */
async function heardAfter(
  lines: readonly LiveLine[],
  act: () => Promise<void>,
  matches: Parameters<LiveLine['next']>[0],
): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await pause(2 * READING_MS + (READING_MS * time) / TIMES)
    const arrivals = Promise.all(lines.map((line) => line.next(matches)))
    const began = performance.now()
    await act()
    times.push(Math.max(...(await arrivals)) - began)
  }
  return times
}

/** What the process costs while nothing happens. */
async function idleOf({ pid }: ShopProcess, pool: pg.Pool): Promise<Idle> {
  // What was begun comes to its end, and the server has counted it.
  await pause(10_000)
  const [statements, seconds] = [await countStatements(pool), await processorSeconds(pid)]
  const began = performance.now()
  await pause(IDLE_SECONDS * 1_000)
  const counted = (await countStatements(pool)) - statements - 1
  const elapsed = (performance.now() - began) / 1_000
  return {
    statements: counted / elapsed,
    processor: (((await processorSeconds(pid)) - seconds) / elapsed) * 100,
    megabytes: await residentMb(pid),
  }
}

/** Transactions of the database: what a process asks by itself has one statement in each. */
async function countStatements(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select (xact_commit + xact_rollback)::float8 as count from pg_stat_database where datname = current_database()`)
  return rows[0]?.count ?? 0
}

function report({ change, order, alone, listening }: Measured): string {
  const row = (what: string, value: number, asked: number, unit: string, digits = 0) => [
    what,
    `${value.toFixed(digits)}${unit}`,
    `≤ ${asked}${unit}`,
    value <= asked ? 'yes' : 'no',
  ]
  return [
    '## Live',
    `${PEOPLE} people with ${PEOPLE * LINES_EACH} lines at one process of the API and the office, with the database and the client on the same machine, whose load was ${Math.round(loadavg()[0] ?? 0)} meanwhile. Times run from before the call until the last line has heard of it, ${TIMES} times each; an order is a whole checkout, paid by card at the sandbox. Idle is ${IDLE_SECONDS} s without a call: without a line open the process made ${alone.statements.toFixed(2)} statements a second and took ${alone.processor.toFixed(1)}% of a processor.`,
    table(
      ['what', 'measured', 'asked', 'reached'],
      [
        row('a colleague’s change, p95', percentile(change, 95), TARGETS.change, ' ms'),
        row('a new order, p95', percentile(order, 95), TARGETS.order, ' ms'),
        row('statements a second, idle', listening.statements, TARGETS.statements, '', 2),
        row('processor, idle', listening.processor, TARGETS.processor, '%', 1),
        row('memory of the lines', listening.megabytes - alone.megabytes, TARGETS.megabytes, ' MB', 1),
      ],
    ),
    `Medians: a change ${percentile(change, 50).toFixed(0)} ms, an order ${percentile(order, 50).toFixed(0)} ms.`,
  ].join('\n\n')
}
