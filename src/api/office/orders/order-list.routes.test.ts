import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
let paid: { readonly number: number; readonly id: string }
beforeAll(async () => {
  office = await testOffice(shop.database)
  manager = await office.desk('manager')
  const { id } = await shop.paidOrder({ poNumber: 'PO-77' })
  paid = { id, number: (await shop.orderOf(id)).number }
})
afterAll(() => office.app.close())

const list = async (query = '', desk = manager) => (await desk.send('GET', `/orders${query}`)).json()
const numbers = async (query: string, desk = manager): Promise<number[]> => {
  // What was listed within the last second is not looked for again.
  await office.services.orders.listing.follow()
  return (await list(query, desk)).data.map(({ number }: { number: number }) => number)
}

describe('the list of orders', () => {
  test('has an order soon after it was paid', async () => {
    await office.services.orders.listing.follow()
    const { data, meta } = await list()
    expect(data).toMatchObject([
      {
        id: paid.id,
        number: paid.number,
        status: 'PENDING',
        payment: 'PAID',
        method: 'CARD',
        provider: 'MOYASAR',
        fulfilment: 'PICKUP',
        total: 2_000,
        lines: 1,
        item: { quantity: 2 },
        isLate: false,
        customer: { name: 'Sara Ali', phone: '+966551234567', city: null },
        assignee: null,
        hold: null,
      },
    ])
    expect(meta).toEqual({ total: 1, isTotalExact: true, next: null })
  })

  test.each([
    ['?status=PENDING,PROCESSING', true],
    ['?status=COMPLETED', false],
    ['?payment=PAID&method=CARD&provider=MOYASAR&fulfilment=PICKUP', true],
    ['?payment=PAID&method=TABBY', false],
    ['?city=1', false],
    ['?urgent=false&held=false&late=false', true],
    ['?late=true', false],
    ['?assignee=none', true],
    ['?assignee=me', false],
    ['?needs=accept', true],
    ['?needs=transferReceipts', false],
    ['?placedFrom=2020-01-01&readyFrom=2020-01-01', true],
    ['?placedTo=2020-01-01', false],
    ['?q=sara', true],
    ['?q=Ali%20SARA', true],
    ['?q=po-77', true],
    ['?q=0551234567', true],
    ['?q=4567', true],
    ['?q=%D9%A4%D9%A5%D9%A6%D9%A7', true],
    ['?q=%2B966%2055%20123%204567', true],
    ['?q=sara%40shop.example', true],
    ['?q=nora', false],
    ['?q=%3F%3F', false],
    [`?q=%27%20%7C%20%27s%3APENDING`, false],
  ])('%s', async (query, isThere) => {
    expect(await numbers(query)).toEqual(isThere ? [paid.number] : [])
  })

  test('finds an order by its number', async () => {
    expect(await numbers(`?q=%23${paid.number}`)).toEqual([paid.number])
  })

  test.each(['?status=NEW', '?colour=red', '?sort=name', '?cursor=x', '?placedFrom=2026-02-31', '?city=0', '?needs=x'])(
    'refuses %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ code: 'VALIDATION' })
    },
  )

  test('leaves out what reaches a customer for those who may not see it, and finds no order by it', async () => {
    const production = await office.desk('production')
    const [row] = (await list('', production)).data
    expect(row.customer).toEqual({ name: 'Sara Ali', company: null, city: null })
    expect(await numbers('?q=0551234567', production)).toEqual([])
    expect(await numbers('?q=sara%40shop.example', production)).toEqual([])
    expect(await numbers('?q=sara', production)).toEqual([paid.number])
  })
})

describe('a long list', () => {
  const COUNT = 120
  beforeAll(async () => {
    // Copies of the listed order: the list reads nothing else to find and sort them.
    await office.services.orders.listing.follow()
    await shop.database.pool.query(
      `with copied as (
         insert into customer_order (cart_key, status, moved_by, language, contact_name, contact_phone, contact_email,
           fulfilment, urgent, ready_by, subtotal, discount, urgent_fee, shipping, taxable, vat, total, hold_expires_at)
         select gen_random_uuid(), 'AWAITING_PAYMENT', 'CUSTOMER', 'ar', 'Copy', '+966559999999', 'copy@shop.example',
           'PICKUP', false, date '2026-12-01' + i % 7, 100 * (1 + i % 5), 0, 0, 0, 100 * (1 + i % 5), 0,
           100 * (1 + i % 5), now() + interval '1 day'
         from generate_series(1, ${COUNT}) i returning id, total)
       insert into order_line (order_id, position, product_code, name, quantity, offer_percent, unit, setup, line_total,
         discount, vat, production_days, design_mode)
       select id, 0, 'C', '{"en":"Copy"}', 1, 0, total, 0, total, 0, 0, 1, 'LATER' from copied`,
    )
  })

  test.each(['-placed', 'placed', 'readyBy', '-readyBy', 'total', '-total', 'moved', '-moved'])(
    'has each order once over its pages, by %s',
    async (sort) => {
      await office.services.orders.listing.follow()
      const seen: { number: number; total: number }[] = []
      let next: string | null = ''
      while (next !== null) {
        const page = await list(`?sort=${sort}${next && `&cursor=${encodeURIComponent(next)}`}`)
        expect(page.meta).toMatchObject({ total: COUNT + 1, isTotalExact: true })
        seen.push(...page.data)
        next = page.meta.next
      }
      expect(new Set(seen.map(({ number }) => number)).size).toBe(COUNT + 1)
      expect(seen).toHaveLength(COUNT + 1)
      const totals = seen.map(({ total }) => total)
      const up = totals.toSorted((a, b) => a - b)
      expect(sort === 'total' ? totals : up).toEqual(up)
    },
  )
})

describe('the listing follows', () => {
  const row = (id: string) => shop.one('select * from order_listing where order_id = $1', [id])

  test('a move of an order, and an order that is touched', async () => {
    const { id } = await shop.paidOrder()
    await office.services.orders.listing.follow()
    expect(await row(id)).toMatchObject({ status: 'PENDING', cancel_requested_at: null })
    await shop.parts.moves.accept((await shop.orderOf(id)).number)
    await office.services.orders.listing.follow()
    expect(await row(id)).toMatchObject({ status: 'PROCESSING' })
    await shop.database.pool.query(
      `update customer_order set cancel_requested_at = now(), cancel_request = 'x' where id = $1`,
      [id],
    )
    await office.services.orders.listing.follow()
    expect(await row(id)).toMatchObject({ cancel_requested_at: expect.any(Date) })
  })

  test('what is committed after something newer', async () => {
    const first = await shop.paidOrder()
    const second = await shop.paidOrder()
    await office.services.orders.listing.follow()
    const slow = await shop.database.pool.connect()
    await slow.query('begin')
    await slow.query(`update customer_order set cancel_requested_at = now(), cancel_request = 'x' where id = $1`, [
      first.id,
    ])
    await shop.database.pool.query(
      `update customer_order set cancel_requested_at = now(), cancel_request = 'y' where id = $1`,
      [second.id],
    )
    for (let round = 0; round < 3; round += 1) await office.services.orders.listing.follow()
    expect(await row(second.id)).toMatchObject({ cancel_requested_at: expect.any(Date) })
    expect(await row(first.id)).toMatchObject({ cancel_requested_at: null })
    await slow.query('commit')
    slow.release()
    await office.services.orders.listing.follow()
    expect(await row(first.id)).toMatchObject({ cancel_requested_at: expect.any(Date) })
  })

  test('the same words as the shop searches by', async () => {
    const { normaliseForSearch } = await import('#domain/text/normalise.ts')
    for (const text of ['  سارة  أحمد آل مؤمن ', 'Éléphant ٢٣', 'مُحَمَّد', 'O’Neil', 'گلوبل ی', 'ﻻ']) {
      expect(await shop.one('select searched_form($1) as form', [text])).toEqual({ form: normaliseForSearch(text) })
    }
  })
})
