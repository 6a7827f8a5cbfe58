import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { addDays, weekdayOf } from '#domain/calendar/iso-date.ts'
import { workingDayFrom } from '#domain/calendar/ready-by.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
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

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const paid = async () => {
  const { id } = await shop.paidOrder()
  return { id, number: (await shop.orderOf(id)).number }
}
const file = async (number: number, desk = manager) => (await desk.send('GET', `/orders/${number}`)).json()
const move = async (number: number, body: object, desk = manager) =>
  (await desk.send('POST', `/orders/${number}/moves`, body)).json()
const changes = (id: string) =>
  sql('select action, staff_id, before, after, reason from staff_change where subject_id = $1 order by id', [id])
const news = async (id: string) =>
  (await sql(`select order_news from outbox_message where order_id = $1 and channel = 'EMAIL' order by id`, [id])).map(
    ({ order_news: each }) => each,
  )

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000 + 3 * 3_600_000).toISOString().slice(0, 10)
const IN_A_MONTH = workingDayFrom(inDays(30), DEFAULT_POLICY)

describe('an order', () => {
  test('has everything that staff sees of it', async () => {
    const { id, number } = await paid()
    const { data } = await file(number)
    expect(data).toMatchObject({
      id,
      number,
      version: 1,
      status: 'PENDING',
      payment: 'PAID',
      contact: { name: 'Sara Ali', phone: '+966551234567', email: 'sara@shop.example' },
      lines: [{ position: 0, quantity: 2, price: { total: 2_000 } }],
      money: {
        attempts: [{ provider: 'MOYASAR', state: 'APPROVED', amount: 2_000 }],
        payments: [{ purpose: 'ORDER', captured: 2_000, left: 2_000 }],
        refunds: [],
        refundable: 2_000,
      },
      documents: [{ kind: 'INVOICE', total: 2_000 }],
    })
    expect(data.money.ledger.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0)
    expect(data.timeline.map(({ kind }: { kind: string }) => kind)).toContain('MOVE')
    expect(data.moves[0]).toMatchObject({ move: 'accept', isNext: true, message: 'in-production', refunds: 0 })
  })

  test('shows production neither contact nor money, and offers it no move', async () => {
    const { number } = await paid()
    const { data } = await file(number, await office.desk('production'))
    expect(Object.keys(data.contact)).toEqual(['name', 'company', 'poNumber'])
    expect(data).toMatchObject({ money: null, documents: null, moves: [] })
    expect(JSON.stringify(data)).not.toMatch(/551234567|sara@shop/)
  })

  test.each([999_999, 2_147_483_647])('%i is none', async (number) => {
    expect(await file(number)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(['0', '-1', '1e3', 'x', '99999999999'])('%s is no number of an order', async (number) => {
    expect((await manager.send('GET', `/orders/${number}`)).statusCode).toBe(404)
  })

  test('is read in six statements at most', async () => {
    const { number } = await paid()
    await file(number)
    let statements = 0
    const count = () => (statements += 1)
    // Outside a transaction each statement takes a connection of its own.
    shop.database.pool.on('acquire', count)
    const found = await office.services.orders.files.find(
      { staffId: manager.staffId ?? '', permissions: new Set(['invoices.view', 'money.view'] as const) },
      number,
    )
    shop.database.pool.off('acquire', count)
    expect(found?.documents).toHaveLength(1)
    expect(statements).toBeGreaterThan(3)
    expect(statements).toBeLessThanOrEqual(6)
  })
})

describe('a move', () => {
  test('is made in the name of its maker, announced to the customer, and leaves one change', async () => {
    const { id, number } = await paid()
    const { data } = await move(number, { move: 'accept' })
    expect(data).toMatchObject({ status: 'PROCESSING' })
    expect(data.timeline.find(({ kind }: { kind: string }) => kind === 'MOVE')).toMatchObject({
      to: 'PROCESSING',
      by: { type: 'STAFF', id: manager.staffId },
    })
    expect(await changes(id)).toEqual([
      {
        action: 'order.accept',
        staff_id: manager.staffId,
        before: { status: 'PENDING' },
        after: { status: 'PROCESSING' },
        reason: null,
      },
    ])
    expect(await news(id)).toEqual(['received', 'in-production'])
    expect(await sql('select status from order_listing where order_id = $1', [id])).toEqual([{ status: 'PROCESSING' }])
  })

  test('by fifty at once happens once; the others get what the order is now, and by whom', async () => {
    const { id, number } = await paid()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => manager.send('POST', `/orders/${number}/moves`, { move: 'accept' })),
    )
    const lost = answers.filter(({ statusCode }) => statusCode === 409)
    expect(lost).toHaveLength(49)
    const [name] = await sql('select name from staff where id = $1', [manager.staffId])
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({
        code: 'ILLEGAL_TRANSITION',
        order: { status: 'PROCESSING', movedBy: name.name },
      })
    }
    expect(await changes(id)).toHaveLength(1)
    expect(await news(id)).toEqual(['received', 'in-production'])
  })

  test('goes the whole way of an order that is picked up', async () => {
    const { id, number } = await paid()
    for (const [body, status] of [
      [{ move: 'accept' }, 'PROCESSING'],
      [{ move: 'start' }, 'PROCESSING'],
      [{ move: 'ready', openJobs: 'close' }, 'ON_THE_WAY'],
      [{ move: 'takeBack', reason: 'The cut is wrong' }, 'PROCESSING'],
      [{ move: 'ready' }, 'ON_THE_WAY'],
      [{ move: 'deliver' }, 'DELIVERED'],
    ] as const) {
      expect((await move(number, body)).data, JSON.stringify(body)).toMatchObject({ status })
    }
    const actions = ['accept', 'start', 'ready', 'takeBack', 'ready', 'deliver'].map((name) => `order.${name}`)
    expect((await changes(id)).map(({ action }) => action)).toEqual(actions)
  })

  test('hands nothing over whose jobs are not made, unless who decides says that they are', async () => {
    const { id, number } = await paid()
    await move(number, { move: 'accept' })
    const jobs = () => sql('select state, last_move from print_job where order_id = $1', [id])
    const { data } = await file(number)
    expect(data.moves.find(({ isNext }: { isNext: boolean }) => isNext)).toBeUndefined()
    expect(data.moves.find(({ move: name }: { move: string }) => name === 'ready')).toMatchObject({ closesJobs: 1 })
    expect(await move(number, { move: 'ready' })).toMatchObject({
      code: 'JOBS_NOT_DONE',
      order: { status: 'PROCESSING' },
    })
    const fulfilment = await office.desk('fulfilment')
    expect((await file(number, fulfilment)).data.moves).toEqual([])
    expect(await move(number, { move: 'ready' }, fulfilment)).toMatchObject({ code: 'JOBS_NOT_DONE' })
    expect(await move(number, { move: 'ready', openJobs: 'close' }, fulfilment)).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'production.decide',
    })
    expect(await jobs()).toEqual([{ state: 'QUEUED', last_move: 'open' }])
    expect((await move(number, { move: 'ready', openJobs: 'close' })).data).toMatchObject({ status: 'ON_THE_WAY' })
    expect(await jobs()).toEqual([{ state: 'DONE', last_move: 'leave' }])
    const events = `select e.move, e.staff_id from print_job_event e join print_job j on j.id = e.job_id
      where j.order_id = $1 order by e.id desc limit 1`
    expect(await sql(events, [id])).toEqual([{ move: 'leave', staff_id: manager.staffId }])
  })

  test('that rejects gives all money back, with the reason of the table', async () => {
    const { id, number } = await paid()
    const { data: before } = await file(number)
    expect(before.moves.find(({ move: name }: { move: string }) => name === 'reject')).toMatchObject({ refunds: 2_000 })
    expect(await move(number, { move: 'reject', reason: 'No' })).toMatchObject({ code: 'VALIDATION' })
    expect((await move(number, { move: 'reject', reason: 'RIGHTS' })).data).toMatchObject({
      status: 'REJECTED',
      money: { refundable: 0, refunds: [{ amount: 2_000, reason: 'REJECTED', requestedBy: 'STAFF' }] },
    })
    expect(await changes(id)).toMatchObject([{ action: 'order.reject', reason: 'RIGHTS' }])
  })

  test.each([
    ['sales', { move: 'cancel', reason: 'x' }, 'orders.decide'],
    ['sales', { move: 'ready' }, 'orders.handOver'],
    ['production', { move: 'accept' }, 'orders.edit'],
  ])('%s may not %j', async (role, body, permission) => {
    const { id, number } = await paid()
    expect(await move(number, body, await office.desk(role))).toMatchObject({ code: 'PERMISSION_MISSING', permission })
    expect(await changes(id)).toEqual([])
  })

  test('is refused while the order is on hold, except its end', async () => {
    const { id, number } = await paid()
    const held = await move(number, { move: 'hold', reason: 'The customer calls back' })
    expect(held.data).toMatchObject({
      hold: 'The customer calls back',
      moves: [{ move: 'release', isNext: true }, {}, {}, {}],
    })
    expect(await move(number, { move: 'accept' })).toMatchObject({ code: 'ORDER_ON_HOLD' })
    expect(await move(number, { move: 'hold', reason: 'twice' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    expect((await move(number, { move: 'release' })).data).toMatchObject({ hold: null })
    expect((await move(number, { move: 'accept' })).data).toMatchObject({ status: 'PROCESSING' })
    expect((await changes(id)).map(({ action }) => action)).toEqual(['order.hold', 'order.release', 'order.accept'])
  })

  test('answers a request to cancel with no', async () => {
    const { number, id } = await paid()
    expect(await move(number, { move: 'refuseCancel', reason: 'x' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await sql(`update customer_order set cancel_requested_at = now(), cancel_request = 'Too late' where id = $1`, [id])
    expect((await move(number, { move: 'refuseCancel', reason: 'It is printed' })).data.cancelRequest).toBeNull()
  })

  test('postpones with the reason, not to a day that is over', async () => {
    const { number } = await paid()
    for (const day of ['2020-01-01', '9999-12-31', inDays(367)])
      expect(await move(number, { move: 'postpone', day, reason: 'x' }), day).toMatchObject({ code: 'VALIDATION' })
    expect((await move(number, { move: 'postpone', day: IN_A_MONTH, reason: 'The paper is late' })).data).toMatchObject(
      {
        readyBy: IN_A_MONTH,
        late: { reason: 'The paper is late' },
      },
    )
  })

  test('does not postpone to a day on which the workshop is closed, and names the next one', async () => {
    const { number, id } = await paid()
    const before = await shop.orderOf(id)
    const postpone = (day: string) => ({ move: 'postpone', day, reason: 'The paper is late' })
    const friday =
      [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(IN_A_MONTH, days)).find((day) => weekdayOf(day) === 5) ?? ''
    const holiday = DEFAULT_POLICY.holidays.find((day) => day > IN_A_MONTH) ?? ''
    for (const day of [friday, holiday]) {
      const nextDay = workingDayFrom(day, DEFAULT_POLICY)
      const message = `The print shop is closed on that day. The next working day is ${dayInWords(nextDay, 'en')} ${nextDay.slice(0, 4)}.`
      expect(await move(number, postpone(day)), day).toMatchObject({ code: 'CLOSED_DAY', nextDay, message })
    }
    expect(await shop.orderOf(id)).toEqual(before)
  })
})

describe('beside moves', () => {
  test('notes name who is asked to read them, and stay', async () => {
    const { id, number } = await paid()
    const text = 'Please call first\nthen print'
    const noted = await manager.send('POST', `/orders/${number}/notes`, { text, mentions: [manager.staffId] })
    expect(noted.json().data.timeline[0]).toMatchObject({ kind: 'NOTE', text, mentions: [{ id: manager.staffId }] })
    const foreign = { text, mentions: ['00000000-0000-4000-8000-000000000000'] }
    expect((await manager.send('POST', `/orders/${number}/notes`, foreign)).statusCode).toBe(400)
    expect(await changes(id)).toHaveLength(1)
    await expect(sql('delete from order_note')).rejects.toThrow('refused')
  })

  test('notes are not written by who only reads', async () => {
    const { id, number } = await paid()
    const viewer = await office.desk('viewer')
    const refused = await viewer.send('POST', `/orders/${number}/notes`, { text: 'x', mentions: [] })
    expect(refused.json()).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'orders.edit' })
    for (const role of ['sales', 'prepress', 'production', 'fulfilment', 'finance']) {
      const desk = await office.desk(role)
      expect((await desk.send('POST', `/orders/${number}/notes`, { text: role })).statusCode, role).toBe(200)
    }
    expect(await changes(id)).toHaveLength(5)
  })

  test('an order is refused to a person who does not work on orders, or not here any more', async () => {
    const { id, number } = await paid()
    const content = await office.desk('content')
    const assign = (staffId: string | undefined) => manager.send('PUT', `/orders/${number}/assignee`, { staffId })
    expect((await assign(content.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const mention = { text: 'Look', mentions: [content.staffId] }
    expect((await manager.send('POST', `/orders/${number}/notes`, mention)).statusCode).toBe(400)
    const offered = (await manager.send('GET', '/orders/filters')).json().data.assignees
    expect(offered.map((each: { id: string }) => each.id)).not.toContain(content.staffId)
    expect(offered.map((each: { id: string }) => each.id)).toContain(manager.staffId)
    const viewer = await office.desk('viewer')
    expect((await assign(viewer.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const people = (await manager.send('GET', '/orders/filters')).json().data.assignees
    expect(people.map((each: { id: string }) => each.id)).not.toContain(viewer.staffId)
    // An active owner remains.
    await office.desk('owner')
    const left = await office.desk('sales')
    await shop.database.pool.query(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [
      left.staffId,
    ])
    expect((await assign(left.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    expect(await changes(id)).toEqual([])
  })

  test('an order is given to a person, once', async () => {
    const { id, number } = await paid()
    for (const staffId of [manager.staffId, manager.staffId, null]) {
      const { data } = (await manager.send('PUT', `/orders/${number}/assignee`, { staffId })).json()
      expect(data.assignee?.id ?? null).toBe(staffId)
    }
    expect(await changes(id)).toHaveLength(2)
    const unknown = { staffId: '00000000-0000-4000-8000-000000000000' }
    expect((await manager.send('PUT', `/orders/${number}/assignee`, unknown)).statusCode).toBe(409)
  })

  test('a message is sent once more, to the address of now', async () => {
    const { id, number } = await paid()
    await sql(`update outbox_message set status = 'SENT', sent_at = now() where order_id = $1`, [id])
    const sent = (await file(number)).data.timeline.find(({ kind }: { kind: string }) => kind === 'MESSAGE')
    const again = await manager.send('POST', `/orders/${number}/messages`, { messageId: sent.id })
    expect(again.statusCode).toBe(200)
    expect(await news(id)).toEqual(['received', 'received'])
    expect((await manager.send('POST', `/orders/${number}/messages`, { messageId: '1' })).statusCode).toBe(400)
  })

  test('contact is corrected in the version one has read, until the order leaves', async () => {
    const { id, number } = await paid()
    const correct = (version: string | undefined, body: object) =>
      manager.send('PATCH', `/orders/${number}/contact`, body, version === undefined ? {} : { 'if-match': version })
    expect((await correct(undefined, { name: 'Nora' })).statusCode).toBe(428)
    const first = await correct('"1"', { name: 'Nora Ali', company: 'Nora Print' })
    expect(first.json().data).toMatchObject({ version: 2, contact: { name: 'Nora Ali', company: 'Nora Print' } })
    expect((await correct('"1"', { name: 'Huda' })).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 2, present: { name: 'Nora Ali' } },
    })
    expect((await correct('"2"', { phone: '0557654321' })).json().data.contact.phone).toBe('+966557654321')
    expect((await correct('"3"', { city: 'Riyadh' })).statusCode).toBe(400)
    expect(await changes(id)).toMatchObject([
      { before: { name: 'Sara Ali', company: null }, after: { name: 'Nora Ali', company: 'Nora Print' } },
      { before: { phone: '+966551234567' }, after: { phone: '+966557654321' } },
    ])
    for (const same of [{}, { name: 'Nora Ali' }, { address: {} }])
      expect((await correct('"3"', same)).json().data, JSON.stringify(same)).toMatchObject({ version: 3 })
    expect(await changes(id)).toHaveLength(2)
    await sql(`update order_line set production_started_at = now() where order_id = $1`, [id])
    await move(number, { move: 'accept' })
    await move(number, { move: 'ready', openJobs: 'close' })
    expect((await correct('"3"', { name: 'Late' })).json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })

  test('an address is corrected by the rules of the customers’ own', async () => {
    const { id, number } = await paid()
    const address = { name: 'Sara Ali', phone: '+966551234567', district: null, street: 'Olaya' }
    const riyadh = { en: 'Riyadh', ar: 'الرياض' }
    const known = {
      region: riyadh,
      city: riyadh,
      neighbourhood: null,
      details: null,
      postalCode: '12345',
      additionalNumber: null,
    }
    // Orders of these tests are picked up, which never changes; this one is as if it had been placed otherwise.
    const trigger = async (to: 'disable' | 'enable') => sql(`alter table customer_order ${to} trigger user`)
    await trigger('disable')
    await sql(`update customer_order set fulfilment = 'DELIVERY', address = $2 where id = $1`, [
      id,
      JSON.stringify({ ...address, ...known, building: '2929', shortAddress: 'RRRD2929' }),
    ])
    await trigger('enable')
    const correct = async (fields: object) =>
      (await manager.send('PATCH', `/orders/${number}/contact`, { address: fields }, { 'if-match': '"1"' })).json()
    for (const [name, value, code] of [
      ['postalCode', 'xx', 'invalid'],
      ['postalCode', '1234', 'invalid'],
      ['additionalNumber', '12345', 'invalid'],
      ['building', 'second on the left', 'building_invalid'],
      ['shortAddress', 'RR29', 'short_address_invalid'],
      ['shortAddress', 'RRRD3030', 'short_address_differs'],
      ['building', '3030', 'short_address_differs'],
      ['street', ' ', 'required'],
    ] as const)
      expect(await correct({ [name]: value }), `${name} ${value}`).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: code === 'short_address_differs' ? 'address.shortAddress' : `address.${name}`, code }],
      })
    const corrected = await correct({ building: '٣٠٣٠', shortAddress: 'rrrd 3030', postalCode: null })
    expect(corrected.data.address).toMatchObject({ building: '3030', shortAddress: 'RRRD3030', postalCode: null })
  })
})
