import type pg from 'pg'
import { readLedger } from './sandbox-process.ts'
import type { World } from './scenario.ts'

/** Lets everything that waits for its time have its time; throws when something is open all the same. */
export async function settleAll({ pool, parts }: Pick<World, 'pool' | 'parts'>): Promise<void> {
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
  const { rows: open } = await pool.query(`
    select 'attempt' as what, id::text, state from payment_attempt where state in ('SENT', 'UNKNOWN')
    union all select 'refund', id::text, state from refund where state in ('PENDING', 'SENT', 'UNKNOWN') limit 10`)
  throw new Error(
    `not settled after 50 turns: ${open.map(({ what, id, state }) => `${what} ${id} ${state}`).join(', ')}`,
  )
}

/** M4: every charge of the gateway is one payment here, and every refund of ours one of theirs. */
export async function compareLedger(pool: pg.Pool, sandboxUrl: string): Promise<string[]> {
  const theirs = new Map<string, number>()
  for (const { kind, amount, payment } of await readLedger(sandboxUrl)) {
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
