import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUEUES, queuesOf } from '#domain/orders/desk/queues.ts'
import { ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { hasUnlisted } from '#services/orders/listing/order-listing.repository.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

type QueueAnswer = {
  readonly name: keyof typeof QUEUES
  readonly count: number
  readonly oldest: string | null
  readonly query: string
  readonly first: object[]
}

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
const sql = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)
beforeAll(async () => {
  office = await testOffice(shop.database)
  owner = await office.desk('owner')
})
afterAll(() => office.app.close())

/**
 * Lists everything, for good: what was listed while a transaction of any database of the server was open is read once
 * more when it has ended, and would take back what a test writes into the listing.
 */
const settle = (): Promise<void> =>
  expect
    .poll(
      async () => {
        await office.services.orders.listing.follow()
        return hasUnlisted(shop.database.db)
      },
      { timeout: 60_000 },
    )
    .toBe(false)
const today = async (desk = owner) => {
  await office.services.orders.listing.follow()
  return (await desk.send('GET', '/today')).json().data
}

/** What brings an order that the listing has into each of the queues. */
const INTO: Readonly<Record<keyof typeof QUEUES, string>> = {
  transferReceipts: 'receipts = 2, received_at = now()',
  refundsToApprove: 'refund_to_approve_at = now()',
  refundsToSend: 'refund_to_send_at = now()',
  refundsInTrouble: `refund_trouble_at = now() - interval '1 minute'`,
  paymentsUnknown: `payment_trouble_at = now() - interval '1 minute'`,
  invoicesDue: `invoice_trouble_at = now() - interval '1 minute'`,
  accept: `status = 'PENDING'`,
  cancelRequests: 'cancel_requested_at = now()',
  handOver: `status = 'PROCESSING', made_at = now()`,
  onTheWayLong: `status = 'ON_THE_WAY', fulfilment = 'DELIVERY', moved_at = now() - interval '6 days'`,
  notPickedUp: `status = 'ON_THE_WAY', fulfilment = 'PICKUP', moved_at = now() - interval '8 days'`,
  mine: `status = 'PENDING', assignee_id = $1`,
  late: `status = 'PENDING', ready_by = '2020-01-01'`,
  dueToday: `status = 'PENDING', ready_by = (now() at time zone 'Asia/Riyadh')::date`,
  held: 'held_at = now()',
  atRisk: `status = 'PROCESSING', ready_by = (now() at time zone 'Asia/Riyadh')::date, stations_left = 9`,
  jobTrouble: `status = 'PROCESSING', job_trouble_at = now()`,
  reprints: `status = 'PROCESSING', reprint_at = now()`,
  filesAwaited: `status = 'PROCESSING', files_awaited_at = now()`,
  proofsAwaited: `status = 'PROCESSING', proofs_awaited_at = now()`,
  paymentsAwaited: `status = 'AWAITING_PAYMENT', payment = 'UNPAID'`,
  transfersAwaited: `status = 'AWAITING_PAYMENT', payment = 'TRANSFER'`,
}
const OUT = `status = 'COMPLETED', moved_at = now(), ready_by = '2090-01-01', receipts = 0, received_at = null,
  refund_to_approve_at = null, refund_to_send_at = null, refund_trouble_at = null, payment_trouble_at = null,
  invoice_trouble_at = null, cancel_requested_at = null, assignee_id = null, held_at = null, made_at = null, job_trouble_at = null,
  reprint_at = null, files_awaited_at = null, proofs_awaited_at = null, payment = 'PAID', stations_left = null, fulfilment = 'PICKUP'`

test.each(Object.keys(QUEUES) as (keyof typeof QUEUES)[])(
  'the number of the queue %s is the total of its list',
  async (name) => {
    const { id } = await shop.paidOrder()
    await shop.paidOrder()
    await settle()
    await sql(`update order_listing set ${OUT}`)
    const none = (await today()).queues.find((queue: QueueAnswer) => queue.name === name)
    expect(none).toMatchObject({ count: 0, oldest: null, first: [] })
    const set = INTO[name].replace('$1', `'${owner.staffId}'`)
    await sql(`update order_listing set ${set} where order_id = $1`, [id])
    const queue: QueueAnswer = (await today()).queues.find((each: QueueAnswer) => each.name === name)
    expect(queue).toMatchObject({ count: 1, isExact: true, oldest: expect.any(String), first: [{ id }] })
    const list = (await owner.send('GET', `/orders?${queue.query}`)).json()
    expect(list.meta).toMatchObject({ total: queue.count, isTotalExact: true })
    expect(list.data).toMatchObject([{ id }])
  },
)

test.each(['owner', 'sales', 'production', 'fulfilment', 'finance', 'viewer'] as const)(
  '%s sees the queues that they may decide',
  async (role) => {
    const { queues, compare } = await today(await office.desk(role))
    const permissions = new Set(ROLE_PERMISSIONS[role])
    expect(queues.map(({ name }: QueueAnswer) => name)).toEqual(queuesOf(permissions))
    expect(compare !== undefined).toBe(permissions.has('money.view'))
  },
)

test('what was promised is counted day by day, and what is late before that', async () => {
  await settle()
  await sql(`update order_listing set ${OUT}`)
  const orders = (await sql('select order_id as id from order_listing order by number limit 3')).rows
  const days = ['2020-01-01', '2020-01-02', new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)]
  for (const [index, { id }] of orders.entries()) {
    await sql(`update order_listing set status = 'PROCESSING', ready_by = $2, urgent = true where order_id = $1`, [
      id,
      days[index],
    ])
  }
  const { promised } = await today()
  expect(promised).toHaveLength(15)
  expect(promised[0]).toEqual({ day: null, isWorkingDay: false, orders: 2, urgent: 2, ready: 0, jobs: { PREPRESS: 2 } })
  expect(promised[1]).toMatchObject({ day: days[2], orders: 1, urgent: 1 })
  expect(promised.slice(2).every(({ orders: count }: { orders: number }) => count === 0)).toBe(true)
})

test('what waits for oneself is what is given to one, and leads to that list', async () => {
  const desk = await office.desk('manager')
  await settle()
  await sql(`update order_listing set ${OUT}`)
  const rows = (await sql('select order_id as id from order_listing order by number limit 2')).rows
  for (const { id } of rows) await sql(`update order_listing set status = 'PENDING' where order_id = $1`, [id])
  await sql('update order_listing set assignee_id = $2 where order_id = $1', [rows[0]?.['id'], desk.staffId])
  const accept = async (query: string) =>
    (await desk.send('GET', `/today${query}`)).json().data.queues.find(({ name }: QueueAnswer) => name === 'accept')
  expect(await accept('')).toMatchObject({ count: 2, query: 'needs=accept' })
  const mine = await accept('?mine=true')
  expect(mine).toMatchObject({ count: 1, query: 'needs=accept&assignee=me' })
  expect((await desk.send('GET', `/orders?${mine.query}`)).json().meta.total).toBe(1)
})

test('a day holds as many jobs as its narrowest station makes', async () => {
  await sql('update station set jobs_a_day = null')
  expect((await today()).capacity).toBeNull()
  await sql(`update station set jobs_a_day = case kind when 'PRINT' then 12 when 'PACK' then 30 end`)
  expect((await today()).capacity).toBe(12)
})

test('an order waits for its customer from when its line does until it no longer does', async () => {
  const { id } = await shop.paidOrder()
  await settle()
  await sql(`update order_listing set ${OUT}`)
  const files = async (): Promise<QueueAnswer | undefined> =>
    (await today()).queues.find(({ name }: QueueAnswer) => name === 'filesAwaited')
  await sql(
    `insert into line_production (line_id, state, policy)
     select id, 'AWAITING_ARTWORK', 'NONE' from order_line where order_id = $1`,
    [id],
  )
  await sql(
    `update customer_wait set since = now() - interval '3 days'
     where line_id in (select id from order_line where order_id = $1)`,
    [id],
  )
  const queue = await files()
  expect(queue).toMatchObject({ group: 'customers', count: 1, first: [{ id, since: queue?.oldest }] })
  expect(Date.now() - Date.parse(queue?.oldest ?? '')).toBeGreaterThan(2 * 24 * 3_600_000)
  await sql(`update customer_wait set until = now() where line_id in (select id from order_line where order_id = $1)`, [
    id,
  ])
  expect(await files()).toMatchObject({ count: 0 })
})

test('who waits to be paid is no list for those who see no money', async () => {
  const desk = await office.desk('prepress')
  const refused = await desk.send('GET', '/orders?needs=paymentsAwaited')
  expect(refused.statusCode).toBe(403)
  expect((await desk.send('GET', '/orders?needs=filesAwaited')).statusCode).toBe(200)
})
