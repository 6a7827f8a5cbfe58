import { afterAll, beforeAll, expect, test } from 'vitest'
import { workingDayFrom } from '#domain/calendar/ready-by.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  owner = await office.desk('owner')
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
type Move = { move: string; message: string | null; refunds: number; closesJobs: number }

const SHIPMENT = { carrier: 'SMSA', trackingNumber: 'TRACK-1' }
const IN_300_DAYS = workingDayFrom(
  new Date(Date.now() + 300 * 24 * 3_600_000).toISOString().slice(0, 10),
  DEFAULT_POLICY,
)

type Made = {
  readonly move: string
  /** Those that are made first. */
  readonly before?: readonly string[]
  readonly needs?: object
  readonly isDelivered?: true
}

const MOVES: readonly Made[] = [
  { move: 'accept' },
  { move: 'start', before: ['accept'] },
  { move: 'ready', before: ['accept'] },
  { move: 'ship', before: ['accept'], needs: SHIPMENT, isDelivered: true },
  { move: 'deliver', before: ['accept', 'ready'] },
  { move: 'takeBack', before: ['accept', 'ready'], needs: { reason: 'A box was forgotten' } },
  { move: 'hold', needs: { reason: 'Waits for paper' } },
  { move: 'release', before: ['hold'] },
  { move: 'postpone', before: ['accept'], needs: { day: IN_300_DAYS, reason: 'The press is broken' } },
  { move: 'refuseCancel', before: ['accept'], needs: { reason: 'It is printed already' } },
  { move: 'cancel', before: ['accept'], needs: { reason: 'The customer asked' } },
  { move: 'reject', needs: { reason: 'RIGHTS' } },
]
const NEEDS: Readonly<Record<string, object>> = { hold: { reason: 'Waits for paper' } }

/** Orders of these tests are picked up, which never changes; this one is as if it had been placed otherwise. */
async function toBeDelivered(id: string): Promise<void> {
  const riyadh = { en: 'Riyadh', ar: 'الرياض' }
  const address = {
    name: 'Noura',
    phone: '+966551234567',
    region: riyadh,
    city: riyadh,
    district: null,
    street: 'Olaya',
  }
  const client = await shop.database.pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`update customer_order set fulfilment = 'DELIVERY', address = $2 where id = $1`, [id, address])
  await client.query('set session_replication_role = origin')
  client.release()
}

test.each(MOVES)(
  '$move does what its button says, once, by however many at once',
  async ({ move, before = [], needs = {}, isDelivered = false }) => {
    const { id } = await shop.paidOrder()
    if (isDelivered) await toBeDelivered(id)
    const { number } = await shop.orderOf(id)
    const make = async (name: string, body: object) =>
      (
        await owner.send('POST', `/orders/${number}/moves`, {
          move: name,
          ...body,
          ...(['ready', 'ship'].includes(name) && { openJobs: 'close' }),
        })
      ).json()
    for (const name of before) expect(await make(name, NEEDS[name] ?? {})).toMatchObject({ status: 1 })
    if (move === 'refuseCancel') {
      await sql(`update customer_order set cancel_requested_at = now(), cancel_request = 'No more' where id = $1`, [id])
    }
    const file = (await owner.send('GET', `/orders/${number}`)).json().data
    const promised: Move | undefined = file.moves.find((each: Move) => each.move === move)
    if (!promised) throw new Error(`${move} is not offered: ${JSON.stringify(file.moves)}`)
    const last = (await sql('select coalesce(max(id), 0)::int as id from outbox_message where order_id = $1', [id]))[0]
      .id

    const answers = await Promise.all(Array.from({ length: 5 }, () => make(move, needs)))
    // Starting again starts nothing, and is no error.
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(move === 'start' ? 5 : 1)

    const news = await sql(
      `select order_news from outbox_message where order_id = $1 and id > $2 and channel = 'EMAIL'`,
      [id, last],
    )
    expect(news.map(({ order_news }) => order_news)).toEqual(promised.message === null ? [] : [promised.message])
    const [given] = await sql(
      `select coalesce(sum(amount), 0)::float8 as sum from refund where order_id = $1 and state <> 'DECLINED'`,
      [id],
    )
    expect(given.sum).toBe(promised.refunds)
  },
)
