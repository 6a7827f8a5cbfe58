import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn, quotationShop } from '#testing/quotations/quotation-shop.ts'

const { office, sales, shop, sql, visitor, request: newRequest } = await quotationShop()
afterAll(() => office.app.close())

let request: Awaited<ReturnType<typeof newRequest>>
beforeEach(async () => {
  request = await newRequest()
})

describe('a customer', () => {
  test('accepts, orders once at exactly these sums, and is led to pay', async () => {
    const token = await request.sent()
    expect((await visitor('POST', token, 'order')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    await visitor('POST', token, 'accept')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor('POST', token, 'order')))
    const paid = answers.map((answer) => answer.json()).filter(({ status }) => status === 1)
    expect(paid).toHaveLength(1)
    const [order, ...others] = await request.orders()
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
    expect(await request.status()).toBe('ORDERED')
    const seen = (await sales.send('GET', `/requests/${request.reference}`)).json()
    expect(seen.data.versions[0]).toMatchObject({ status: 'ORDERED', order: { number: Number(order.number) } })
    const unpaid = (await sales.send('GET', '/requests?view=UNPAID')).json()
    expect(unpaid.data[0]).toMatchObject({ reference: request.reference, status: 'ORDERED' })
  })

  test('accepts once, however many press at the same time', async () => {
    const token = await request.sent()
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor('POST', token, 'accept')))
    expect(new Set(answers.map((answer) => answer.json().data?.status))).toEqual(new Set(['ACCEPTED']))
  })

  test('either accepts or is too late for the withdrawal', async () => {
    const token = await request.sent()
    await Promise.all([visitor('POST', token, 'accept'), sales.send('POST', `/requests/${request.reference}/withdraw`)])
    const [{ status }] = await sql(
      `select q.status from quotation q join special_request r on r.id = q.special_request_id where r.reference = $1`,
      [request.reference],
    )
    expect(status).toBe('WITHDRAWN')
  })

  test('declines with a reason', async () => {
    const token = await request.sent()
    expect((await visitor('POST', token, 'decline', { reason: 'Too dear' })).json().data).toMatchObject({
      status: 'DECLINED',
    })
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    const seen = (await sales.send('GET', `/requests/${request.reference}`)).json()
    expect(seen.data.versions[0]).toMatchObject({ declineReason: 'Too dear' })
  })

  test('opens nothing by a wrong link, nor by a reference without the mailbox', async () => {
    await request.sent()
    expect((await visitor('GET', 'A'.repeat(22), 'quotation')).statusCode).toBe(404)
    expect((await visitor('GET', request.reference, 'quotation')).statusCode).toBe(401)
    const browser = await shop.newCustomer()
    expect((await browser.send('GET', `/special-requests/${request.reference}/quotation`)).statusCode).toBe(404)
    expect((await browser.send('POST', `/special-requests/${request.reference}/accept`)).statusCode).toBe(404)
    expect(await request.status()).toBe('QUOTED')
  })

  test('of the mailbox answers from the account, and the order is theirs', async () => {
    await request.sent()
    const browser = await shop.newCustomer(request.email)
    const listed = (await browser.send('GET', '/special-requests/profile')).json()
    expect(listed.data).toEqual([
      expect.objectContaining({
        reference: request.reference,
        status: 'QUOTED',
        quotation: { total: 202_000, validUntil: dayIn(10) },
      }),
    ])
    const call = (action: string) => browser.send('POST', `/special-requests/${request.reference}/${action}`)
    expect((await call('accept')).json().data).toMatchObject({ status: 'ACCEPTED' })
    expect((await call('order')).json().data).toMatchObject({ payToken: expect.stringMatching(/^[\w-]{22}$/) })
    const [order] = await request.orders()
    const [owner] = await sql('select customer_id from customer_identifier where value = $1', [request.email])
    expect(order.customer_id).toBe(owner.customer_id)
  })
})
