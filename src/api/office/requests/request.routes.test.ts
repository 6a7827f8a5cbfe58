import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { turnQuotationClock } from '#services/quotations/quotation-clock.ts'
import { createQuotationCustomers } from '#services/quotations/quotation-customer.service.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'

const shop = await orderShop()
const { pool, db } = shop.database
let office: TestOffice
let sales: TestDesk

beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  sales = await office.desk('sales')
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const day = (days: number) => new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
let count = 0
let reference = ''
let email = ''

beforeEach(async () => {
  count += 1
  email = `reem${count}@nakheel.example`
  reference = `R-AAAAAA${ALPHABET[Math.floor(count / 29)]}${ALPHABET[count % 29]}`
  await sql(
    `insert into special_request (reference, full_name, email, phone, description, language)
     values ($1, 'Reem Al-Qahtani', $2, '0507319042', 'Wooden coasters', 'ar')`,
    [reference, email],
  )
})

const COASTERS = { name: 'Beech coasters', details: 'logo on both sides', quantity: 200, unit: 950 }

const draft = (more: object = {}) => ({
  language: 'ar',
  contact: { name: 'Reem Al-Qahtani', phone: '0507319042', email },
  lines: [COASTERS, { name: 'Engraving set-up', quantity: 1, unit: 12_000 }],
  productionDays: 8,
  validUntil: day(10),
  seenVersions: 0,
  ...more,
})
const send = (more: object = {}, desk = sales) => desk.send('POST', `/requests/${reference}/quotations`, draft(more))
const sent = async (more: object = {}) => {
  const answer = (await send(more)).json()
  expect(answer).toMatchObject({ status: 1 })
  return tokenOf()
}
/** The token of the newest link, as the message has it. */
const tokenOf = async (): Promise<string> => {
  const [row] = await sql(`select body_text from outbox_message where recipient = $1 order by id desc limit 1`, [email])
  return /\/quote\/([\w-]{22})/.exec(row.body_text)?.[1] ?? ''
}
const visitor = (method: 'GET' | 'POST', key: string, action: string, body?: object) =>
  shop.app.inject({
    method,
    url: `/api/special-requests/${key}/${action}`,
    ...(body && { payload: body }),
  })
const statusOf = async () =>
  (await sql('select status from special_request where reference = $1', [reference]))[0].status
const orders = () =>
  sql(
    `select o.* from customer_order o join quotation q on q.id = o.cart_key join special_request r on r.id = q.special_request_id
     where r.reference = $1`,
    [reference],
  )

describe('a quotation that staff sends', () => {
  test('is sealed with its sums, sent to the customer, and one change', async () => {
    const answer = (await send({ words: 'نقش عميق' })).json()
    expect(answer.data).toMatchObject({
      status: 'QUOTED',
      versions: [{ version: 1, status: 'SENT', totals: { subtotal: 202_000, vat: 26_348, total: 202_000 } }],
    })
    expect(
      await sql(
        `select channel, template, language from outbox_message where recipient in ($1, '+966507319042')
      and body_text like $2 order by channel`,
        [email, `%${await tokenOf()}%`],
      ),
    ).toEqual([
      { channel: 'EMAIL', template: 'quotation-ready', language: 'ar' },
      { channel: 'SMS', template: 'quotation-ready', language: 'ar' },
    ])
    expect(await sql('select action, after from staff_change where subject_id = $1', [reference])).toEqual([
      { action: 'quotation.send', after: { version: '1', amount: 202_000, validUntil: day(10) } },
    ])
  })

  test('cannot change, also not by hand', async () => {
    await sent()
    const id =
      '(select q.id from quotation q join special_request r on r.id = q.special_request_id where r.reference = $1)'
    await expect(sql(`update quotation set total = 1 where id = ${id}`, [reference])).rejects.toThrow('cannot change')
    await expect(sql(`update quotation_line set unit = 1 where quotation_id = ${id}`, [reference])).rejects.toThrow(
      'cannot change',
    )
    await expect(sql(`update quotation set status = 'ORDERED' where id = ${id}`, [reference])).rejects.toThrow(
      'does not go from',
    )
  })

  test('is replaced by the next version, and its link says so', async () => {
    const first = await sent()
    const second = await sent({ seenVersions: 1, lines: [{ ...COASTERS, unit: 900 }] })
    expect((await visitor('GET', first, 'quotation')).json().data).toMatchObject({ version: 1, status: 'REPLACED' })
    expect((await visitor('POST', first, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    expect((await visitor('POST', second, 'accept')).json().data).toMatchObject({ version: 2, status: 'ACCEPTED' })
    expect((await send({ seenVersions: 2 })).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
  })

  test('is one, when two people send at once', async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map((answer) => answer.json().status).toSorted()).toEqual([0, 0, 1])
  })

  test.each([
    ['a day that is over', { validUntil: '2026-01-01' }, 'VALIDATION'],
    ['a day too far away', { validUntil: day(120) }, 'VALIDATION'],
    ['nothing to pay', { lines: [{ ...COASTERS, unit: 0 }] }, 'VALIDATION'],
    ['no lines', { lines: [] }, 'VALIDATION'],
    ['a phone that is none', { contact: { name: 'R', phone: '12', email: 'r@example.com' } }, 'VALIDATION'],
  ])('is refused with %s', async (_what, more, code) => {
    expect((await send(more)).json()).toMatchObject({ status: 0, code })
    expect(await statusOf()).toBe('NEW')
  })

  test('is withdrawn, and a request is declined, each once', async () => {
    const token = await sent()
    const withdraw = () => sales.send('POST', `/requests/${reference}/withdraw`)
    expect((await withdraw()).json().data).toMatchObject({ status: 'NEW', versions: [{ status: 'WITHDRAWN' }] })
    expect((await withdraw()).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    const decline = () => sales.send('POST', `/requests/${reference}/decline`, { reason: 'We have no lathe' })
    expect((await decline()).json().data).toMatchObject({ status: 'DECLINED' })
    expect((await decline()).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
  })

  test('is seen and sent by those alone who may', async () => {
    expect((await send({}, await office.desk('prepress'))).json()).toMatchObject({ permission: 'quotations.edit' })
    const seen = (await (await office.desk('prepress')).send('GET', `/requests/${reference}`)).json()
    expect(seen.data).toMatchObject({ reference, description: 'Wooden coasters' })
    expect(seen.data.contact).toBeUndefined()
    expect((await (await office.desk('content')).send('GET', '/requests')).json()).toMatchObject({
      permission: 'quotations.view',
    })
  })
})

describe('a customer', () => {
  test('accepts, orders once at exactly these sums, and is led to pay', async () => {
    const token = await sent()
    expect((await visitor('POST', token, 'order')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    await visitor('POST', token, 'accept')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor('POST', token, 'order')))
    const paid = answers.map((answer) => answer.json()).filter(({ status }) => status === 1)
    expect(paid).toHaveLength(1)
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({
      status: 'AWAITING_PAYMENT',
      subtotal: 202_000,
      total: 202_000,
      vat: 26_348,
      fulfilment: 'PICKUP',
    })
    expect(
      await sql(
        'select name, quantity, unit, line_total, product_id from order_line where order_id = $1 order by position',
        [order.id],
      ),
    ).toEqual([
      {
        name: { en: 'Beech coasters', ar: 'Beech coasters' },
        quantity: 200,
        unit: 950,
        line_total: 190_000,
        product_id: null,
      },
      {
        name: { en: 'Engraving set-up', ar: 'Engraving set-up' },
        quantity: 1,
        unit: 12_000,
        line_total: 12_000,
        product_id: null,
      },
    ])
    expect((await shop.app.inject({ url: `/api/payment-links/${paid[0].data.payToken}` })).json().data).toMatchObject({
      state: 'OPEN',
      order: { total: 202_000 },
    })
    expect(await statusOf()).toBe('ORDERED')
    const seen = (await sales.send('GET', `/requests/${reference}`)).json()
    expect(seen.data.versions[0]).toMatchObject({ status: 'ORDERED', order: { number: Number(order.number) } })
    const unpaid = (await sales.send('GET', '/requests?view=UNPAID')).json()
    expect(unpaid.data[0]).toMatchObject({ reference, status: 'ORDERED' })
  })

  test('accepts once, however many press at the same time', async () => {
    const token = await sent()
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor('POST', token, 'accept')))
    expect(new Set(answers.map((answer) => answer.json().data?.status))).toEqual(new Set(['ACCEPTED']))
  })

  test('either accepts or is too late for the withdrawal', async () => {
    const token = await sent()
    await Promise.all([visitor('POST', token, 'accept'), sales.send('POST', `/requests/${reference}/withdraw`)])
    const [{ status }] = await sql(
      `select q.status from quotation q join special_request r on r.id = q.special_request_id where r.reference = $1`,
      [reference],
    )
    expect(status).toBe('WITHDRAWN')
  })

  test('declines with a reason', async () => {
    const token = await sent()
    expect((await visitor('POST', token, 'decline', { reason: 'Too dear' })).json().data).toMatchObject({
      status: 'DECLINED',
    })
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    const seen = (await sales.send('GET', `/requests/${reference}`)).json()
    expect(seen.data.versions[0]).toMatchObject({ declineReason: 'Too dear' })
  })

  test('opens nothing by a wrong link, nor by a reference without the mailbox', async () => {
    await sent()
    expect((await visitor('GET', 'A'.repeat(22), 'quotation')).statusCode).toBe(404)
    expect((await visitor('GET', reference, 'quotation')).statusCode).toBe(401)
    const browser = await shop.newCustomer()
    expect((await browser.send('GET', `/special-requests/${reference}/quotation`)).statusCode).toBe(404)
    expect((await browser.send('POST', `/special-requests/${reference}/accept`)).statusCode).toBe(404)
    expect(await statusOf()).toBe('QUOTED')
  })

  test('of the mailbox answers from the account, and the order is theirs', async () => {
    await sent()
    const browser = await shop.newCustomer(email)
    const listed = (await browser.send('GET', '/special-requests/profile')).json()
    expect(listed.data).toEqual([
      expect.objectContaining({ reference, status: 'QUOTED', quotation: { total: 202_000, validUntil: day(10) } }),
    ])
    const call = (action: string) => browser.send('POST', `/special-requests/${reference}/${action}`)
    expect((await call('accept')).json().data).toMatchObject({ status: 'ACCEPTED' })
    expect((await call('order')).json().data).toMatchObject({ payToken: expect.stringMatching(/^[\w-]{22}$/) })
    const [order] = await orders()
    const [owner] = await sql('select customer_id from customer_identifier where value = $1', [email])
    expect(order.customer_id).toBe(owner.customer_id)
  })
})

describe('the last day of a quotation', () => {
  const services = (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000)
    const parts = {
      db,
      queue: { enqueue: async () => undefined },
      publicUrl: 'http://localhost:3000',
      alert: () => undefined,
      now,
    }
    return {
      customers: createQuotationCustomers({
        db,
        now,
        policy: () => DEFAULT_POLICY,
        listing: { refresh: async () => undefined },
      }),
      turn: () => turnQuotationClock(parts),
    }
  }

  test('ends what can be accepted or ordered, before the clock writes it down and after', async () => {
    const token = await sent()
    await visitor('POST', token, 'accept')
    const { customers, turn } = services(11)
    expect(await customers.order({ token })).toMatchObject({ error: { code: 'quotations/expired' } })
    expect(await customers.accept({ token })).toMatchObject({ error: { code: 'quotations/expired' } })
    expect(await orders()).toEqual([])
    await turn()
    expect(await statusOf()).toBe('EXPIRED')
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_EXPIRED' })
    expect((await send({ seenVersions: 1 })).json()).toMatchObject({ status: 1 })
  })

  test('is reminded of once, by a link that works', async () => {
    const token = await sent({ validUntil: day(2) })
    await sql('alter table quotation disable trigger quotation_sealed')
    await sql(`update quotation set sent_at = now() - interval '2 days'`)
    await sql('alter table quotation enable trigger quotation_sealed')
    const { turn } = services(0)
    await Promise.all([turn(), turn()])
    const mails = await sql(`select template from outbox_message where recipient = $1 order by id`, [email])
    expect(mails).toEqual([{ template: 'quotation-ready' }, { template: 'quotation-ending' }])
    const reminded = await tokenOf()
    expect(reminded).not.toBe(token)
    expect((await visitor('GET', reminded, 'quotation')).json().data).toMatchObject({ reference, status: 'SENT' })
  })
})
