import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findViolations } from '../src/db/invariants.ts'
import type { LedgerEntry } from '../payments-sandbox/ledger.ts'
import type { Task, Told } from './buyer-process.ts'
import { inProcesses, startBuyer } from './buyers.ts'
import { insertCustomers, insertGoods, openWorld } from './world.ts'
import type { Place } from './world.ts'

/** What a scenario came to: its counts, and everything that is wrong. */
export type Report = {
  readonly scenario: string
  readonly seed: number
  readonly seconds: number
  readonly counts: Readonly<Record<string, number>>
  readonly wrong: readonly string[]
}

export type Run = { readonly place: Place; readonly size: number; readonly seed: number }
type Scenario = (world: ReturnType<typeof openWorld>, run: Run) => Promise<Pick<Report, 'counts' | 'wrong'>>

const PRICE = 1_000
const UNITS = 100

const buying = (customers: readonly string[], productPriceId: string, token: string, more: Partial<Task> = {}) =>
  customers.map(
    (customerId): Task =>
      ({
        kind: 'buy',
        key: randomUUID(),
        cartKey: randomUUID(),
        customerId,
        productPriceId,
        quantity: 1,
        total: PRICE,
        token,
        ...more,
      }) as Task,
  )

const tally = (told: readonly Told[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { outcome } of told) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
const exactly = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`]

/** F9: many more buyers than goods. */
const oversell: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, UNITS)
  const told = await inProcesses(place, buying(await insertCustomers(pool, size), goods, await cardToken(place)))
  const { rows } = await pool.query(
    `select coalesce(sum(quantity), 0)::int as sold from stock_reservation where product_price_id = $1 and state <> 'RELEASED'`,
    [goods],
  )
  const sold: number = rows[0].sold
  return {
    counts: { attempts: told.length, units: UNITS, sold, oversold: Math.max(0, sold - UNITS) },
    wrong: [...exactly('sold', sold, Math.min(UNITS, size)), ...thrown(told)],
  }
}

/** F10: many more buyers than uses of a coupon. */
const coupon: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const counts: Record<string, number> = {}
  const wrong: string[] = []
  for (const limit of [1, 50]) {
    const code = `CHAOS${limit}X${randomUUID().slice(0, 6).toUpperCase()}`
    await pool.query(`insert into coupon (code, kind, percent, usage_limit) values ($1, 'PERCENT', 10, $2)`, [
      code,
      limit,
    ])
    const customers = await insertCustomers(pool, Math.ceil(size / 2))
    const tasks = buying(customers, goods, await cardToken(place), { couponCode: code, total: PRICE - PRICE / 10 })
    const { ok = 0 } = tally(await inProcesses(place, tasks))
    counts[`uses of ${limit}`] = ok
    wrong.push(...exactly(`uses of ${limit}`, ok, Math.min(limit, customers.length)))
  }
  return { counts: { attempts: size, ...counts }, wrong }
}

/** F11: many refunds of 60% of one payment. */
const refund: Scenario = async ({ pool, db, parts }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const [buy] = buying(await insertCustomers(pool, 1), goods, await cardToken(place))
  const [bought] = await inProcesses(place, buy ? [buy] : [], { processes: 1 })
  const { rows } = await pool.query('select number from customer_order where id = $1', [bought?.orderId])
  const tasks = Array.from({ length: size }, (): Task => ({
    kind: 'refund',
    key: randomUUID(),
    number: rows[0].number,
    amount: PRICE * 0.6,
  }))
  const { ok = 0 } = tally(await inProcesses(place, tasks))
  await pool.query(`update refund set created_at = now() - interval '1 minute'`)
  await parts.sweep()
  return { counts: { attempts: size, accepted: ok }, wrong: exactly('accepted', ok, 1) }
}

/** F8: one cart from many tabs. */
const submit: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const [customer = ''] = await insertCustomers(pool, 1)
  const cartKey = randomUUID()
  const tasks = buying(
    Array.from({ length: size }, () => customer),
    goods,
    await cardToken(place),
    { cartKey },
  )
  const { ok = 0 } = tally(await inProcesses(place, tasks))
  const { rows } = await pool.query('select count(*)::int as orders from customer_order where cart_key = $1', [cartKey])
  return {
    counts: { submits: size, orders: rows[0].orders },
    wrong: [...exactly('orders', rows[0].orders, 1), ...exactly('answers', ok, 1)],
  }
}

/** F7: the same outcome looked for by many at once. */
const settle: Scenario = async ({ pool, db }, { place, size }) => {
  const goods = await insertGoods(db, pool, null)
  const [buy] = buying(await insertCustomers(pool, 1), goods, await cardToken(place))
  await setFaults(place, { frictionless: true, rules: [{ call: 'charge', mode: 'RESET_AFTER', times: 1, chance: 1 }] })
  const [bought] = await inProcesses(place, buy ? [buy] : [], { processes: 1 })
  await setFaults(place, { frictionless: true })
  const { rows } = await pool.query('select id from payment_attempt where order_id = $1', [bought?.orderId])
  const tasks = Array.from({ length: size }, (): Task => ({ kind: 'check', key: randomUUID(), paymentId: rows[0].id }))
  const looking = inProcesses(place, tasks)
  for (let turn = 0; turn < 40; turn += 1) {
    await pool.query('update payment_attempt set checked_at = null where id = $1', [rows[0].id])
    await sleep(20)
  }
  const told = await looking
  const paid = await pool.query('select count(*)::int as payments from payment where order_id = $1', [bought?.orderId])
  return {
    counts: { looks: told.length, payments: paid.rows[0].payments },
    wrong: exactly('payments', paid.rows[0].payments, 1),
  }
}

/** F1: the process is killed at a random moment of a checkout, started again, and its customers ask again. */
const kill: Scenario = async ({ pool, db, parts }, { place, size, seed }) => {
  const random = seeded(seed)
  const goods = await insertGoods(db, pool, null)
  const token = await cardToken(place)
  const acked = new Map<string, Told>()
  let [asked, interrupted] = [0, 0]
  for (let run = 0; run < size; run += 1) {
    const tasks = buying(await insertCustomers(pool, 8), goods, token)
    asked += tasks.length
    const hear = (told: Told) => void (told.outcome === 'ok' && acked.set(told.key, told))
    const first = startBuyer(place, { tasks, atOnce: 4 }, hear)
    // From its start on: connecting, placing, charging, settling.
    await sleep(150 + random() * 900)
    first.child.kill('SIGKILL')
    await first.ended
    interrupted += tasks.length - tasks.filter(({ key }) => acked.has(key)).length
    await startBuyer(place, { tasks: tasks.filter(({ key }) => !acked.has(key)), atOnce: 4 }, hear).ended
  }
  await settleAll(pool, parts)
  const orders = await pool.query(
    'select k.key, o.id, o.status from idempotency_key k join customer_order o on o.id = k.order_id',
  )
  const byKey = new Map<string, { id: string; status: string }>(orders.rows.map((row) => [row.key, row]))
  const lost = [...acked].filter(([key, { orderId }]) => byKey.get(key)?.id !== orderId).length
  const unpaid = [...acked.keys()].filter((key) => byKey.get(key)?.status !== 'PENDING').length
  return {
    counts: { kills: size, asked, interrupted, acked: acked.size, lost, unpaid },
    wrong: [...exactly('answered', acked.size, asked), ...exactly('lost', lost, 0), ...exactly('unpaid', unpaid, 0)],
  }
}

export const SCENARIOS = { oversell, coupon, refund, submit, settle, kill } as const
export type ScenarioName = keyof typeof SCENARIOS

/** Runs a scenario, then asks the database and the gateway's ledger whether anything is wrong. */
export async function runScenario(name: ScenarioName, run: Run): Promise<Report> {
  const start = performance.now()
  const world = openWorld(run.place, 8)
  try {
    await setFaults(run.place, { frictionless: true })
    const { counts, wrong } = await SCENARIOS[name](world, run)
    await settleAll(world.pool, world.parts)
    const violations = await findViolations(world.pool)
    const all = [
      ...wrong,
      ...violations.map(({ rule, rows }) => `${rule}: ${rows.length}`),
      ...(await compareLedger(world.pool, run.place)),
    ]
    return {
      scenario: name,
      seed: run.seed,
      seconds: Math.round(performance.now() - start) / 1_000,
      counts,
      wrong: all,
    }
  } finally {
    await world.close()
  }
}

/** Lets everything that waits for its time have its time. */
async function settleAll(pool: pg.Pool, parts: ReturnType<typeof openWorld>['parts']): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await pool.query(`update payment_attempt set checked_at = null, sent_at = sent_at - interval '5 minutes'
      where state in ('SENT', 'UNKNOWN')`)
    await pool.query(`update refund set sent_at = sent_at - interval '5 minutes', created_at = created_at - interval '5 minutes'
      where state in ('PENDING', 'SENT', 'UNKNOWN')`)
    await parts.sweep()
    const { rows } = await pool.query(`select (select count(*) from payment_attempt where state in ('SENT', 'UNKNOWN'))
      + (select count(*) from refund where state in ('PENDING', 'SENT', 'UNKNOWN')) as open`)
    if (Number(rows[0].open) === 0) return
  }
}

/** M4: every charge of the gateway is one payment here, and every refund of ours one of theirs. */
async function compareLedger(pool: pg.Pool, { sandboxUrl }: Place): Promise<string[]> {
  const entries = (await (await fetch(`${sandboxUrl}/control/ledger`)).json()) as LedgerEntry[]
  const theirs = new Map<string, number>()
  for (const { kind, amount, payment } of entries) {
    if (kind === 'CHARGED') theirs.set(payment.id, (theirs.get(payment.id) ?? 0) + amount)
    if (kind === 'REFUNDED') theirs.set(payment.id, (theirs.get(payment.id) ?? 0) - amount)
  }
  const { rows } = await pool.query(`
    select p.gateway_id as id, sum(p.captured) - coalesce(sum((select sum(amount) from refund r
      where r.payment_id = p.id and r.state = 'DONE')), 0) as net from payment p where p.provider = 'MOYASAR' group by 1`)
  const ours = new Map(rows.map((row) => [row.id as string, Number(row.net)]))
  const differing = [...new Set([...theirs.keys(), ...ours.keys()])].filter((id) => theirs.get(id) !== ours.get(id))
  return differing.length === 0 ? [] : [`ledger: ${differing.length} payments differ from the gateway's`]
}

const thrown = (told: readonly Told[]): string[] => {
  const errors = told.filter(({ outcome }) => outcome.startsWith('thrown'))
  return errors.length === 0 ? [] : [`${errors.length} failed: ${errors[0]?.outcome}`]
}

async function setFaults({ sandboxUrl }: Place, plan: object): Promise<void> {
  await fetch(`${sandboxUrl}/control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plan),
  })
}

async function cardToken({ sandboxUrl }: Place): Promise<string> {
  const { sandboxKeys } = await import('../payments-sandbox/sandbox.ts')
  const { SANDBOX_SECRET } = await import('./world.ts')
  const answer = await fetch(`${sandboxUrl}/moyasar/v1/tokens`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${sandboxKeys(SANDBOX_SECRET).moyasarPublishable}:`)}`,
    },
    body: JSON.stringify({ name: 'Chaos Customer', number: '4201320111111010', month: '12', year: '30', cvc: '123' }),
  })
  return ((await answer.json()) as { id: string }).id
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
