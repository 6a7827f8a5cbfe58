import { beforeEach, expect, test } from 'vitest'
import { remindOfPayments } from '#services/checkout/unpaid/payment-reminders.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const NOON = new Date('2026-11-23T09:00:00Z')
const NIGHT = new Date('2026-11-23T23:00:00Z')
const bank = { iban: 'SA0380000000608010167519', bank: 'Demo Bank', name: 'Matbaa' }

const shop = await orderShop()
const { database } = shop

const remind = (at = NOON) =>
  remindOfPayments({
    db: database.db,
    queue: { enqueue: async () => undefined },
    publicUrl: 'http://localhost:3000',
    bank,
    now: () => at,
  })
const mailsOf = async (id: string, news: string) =>
  (await database.pool.query(`select body_text from outbox_message where dedupe_key = $1`, [`order:${id}:${news}`]))
    .rows

beforeEach(async () => {
  await shop.sandbox.setFaults({})
  await remind()
})

/** An order whose payment was begun, never finished, and whose time is over. */
async function abandoned({ consents = true, keepsCart = true } = {}): Promise<{ browser: TestBrowser; id: string }> {
  const browser = await shop.newCustomer()
  await browser.send('PATCH', '/customers/profile', { marketingConsent: consents })
  const price = await shop.goods(9)
  const items = [{ key: 'a', productPrice: String(price), quantity: 1 }]
  if (keepsCart) await browser.send('PUT', '/carts/current', { version: 0, items })
  const { orderId: id } = (await shop.submit(browser, await shop.order(price, 1, 1_000))).json().data
  await database.pool.query(`update customer_order set hold_expires_at = now() - interval '1 hour' where id = $1`, [id])
  await shop.parts.sweep()
  expect(await shop.orderOf(id)).toMatchObject({ status: 'EXPIRED' })
  await longAgo(id)
  return { browser, id }
}

/** The trigger sets when an order moved. */
async function longAgo(id: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `update customer_order set moved_at = now() - interval '1 hour', reminded_at = null where id = $1`,
      [id],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('who agreed is reminded of an abandoned payment once, with a link back to the cart', async () => {
  const { id, browser } = await abandoned()
  const counts = await Promise.all(Array.from({ length: 5 }, () => remind()))
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await remind()).toBe(0)
  const [mail, ...more] = await mailsOf(id, 'abandoned')
  expect(more).toEqual([])
  expect(mail.body_text).toContain('http://localhost:3000/en/cart')
  expect(mail.body_text).toContain('Subscriptions')
  const { data } = (await browser.send('GET', '/customers/notifications')).json()
  expect(data).toMatchObject([{ leadsTo: 'CART' }])
})

test('at night no one is', async () => {
  const { id } = await abandoned()
  expect(await remind(NIGHT)).toBe(0)
  expect(await mailsOf(id, 'abandoned')).toEqual([])
})

test.each([
  ['who did not agree', { consents: false }],
  ['whose cart is empty', { keepsCart: false }],
])('a customer %s is not reminded', async (_, facts) => {
  await abandoned(facts)
  expect(await remind()).toBe(0)
})

test('a customer who has ordered since is not reminded', async () => {
  const { browser } = await abandoned()
  await shop.frictionless()
  await shop.submit(browser, await shop.order(await shop.goods(), 1, 1_000))
  expect(await remind()).toBe(0)
})

test('a transfer is asked for once more on its last day, unless its receipt was sent', async () => {
  const browser = await shop.newCustomer()
  const price = await shop.goods(null, { price: 20_000 })
  const body = await shop.order(price, 1, 20_000, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
  const { orderId: id } = (await shop.submit(browser, body)).json().data
  expect(await remind()).toBe(0)
  await database.pool.query(`update customer_order set hold_expires_at = now() + interval '20 hours' where id = $1`, [
    id,
  ])
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  const [mail] = await mailsOf(id, 'transfer-reminder')
  expect(mail.body_text).toContain(bank.iban)
  expect(mail.body_text).toContain(`order=${id}`)
})
