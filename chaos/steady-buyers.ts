import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { submitOrder } from '../bench/checkout-client.ts'
import type { OrderAnswer } from '../bench/checkout-client.ts'
import { exactly } from './scenario.ts'
import type { World } from './scenario.ts'

/** Buyers at once, each in the name of several customers, because orders per customer are limited. */
export const BUYERS = 8
/** Left when all who met a stop have gone; enough for what is ordered between two stops. */
export const MIN_CUSTOMERS = 32
const PATIENCE_MS = 60_000

/** Asks again while the connections of before are found to be broken. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 100; ; left -= 1) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await sleep(50)
    }
  }
}

export type Paid = { readonly key: string; readonly answers: readonly OrderAnswer[] }
type Cart = { readonly tokens: readonly string[]; readonly goods: string; readonly card: string }

/**
 * Buyers who never rest; each asks again until its order is answered. A customer who met a stop buys no more: the payment
 * may still be looked into, and two such orders are all that one may have.
 */
export function startBuyers(url: string, { tokens, goods, card }: Cart, patienceMs = PATIENCE_MS) {
  const paid: Paid[] = []
  let isOver = false
  let waiting: { readonly since: number; readonly resolve: (ms: number) => void }[] = []
  const customers = [...tokens]
  const buyer = async (): Promise<void> => {
    while (!isOver) {
      const [key, token = ''] = [randomUUID(), customers.shift()]
      const answers: OrderAnswer[] = []
      let sentAt = 0
      const patience = performance.now() + patienceMs
      do {
        if (performance.now() > patience) throw new Error(`no answer but ${JSON.stringify(answers.at(-1))}`)
        if (answers.length > 0) await sleep(50)
        sentAt = performance.now()
        answers.push(await submitOrder(url, { token, key, productPrice: goods, card }))
      } while (answers.at(-1)?.status !== 200)
      paid.push({ key, answers })
      if (answers.length === 1) customers.push(token)
      for (const { since, resolve } of waiting) if (sentAt > since) resolve(performance.now() - since)
      waiting = waiting.filter(({ since }) => sentAt <= since)
    }
  }
  const all = Promise.all(Array.from({ length: BUYERS }, buyer))
  return {
    /** How long after this moment the first order is paid that was sent since; ms. */
    nextPaid: (since: number) => new Promise<number>((resolve) => (waiting = [...waiting, { since, resolve }])),
    stop: async (): Promise<Paid[]> => {
      isOver = true
      await all
      return paid
    },
  }
}

export const refusalsOf = (paid: readonly Paid[]): OrderAnswer[] =>
  paid.flatMap(({ answers }) => answers).filter(({ status }) => status !== 200)

/** What was lost, doubled, or refused otherwise than by "try again". */
export async function wrongOrders({ pool }: World, paid: readonly Paid[]): Promise<string[]> {
  const others = refusalsOf(paid).filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  const { rows } = await patiently(() => pool.query<{ key: string }>('select key from idempotency_key'))
  const known = new Set(rows.map(({ key }) => key))
  return [
    ...exactly('answers other than 503 with Retry-After', others.length, 0),
    ...others.slice(0, 3).map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
    ...exactly('lost', paid.filter(({ key }) => !known.has(key)).length, 0),
    ...exactly('orders', rows.length, paid.length),
  ]
}

/** What `pg_ctl -m immediate stop` does; the shop's server is started again by its supervisor. Answers when it was done. */
export async function stopDatabase({ pool }: World): Promise<number> {
  const { rows } = await patiently(() =>
    pool.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`),
  )
  process.kill(rows[0].pid, 'SIGQUIT')
  return performance.now()
}
