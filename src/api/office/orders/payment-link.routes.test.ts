import { describe, expect, test } from 'vitest'
import { linkedOrders } from '#testing/orders/linked-orders.ts'
import { PAID_CARD } from '#testing/orders/order-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const links = await linkedOrders(shop)
const { taken, make, aged, linked, read, pay } = links

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows

describe('a payment link', () => {
  test('is made and sent by who takes money at the counter, and leaves one change', async () => {
    const { id, number } = await taken()
    const { status, data } = await make(number, ['SMS'])
    expect(status).toBe(1)
    expect(data.link).toMatch(/^http:\/\/localhost:3000\/ar\/pay\/[A-Za-z0-9_-]{22}$/)
    const [message] = await sql(
      `select channel, body_text from outbox_message where order_id = $1 and order_news = 'payment-link'`,
      [id],
    )
    expect(message).toMatchObject({ channel: 'SMS', body_text: expect.stringContaining(data.link) })
    expect(
      await sql(`select action, staff_id from staff_change where subject_id = $1 and action <> 'order.place'`, [id]),
    ).toEqual([{ action: 'order.sendPaymentLink', staff_id: links.sales.staffId }])
    expect(JSON.stringify(await sql('select * from payment_link'))).not.toContain(data.link.split('/pay/')[1])
    expect(await make(number, [], await links.office.desk('prepress'))).toMatchObject({ code: 'PERMISSION_MISSING' })
  })

  test('is not mailed to a customer without an address, nor made for what is paid', async () => {
    const { number } = await taken()
    expect(await make(number, ['EMAIL'])).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'channels' }] })
    const { id } = await shop.paidOrder()
    expect(await make((await shop.orderOf(id)).number)).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })

  test('is made and sent once, however many make one at the same instant', async () => {
    const { id, number } = await taken()
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(number, ['SMS'])))
    const made = answers.filter(({ status }) => status === 1)
    expect(made).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status === 0).map(({ code }) => code))).toEqual(
      new Set(['LINK_JUST_MADE']),
    )
    expect(
      await sql(`select channel from outbox_message where order_id = $1 and order_news = 'payment-link'`, [id]),
    ).toHaveLength(1)
    expect((await read(made[0].data.link.split('/pay/')[1])).data.state).toBe('OPEN')
  })

  test('shows what is to be paid, and nothing of the customer', async () => {
    const { number, token } = await linked()
    const { data } = await read(token)
    expect(data).toMatchObject({
      state: 'OPEN',
      order: { number, total: 10_000, items: [{ quantity: 10 }] },
      methods: expect.arrayContaining(['CARD']),
    })
    expect(JSON.stringify(data)).not.toMatch(/Abdullah|056/)
    expect((await read('A'.repeat(22))).code).toBe('NOT_FOUND')
  })

  test('is paid through the bank, which leads back to it, and the order is opened once', async () => {
    const { id, token, link } = await linked()
    const browser = shop.browser()
    const begun = await pay(token, PAID_CARD, browser)
    const { redirectUrl } = begun.json().data
    await shop.sandbox.answerPage(redirectUrl, { code: '123456', answer: 'pay' })
    const [attempt] = await sql('select id from payment_attempt where order_id = $1', [id])
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
    const back = `/payments/callback/moyasar?paymentId=${attempt.id}`
    const returned = await browser.send('GET', back, undefined, { cookie })
    expect(returned.headers.location).toBe(link)
    expect((await read(token)).data).toMatchObject({ state: 'PAID' })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
    expect((await pay(token, PAID_CARD)).json().code).toBe('PAYMENT_IN_PROGRESS')
    expect(await sql('select captured::float8 as captured from payment where order_id = $1', [id])).toEqual([
      { captured: 10_000 },
    ])
    // Without the cookie of the browser that paid, the link is not revealed.
    const elsewhere = await shop.browser().send('GET', back)
    expect(elsewhere.headers.location).not.toContain(token)
  })

  test('is paid once, however often it is pressed at once', async () => {
    const { id, token } = await linked()
    await shop.frictionless()
    await Promise.all(Array.from({ length: 6 }, () => pay(token, PAID_CARD)))
    await shop.runJobs()
    expect((await sql('select id from payment where order_id = $1', [id])).length).toBe(1)
    expect((await read(token)).data.state).toBe('PAID')
  })

  test('says that a card was refused, and takes another one', async () => {
    const { token } = await linked()
    await shop.frictionless()
    expect((await pay(token, '4201320000311101')).json().data).toMatchObject({ status: 'FAILED' })
    expect((await read(token)).data).toMatchObject({ state: 'OPEN', declineCode: 'NO_FUNDS' })
    expect((await pay(token, PAID_CARD)).json().data.status).toBe('PAID')
  })

  test('ends with its time, and with the next one', async () => {
    const { id, number, token } = await linked()
    await aged(id)
    const second = (await make(number)).data.link.split('/pay/')[1]
    expect((await read(token)).data).toMatchObject({ state: 'ENDED', order: null })
    expect((await pay(token, PAID_CARD)).json().code).toBe('EXPIRED')
    expect((await read(second)).data.state).toBe('OPEN')
    await sql('alter table payment_link disable trigger payment_link_once')
    await sql(
      `update payment_link set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where order_id = $1`,
      [id],
    )
    await sql('alter table payment_link enable trigger payment_link_once')
    expect((await read(second)).data.state).toBe('ENDED')
    expect((await pay(second, PAID_CARD)).json().code).toBe('EXPIRED')
  })
})
