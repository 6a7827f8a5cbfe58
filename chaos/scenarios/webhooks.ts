import { randomUUID } from 'node:crypto'
import { sandboxKeys } from '../../payments-sandbox/sandbox.ts'
import { inProcesses } from '../buyers.ts'
import { SANDBOX_SECRET } from '../place.ts'
import { cardToken, setFaults } from '../sandbox-process.ts'
import { buying, exactly, seeded, tally, thrown } from '../scenario.ts'
import type { Scenario } from '../scenario.ts'
import type { Task } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'

const PAYMENTS = 20
/** The events of one payment at the gateway, in the order in which they happened. */
const TYPES = ['payment_authorized', 'payment_paid']

/**
 * Customers were charged and the shop was not answered. Then come the events, each so many times, in no order, among
 * as many forged ones that name the same payments.
 */
export const webhooks: Scenario = async ({ pool, db }, { place, size, seed }) => {
  const goods = await insertGoods(db, pool, null)
  await setFaults(place.sandboxUrl, [
    { call: 'charge', mode: 'RESET_AFTER', chance: 1 },
    { call: 'find', mode: 'ERROR_BEFORE', chance: 1 },
  ])
  await inProcesses(place, buying(await insertCustomers(pool, PAYMENTS), goods, await cardToken(place.sandboxUrl)), 1)
  await setFaults(place.sandboxUrl)
  const attempts = await pool.query<{ id: string }>(`update payment_attempt set checked_at = null returning id`)

  const real = attempts.rows.flatMap(({ id }) => TYPES.map((type) => event(id, type, secretOf('real'))))
  const repeated = real.flatMap((body) => Array.from({ length: size }, () => task(body)))
  const forged = repeated.map((_, n) =>
    task(event(attempts.rows[n % PAYMENTS]?.id ?? '', TYPES[n % 2] ?? '', secretOf('forged'))),
  )
  const results = await inProcesses(place, shuffled([...repeated, ...forged], seed))

  const { ok = 0, 'webhook/forged': refused = 0 } = tally(results)
  const { rows } = await pool.query(`select (select count(*) from webhook_event)::int as stored,
    (select count(*) from payment)::int as payments, (select count(*) from invoice)::int as invoices,
    (select count(*) from customer_order where status = 'PENDING')::int as paid`)
  const { stored, payments, invoices, paid } = rows[0]
  return {
    counts: { deliveries: repeated.length, forged: forged.length, taken: ok, refused, stored, payments, paid },
    wrong: [
      ...exactly('deliveries taken', ok, repeated.length),
      ...exactly('forged ones refused', refused, forged.length),
      ...exactly('events stored', stored, real.length),
      ...exactly('payments', payments, PAYMENTS),
      ...exactly('invoices', invoices, PAYMENTS),
      ...exactly('orders paid by events', paid, PAYMENTS),
      ...thrown(results),
    ],
  }
}

const secretOf = (kind: 'real' | 'forged'): string =>
  kind === 'real' ? sandboxKeys(SANDBOX_SECRET).moyasarWebhook : 'a-guessed-signature'

const event = (attemptId: string, type: string, secret: string) => ({
  id: randomUUID(),
  type,
  secret_token: secret,
  data: { id: attemptId },
})

const task = (body: object): Task => ({ kind: 'event', key: randomUUID(), body })

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seeded(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
