import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { submitOrder } from '../bench/checkout-client.ts'
import { CustomerBrowser, newNetwork } from '../bench/customer-browser.ts'
import type { Buying } from './traffic.ts'

interface RunOptions {
  /** The process with another clock. */
  readonly url: string
  readonly pool: pg.Pool
  readonly buying: Buying
}

const ENDED = "now() - interval '1 minute'"

/**
 * Asks a process for what has ended a minute ago by the database's clock: a code, a session, a coupon. Answers sentences of
 * what it still took, none when all is well.
 */
export async function findValidTooLong(options: RunOptions): Promise<string[]> {
  const wrong = await Promise.all([endedCode(options), endedSession(options), endedCoupon(options)])
  return wrong.flat()
}

const address = (): string => `clock-${randomUUID()}@shop.example`

async function endedCode({ url, pool }: RunOptions): Promise<string[]> {
  const email = address()
  const browser = new CustomerBrowser(url, newNetwork())
  await browser.post('/api/customers', { firstName: 'Sara', lastName: 'Ali', registerType: 'BASIC', email })
  const otp = await sentCode(pool, email)
  await pool.query(
    `update one_time_code set created_at = created_at - interval '5 minutes', expires_at = ${ENDED} where value = $1`,
    [email],
  )
  const { status } = await browser.post('/api/customers/verify-otp', { data: email, otp })
  return status < 300 ? ['a code that had ended was taken'] : []
}

async function endedSession({ url, pool }: RunOptions): Promise<string[]> {
  const email = address()
  const browser = new CustomerBrowser(url, newNetwork())
  await browser.post('/api/customers', { firstName: 'Sara', lastName: 'Ali', registerType: 'BASIC', email })
  const { text } = await browser.post('/api/customers/verify-otp', { data: email, otp: await sentCode(pool, email) })
  const { accessToken } = (JSON.parse(text) as { data: { accessToken: string } }).data
  const profile = () =>
    fetch(`${url}/api/customers/profile`, { headers: { authorization: `Bearer ${accessToken}` } }).then(
      ({ status }) => status,
    )
  const before = await profile()
  await pool.query(
    `update session set created_at = created_at - interval '1 hour', expires_at = ${ENDED}
      where customer_id = (select customer_id from customer_identifier where value = $1)`,
    [email],
  )
  const after = await profile()
  return [
    ...(before === 200 ? [] : [`a session that had just begun was refused with ${before}`]),
    ...(after === 401 ? [] : [`a session that had ended was answered ${after}`]),
  ]
}

async function endedCoupon({ url, pool, buying }: RunOptions): Promise<string[]> {
  const couponCode = `CLOCK${Math.floor(Math.random() * 1e9)}`
  await pool.query(
    `insert into coupon (code, kind, percent, starts_at, ends_at) values ($1, 'PERCENT', 50, now() - interval '1 day', ${ENDED})`,
    [couponCode],
  )
  const token = buying.buyers[0]?.token ?? ''
  const order = { token, key: randomUUID(), productPrice: buying.productPrice, card: buying.card, couponCode }
  await submitOrder(url, { ...order, expectedTotal: 500 })
  const { rows } = await pool.query<{ used: number }>('select used_count as used from coupon where code = $1', [
    couponCode,
  ])
  return rows[0]?.used === 0 ? [] : ['a coupon that had ended was used']
}

async function sentCode(pool: pg.Pool, email: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ body_text: string }>(
    'select body_text from outbox_message where recipient = $1',
    [email],
  )
  return /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0]
}
