/** Two people of the staff at the same orders at once, in processes that are killed: each thing is done once, and traced once. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { insertStaff } from '../../src/testing/staff-fixture.ts'
import { inProcesses, startBuyer } from '../buyers.ts'
import { settleAll } from '../checks.ts'
import { cardToken } from '../sandbox-process.ts'
import { buying, exactly, seeded, thrown } from '../scenario.ts'
import type { Run, Scenario } from '../scenario.ts'
import type { Task } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'

/** Orders of a round, and what each costs: so much that a refund waits for a second person. */
const ORDERS = 6
const DEAR = 300_000
/** A process is killed within so many milliseconds of its work. */
const KILL_MS = 250

type Act = Extract<Task, { kind: 'desk' }>['act']

/** Accepts, asks for all of it back, then approves against a withdrawal: in each step a process is killed, and all is asked again. */
export const desk: Scenario = async (world, run) => {
  const { pool, db } = world
  const [asker, other] = [
    await insertStaff(pool, { roles: ['finance'] }),
    await insertStaff(pool, { roles: ['owner'] }),
  ]
  const goods = await insertGoods(db, pool, null, { price: DEAR })
  const token = await cardToken(run.place.sandboxUrl)
  const random = seeded(run.seed)
  const failures: string[] = []
  for (let round = 0; round < run.size; round += 1) {
    const customers = await insertCustomers(pool, ORDERS)
    failures.push(...thrown(await inProcesses(run.place, buying(customers, goods, token, { total: DEAR }), 1)))
    const numbers = await paidNumbers(pool, customers)
    const both = (act: Act) => numbers.flatMap((number) => [asker, other].map((staffId) => ({ act, number, staffId })))
    const byOne = (act: Act, staffId: string) => numbers.map((number) => ({ act, number, staffId }))
    failures.push(
      ...(await killedOnce(
        run,
        [...both('accept'), ...byOne('ask', asker), ...byOne('ask', asker)],
        random() * KILL_MS,
      )),
      ...(await killedOnce(run, mixed(byOne('approve', other), byOne('withdraw', asker)), random() * KILL_MS)),
    )
  }
  await settleAll(world)
  return report(pool, run.size * ORDERS, failures)
}

type DeskTask = { readonly act: Act; readonly number: number; readonly staffId: string }

/** One of these, one of those: what is at the same order is asked for at the same time. */
const mixed = (one: readonly DeskTask[], other: readonly DeskTask[]): DeskTask[] =>
  one.flatMap((each, index) => [each, other[index] ?? each])

/** Does all of it in a process that is killed on the way, then once more in several that are not. */
async function killedOnce({ place }: Run, requested: readonly DeskTask[], afterMs: number): Promise<string[]> {
  const tasks = requested.map((each, index): Task => ({ kind: 'desk', key: String(index), ...each }))
  const first = startBuyer(place, { tasks, atOnce: 8 })
  await first.begun
  await sleep(afterMs)
  first.child.kill('SIGKILL')
  await first.ended
  return thrown(await inProcesses(place, tasks, 2))
}

async function paidNumbers(pool: Pool, customers: readonly string[]): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from customer_order where customer_id = any($1) and status = 'PENDING' order by number`,
    [customers],
  )
  return rows.map(({ number }) => number)
}

async function report(pool: Pool, orders: number, failures: readonly string[]) {
  const count = async (what: string): Promise<number> =>
    Number((await pool.query(`select count(*) as count from ${what}`)).rows[0].count)
  const changes = (...actions: string[]) =>
    count(`staff_change where action in (${actions.map((action) => `'order.${action}'`).join(', ')})`)
  const found = {
    'accepted orders': await count(`order_event where to_status = 'PROCESSING'`),
    'their messages': await count(`outbox_message where order_news = 'in-production'`),
    'their changes': await changes('accept'),
    'refunds asked for': await count('refund'),
    'changes of asking': await changes('refund'),
    'refunds decided': await count(`refund where state in ('DONE', 'DECLINED')`),
    'changes of deciding': await changes('approveRefund', 'withdrawRefund'),
  }
  return {
    counts: { orders, ...found },
    wrong: [...Object.entries(found).flatMap(([what, is]) => exactly(what, is, orders)), ...failures],
  }
}
