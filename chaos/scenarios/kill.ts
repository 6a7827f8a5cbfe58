import { setTimeout as sleep } from 'node:timers/promises'
import type { BuyResult } from '../buyer-process.ts'
import { forkBuyer, startBuyer } from '../buyers.ts'
import { cardToken } from '../sandbox-process.ts'
import { settleAll } from '../checks.ts'
import { buying, exactly, seeded } from '../scenario.ts'
import type { Run, Scenario } from '../scenario.ts'
import type { Task } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'

/** Customers at work when a process is killed, four at a time. */
const CUSTOMERS = 8

/**
 * The process is killed at a random moment of checkouts, and anyone who got no answer asks the next process, with the
 * same key. Any answer that was given must be true.
 */
export const kill: Scenario = async (world, { place, size, seed }) => {
  const { pool, db } = world
  const random = seeded(seed)
  const goods = await insertGoods(db, pool, null)
  const token = await cardToken(place.sandboxUrl)
  const acked = new Map<string, BuyResult>()
  const onResult = (result: BuyResult): void => void (result.outcome === 'ok' && acked.set(result.key, result))
  let [pending, requested, interrupted]: [Task[], number, number] = [[], 0, 0]
  let next = forkBuyer()
  const wholeMs = await timeOf(place, buying(await insertCustomers(pool, CUSTOMERS), goods, token))
  for (let run = 0; run < size; run += 1) {
    const fresh = buying(await insertCustomers(pool, Math.max(0, CUSTOMERS - pending.length)), goods, token)
    requested += fresh.length
    const tasks = [...pending, ...fresh]
    const buyer = startBuyer(place, { tasks, atOnce: 4, onResult }, next)
    next = forkBuyer()
    await buyer.begun
    await sleep(random() * wholeMs)
    buyer.child.kill('SIGKILL')
    await buyer.ended
    pending = tasks.filter(({ key }) => !acked.has(key))
    interrupted += pending.length
  }
  await startBuyer(place, { tasks: pending, atOnce: 4, onResult }, next).ended
  await settleAll(world)

  const orders = await pool.query(
    `select k.key, o.id, o.status from idempotency_key k join customer_order o on o.id = k.order_id
      where k.key = any($1)`,
    [[...acked.keys(), ...pending.map(({ key }) => key)]],
  )
  const byKey = new Map<string, { id: string; status: string }>(orders.rows.map((row) => [row.key, row]))
  const lost = [...acked].filter(([key, { orderId }]) => byKey.get(key)?.id !== orderId).length
  const unpaid = [...acked].filter(([key, { status }]) => status === 'PAID' && byKey.get(key)?.status !== 'PENDING')
  // Asked again in the middle of a charge they get the answer that it is being checked; it may turn out never to have begun.
  const unsure = [...acked.values()].filter(({ status }) => status !== 'PAID')
  const declined = unsure.filter(({ key }) => byKey.get(key)?.status !== 'PENDING').length
  return {
    counts: {
      kills: size,
      requested,
      interrupted,
      acked: acked.size,
      orders: orders.rows.length,
      lost,
      unpaid: unpaid.length,
      'answered unsure': unsure.length,
      'of those not charged': declined,
    },
    wrong: [
      ...exactly('answered', acked.size, requested),
      ...exactly('orders', orders.rows.length, requested),
      ...exactly('lost', lost, 0),
      ...exactly('answered paid and not', unpaid.length, 0),
    ],
  }
}

/** How long a process takes for tasks without an interruption: the moment of a kill falls anywhere in it. */
async function timeOf(place: Run['place'], tasks: readonly Task[]): Promise<number> {
  const buyer = startBuyer(place, { tasks, atOnce: 4 })
  await buyer.begun
  const start = performance.now()
  await buyer.ended
  return performance.now() - start
}
