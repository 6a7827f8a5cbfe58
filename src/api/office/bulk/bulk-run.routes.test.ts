import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  manager = await office.desk('manager')
})
afterAll(() => office.app.close())

const NEVER = new AbortController().signal
const run = (id: string, signal = NEVER) => shop.parts.bulk.run(id, signal)
const start = async (body: object, desk = manager) => (await desk.send('POST', '/bulk-runs', body)).json()
const read = async (id: string, desk = manager) => (await desk.send('GET', `/bulk-runs/${id}`)).json().data
const count = async (sql: string): Promise<number> => Number((await shop.one(`select count(*) from ${sql}`))['count'])

/** Orders that cost nothing and wait to be accepted: a run reads nothing else of them. */
async function waitingOrders(many: number, name: string): Promise<number[]> {
  const client = await shop.database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ number: number }>(
    `with placed as (
       insert into customer_order (cart_key, status, moved_by, language, contact_name, contact_phone, contact_email,
         fulfilment, address, urgent, ready_by, subtotal, discount, urgent_fee, shipping, taxable, vat, total,
         hold_expires_at, opened_at)
       select gen_random_uuid(), 'PENDING', 'CUSTOMER', 'ar', $2, '+966559999999', 'copy@shop.example', 'DELIVERY',
         '{}', false, date '2026-12-01', 0, 0, 0, 0, 0, 0, 0, now(), now() from generate_series(1, $1::int)
       returning id, number),
     lines as (
       insert into order_line (order_id, position, product_code, name, quantity, offer_percent, unit, setup, line_total,
         discount, vat, production_days, design_mode)
       select id, 0, 'C', '{"en":"Copy"}', 1, 0, 0, 0, 0, 0, 0, 1, 'LATER' from placed)
     select number from placed order by number`,
    [many, name],
  )
  await client.query(
    `with attempts as (
       insert into payment_attempt (order_id, provider, method, amount, state, gateway_id, settled_at)
       select id, 'NONE', 'CARD', 0, 'APPROVED', id, now() from customer_order where contact_name = $1
       returning id, order_id)
     insert into payment (attempt_id, order_id, purpose, provider, gateway_id, captured)
     select id, order_id, 'ORDER', 'NONE', order_id, 0 from attempts`,
    [name],
  )
  await client.query('commit')
  client.release()
  return rows.map(({ number }) => number)
}

describe('the same done to many orders', () => {
  test('goes on after the connections broke halfway: each once, one message each', async () => {
    const MANY = 500
    await waitingOrders(MANY, 'Halfway')
    const { data } = await start({ action: 'accept', orders: { filter: { q: 'halfway', status: 'PENDING' } } })
    const broken = run(data.id)
    while ((await count(`bulk_row where run_id = '${data.id}' and state = 'DONE'`)) < MANY / 3) continue
    await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database() and query like '%bulk%' or query like '%order%'
         and pid <> pg_backend_pid() and datname = current_database()`,
    )
    await broken.catch(() => undefined)
    // Two that take the run up at once share its rows.
    await Promise.all([run(data.id), run(data.id)])
    expect(await read(data.id)).toMatchObject({ total: MANY, done: MANY, refused: 0, finishedAt: expect.any(String) })
    const ofRun = `in (select id from customer_order where contact_name = 'Halfway')`
    expect(await count(`order_event where to_status = 'PROCESSING' and order_id ${ofRun}`)).toBe(MANY)
    expect(await count(`outbox_message where order_id ${ofRun}`)).toBe(MANY)
    expect(await count(`staff_change where action = 'order.accept' and staff_id = '${manager.staffId}'`)).toBe(MANY)
  }, 300_000)

  test('stops between two rows when the process does, and goes on later', async () => {
    const numbers = await waitingOrders(5, 'Stopped')
    const { data } = await start({ action: 'accept', orders: { numbers } })
    await expect(run(data.id, AbortSignal.abort())).rejects.toThrow('goes on')
    expect(await read(data.id)).toMatchObject({ done: 1, finishedAt: null })
    await run(data.id)
    expect(await read(data.id)).toMatchObject({ done: 5, finishedAt: expect.any(String) })
  })

  test('says of each why it was refused', async () => {
    const [accepted = 0, held = 0, good = 0] = await waitingOrders(3, 'Refused')
    await manager.send('POST', `/orders/${accepted}/moves`, { move: 'accept' })
    await manager.send('POST', `/orders/${held}/moves`, { move: 'hold', reason: 'waits for paper' })
    const { data } = await start({ action: 'accept', orders: { numbers: [accepted, held, good, 2_000_000] } })
    await run(data.id)
    expect(await read(data.id)).toMatchObject({
      done: 1,
      refused: 3,
      rows: [
        { number: accepted, reason: 'STATE', status: 'PROCESSING' },
        { number: held, reason: 'ON_HOLD', status: 'PENDING' },
        { number: 2_000_000, reason: 'UNKNOWN', status: null },
      ],
    })
  })

  test('is done by rights of the moment: who lost theirs moves nothing more', async () => {
    const numbers = await waitingOrders(2, 'Rights')
    // An active owner remains.
    await office.desk('owner')
    const leaving = await office.desk('sales')
    const { data } = await start({ action: 'accept', orders: { numbers } }, leaving)
    await shop.database.pool.query(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [
      leaving.staffId,
    ])
    await run(data.id)
    const { rows } = await shop.database.pool.query('select distinct code from bulk_row where run_id = $1', [data.id])
    expect(rows).toEqual([{ code: 'bulk/no-permission' }])
  })

  test('assigns to no person who does not work on orders, also not to one who lost the right meanwhile', async () => {
    const numbers = await waitingOrders(2, 'Given')
    const viewer = await office.desk('viewer')
    const give = (staffId: string | undefined) => start({ action: 'assign', orders: { numbers }, staffId })
    expect(await give(viewer.staffId)).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const sales = await office.desk('sales')
    const { data } = await give(sales.staffId)
    await shop.database.pool.query('update staff_role_of set revoked_at = now() where staff_id = $1', [sales.staffId])
    await run(data.id)
    expect((await read(data.id)).rows).toEqual(
      numbers.map((number) => ({ number, reason: 'PERSON_LEFT', status: 'PENDING' })),
    )
  })

  test('gives orders to a person, and ships those of a file', async () => {
    const [one = 0, other = 0] = await waitingOrders(2, 'Shipped')
    const given = await start({ action: 'assign', orders: { numbers: [one, other] }, staffId: manager.staffId })
    await run(given.data.id)
    expect((await manager.send('GET', '/orders?q=shipped&assignee=me')).json().meta.total).toBe(2)
    await run((await start({ action: 'accept', orders: { numbers: [one, other] } })).data.id)
    const csv = `\uFEFFرقم الطلب;شركة الشحن;رقم التتبع\r\n#${one};SMSA;'=1+1\r\n${other};SMSA;\r\n${one};SMSA;2\r\n`
    const file = (await manager.send('POST', '/shipment-files', { csv })).json().data
    expect(file).toEqual({
      shipments: [{ number: one, carrier: 'SMSA', trackingNumber: '=1+1' }],
      problems: [
        { line: 3, problem: 'trackingNumber' },
        { line: 4, problem: 'twice' },
      ],
    })
    const stopped = (await start({ action: 'ship', shipments: file.shipments })).data.id
    await run(stopped)
    expect((await manager.send('GET', `/bulk-runs/${stopped}`)).json().data.rows).toMatchObject([
      { number: one, reason: 'JOBS_NOT_DONE' },
    ])
    await shop.database.pool.query(
      `update print_job set state = 'DONE', last_move = 'leave', version = version + 1
       where order_id = (select id from customer_order where number = $1)`,
      [one],
    )
    await run((await start({ action: 'ship', shipments: file.shipments })).data.id)
    expect(
      await shop.orderOf(String((await shop.one('select id from customer_order where number = $1', [one]))['id'])),
    ).toMatchObject({ status: 'ON_THE_WAY', carrier: 'SMSA', tracking_number: '=1+1' })
  })

  test.each([
    [{ action: 'refund', orders: { numbers: [1] } }, 'VALIDATION'],
    [{ action: 'accept', orders: { numbers: [] } }, 'VALIDATION'],
    [{ action: 'accept', orders: { numbers: [1, 1] } }, 'VALIDATION'],
    [{ action: 'accept', orders: { numbers: Array.from({ length: 1_001 }, (_, index) => index + 1) } }, 'VALIDATION'],
    [{ action: 'accept', orders: { filter: { colour: 'red' } } }, 'VALIDATION'],
    [{ action: 'accept', orders: { filter: { q: 'nobody at all' } } }, 'VALIDATION'],
  ])('refuses what is no run, %#', async (body, code) => {
    expect(await start(body)).toMatchObject({ code })
  })

  test('is begun by those who may do each of it, and seen by who began it', async () => {
    const [number = 0] = await waitingOrders(1, 'Rights of its own')
    const fulfilment = await office.desk('fulfilment')
    const refused = await start({ action: 'accept', orders: { numbers: [number] } }, fulfilment)
    expect(refused).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'orders.edit' })
    const { data } = await start({ action: 'accept', orders: { numbers: [number] } })
    expect((await fulfilment.send('GET', `/bulk-runs/${data.id}`)).statusCode).toBe(404)
    expect((await manager.send('GET', '/bulk-runs')).json().data[0]).toMatchObject({ id: data.id, done: 0 })
    await run(data.id)
  })
})
