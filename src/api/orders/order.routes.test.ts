import { describe, expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'
import type { Row } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database } = shop

describe('an order', () => {
  test('is cancelled by its customer with all money back, once', async () => {
    const before = await shop.charged()
    const { browser, id, price, paymentId } = await shop.paidOrder()
    const answers = await Promise.all([1, 2, 3].map(() => browser.send('DELETE', `/carts/profile/${id}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 200)!.json().message).toBe('Order cancelled successfully')
    const papers = async () => {
      const { documents, documentsDue, payments } = (await browser.send('GET', `/carts/profile/${id}`)).json().data
      const [{ refunded, returning }] = payments
      return { is: documents.map(({ kind }: Row) => kind), due: documentsDue, refunded, returning }
    }
    expect(await papers()).toEqual({ is: ['INVOICE'], due: ['CREDIT_NOTE'], refunded: 0, returning: 2_000 })
    await shop.runJobs()
    expect(await papers()).toEqual({ is: ['INVOICE', 'CREDIT_NOTE'], due: [], refunded: 2_000, returning: 0 })
    expect(await shop.stockOf(price)).toBe(10)
    expect((await shop.charged()) - before).toBe(0)
    expect((await browser.send('GET', `/payments/${paymentId}`)).json().data).toMatchObject({ status: 'REFUNDED' })
    const { data, meta } = (await browser.send('GET', '/customers/transactions')).json()
    expect(data.map(({ kind, amount, status }: Row) => [kind, amount, status])).toEqual([
      ['REFUND', 2_000, 'REFUNDED'],
      ['PAYMENT', 2_000, 'PAID'],
    ])
    expect(meta.total).toBe(2)
    expect(data.map((moved: Row) => [moved['paymentId'], moved['currency']])).toEqual([
      [paymentId, 'SAR'],
      [paymentId, 'SAR'],
    ])
    const { openedAt, closedAt, placedAt, documents } = (await browser.send('GET', `/carts/profile/${id}`)).json().data
    const links = documents.map((document: Row) => `/api/carts/profile/${id}/invoice?document=${document['id']}`)
    expect(data.map(({ receiptUrl }: Row) => receiptUrl)).toEqual(links.toReversed())
    expect(openedAt).toBe(placedAt)
    expect(Date.parse(closedAt)).toBeGreaterThanOrEqual(Date.parse(openedAt))
    expect((await browser.send('GET', '/customers/transactions?status=REFUNDED')).json().meta.total).toBe(1)
    expect((await browser.send('GET', '/carts/profile?status=CANCELLED')).json().meta.total).toBe(1)
    expect((await browser.send('GET', '/carts/profile?status=PENDING')).json().meta.total).toBe(0)
  })

  test('that is being made can only be asked about', async () => {
    const { browser, id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    await shop.parts.moves.accept(number)
    expect((await browser.send('GET', `/carts/profile/${id}`)).json().data.cancellation).toBe('CANCEL')
    await shop.parts.moves.start(number)
    expect((await browser.send('DELETE', `/carts/profile/${id}`)).json()).toMatchObject({ code: 'ASK_TO_CANCEL' })
    const ask = () => browser.send('POST', `/carts/profile/${id}/cancel-request`, { reason: 'Wrong colour' })
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(409)
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PROCESSING', cancel_request: 'Wrong colour' })
  })

  test('goes its way to the end, and is completed after fourteen days', async () => {
    const { browser, id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    expect(await shop.parts.moves.deliver(number)).toEqual({ ok: false, error: { code: 'orders/illegal-transition' } })
    await shop.parts.moves.accept(number)
    expect((await shop.parts.moves.ship(number, { carrier: 'SMSA', trackingNumber: '1', trackingUrl: null })).ok).toBe(
      false,
    )
    expect((await shop.parts.moves.ready(number)).ok).toBe(true)
    expect((await shop.parts.moves.deliver(number)).ok).toBe(true)
    await shop.parts.sweep()
    expect(await shop.orderOf(id)).toMatchObject({ status: 'DELIVERED' })
    await database.pool.query(`update customer_order set delivered_at = now() - interval '337 hours' where id = $1`, [
      id,
    ])
    await shop.parts.sweep()
    const { data } = (await browser.send('GET', `/carts/profile/${id}`, undefined, { 'accept-language': 'ar' })).json()
    expect(data.timeline.map(({ status }: Row) => status)).toEqual([
      'PENDING',
      'PROCESSING',
      'ON_THE_WAY',
      'DELIVERED',
      'COMPLETED',
    ])
  })

  test('that has arrived is completed by its customer, once and by no one else', async () => {
    const { browser, id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    const confirm = (by = browser) => by.send('POST', `/carts/profile/${id}/confirm`)
    expect((await confirm()).json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await shop.parts.moves.accept(number)
    await shop.parts.moves.ready(number)
    await shop.parts.moves.deliver(number)
    expect((await confirm(await shop.newCustomer())).statusCode).toBe(404)
    const answers = await Promise.all([confirm(), confirm()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.orderOf(id)).toMatchObject({ status: 'COMPLETED', moved_by: 'CUSTOMER' })
    const { data } = (await browser.send('GET', `/carts/profile/${id}`)).json()
    expect(data).toMatchObject({ status: 'COMPLETED', closedAt: expect.any(String) })
  })

  test('gives back no more than was paid, though many ask at once', async () => {
    const before = await shop.charged()
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    const answer = await Promise.all(Array.from({ length: 30 }, () => shop.parts.refunds.refund(number, 1_200)))
    expect(answer.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.runJobs()
    expect((await shop.charged()) - before).toBe(800)
    expect(await shop.parts.refunds.refund(number)).toEqual({ ok: true, value: 800 })
    expect(await shop.parts.refunds.refund(number)).toMatchObject({ ok: false })
    await shop.runJobs()
    expect((await shop.charged()) - before).toBe(0)
  })

  test('whose refund was not answered for is asked about, not refunded twice', async () => {
    const before = await shop.charged()
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'RESET_AFTER', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    expect(await shop.one('select state from refund where order_id = $1', [id])).toEqual({ state: 'UNKNOWN' })
    await database.pool.query(`update refund set sent_at = now() - interval '1 minute' where order_id = $1`, [id])
    await shop.parts.sweep()
    expect(await shop.one('select state from refund where order_id = $1', [id])).toEqual({ state: 'DONE' })
    expect((await shop.charged()) - before).toBe(1_500)
  })

  test('whose refund never arrived is asked for again, after a while', async () => {
    const before = await shop.charged()
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'RESET_BEFORE', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    const later = (interval: string) =>
      database.pool.query(`update refund set sent_at = now() - $2::interval where order_id = $1`, [id, interval])
    await later('1 minute')
    await shop.parts.sweep()
    expect(await shop.one('select state from refund where order_id = $1', [id])).toEqual({ state: 'UNKNOWN' })
    await later('3 minutes')
    await shop.parts.sweep()
    await later('3 minutes')
    await shop.parts.sweep()
    expect(await shop.one('select state, tries from refund where order_id = $1', [id])).toEqual({
      state: 'DONE',
      tries: 2,
    })
    expect((await shop.charged()) - before).toBe(1_500)
  })

  test('that a gateway refuses to refund gives the right back, and the staff is notified', async () => {
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }] })
    await shop.parts.refunds.refund(number, 500)
    await shop.runJobs()
    expect(shop.alerts).toContain('a gateway refused to give money back')
    expect(await shop.parts.refunds.refund(number)).toEqual({ ok: true, value: 2_000 })
  })

  test('is ordered again at the prices of today, with what is different', async () => {
    const { browser, id, price } = await shop.paidOrder()
    await database.pool.query('update product_price set price = 1100, remaining_quantity = 1 where id = $1', [price])
    const { data } = (await browser.send('POST', `/carts/profile/${id}/reorder`, {})).json()
    expect(data.items).toMatchObject([{ productPrice: String(price), quantity: 1, finalPrice: 1_100 }])
    expect(data.differences.map(({ kind, from, to }: Row) => [kind, from, to])).toEqual([
      ['adjusted', 2, 1],
      ['repriced', 1_000, 1_100],
    ])
  })
})

test('the database itself refuses what must never be', async () => {
  const { id } = await shop.paidOrder()
  const refused = async (text: string) =>
    expect(database.pool.query(text, [id]), text).rejects.toThrow(/cannot|constraint|agree|add up|refused/)
  await refused(`update customer_order set status = 'DELIVERED', delivered_at = now() where id = $1`)
  await refused(
    'update customer_order set total = total + 1, taxable = taxable + 1, subtotal = subtotal + 1 where id = $1',
  )
  await refused('update order_line set unit = 1, line_total = quantity + setup where order_id = $1')
  await refused('delete from order_line where order_id = $1')
  await refused('update payment set captured = 1 where order_id = $1')
  await refused('update payment set refunded = captured + 1 where order_id = $1')
  await refused('update payment set refunded = 1 where order_id = $1')
  await refused(`update payment_attempt set state = 'DECLINED', decline_code = 'X' where order_id = $1`)
  await refused(`update order_event set to_status = 'X' where order_id = $1`)
  await refused('delete from ledger_entry where order_id = $1')
  await refused(`insert into refund (payment_id, order_id, amount, reason, requested_by)
    select id, order_id, 1, 'STAFF', 'STAFF' from payment where order_id = $1`)
})
