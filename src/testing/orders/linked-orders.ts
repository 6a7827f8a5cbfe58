import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { testOffice, testOfficeServices } from '../office-api.ts'
import type { orderShop } from '../order-shop.ts'

/** Orders that are taken at the counter of a shop, and paid by a link. */
export async function linkedOrders(shop: Awaited<ReturnType<typeof orderShop>>) {
  const office = await testOffice(
    shop.database,
    {},
    undefined,
    testOfficeServices(shop.database, { orders: shop.parts }),
  )
  afterAll(() => office.app.close())
  const sales = await office.desk('sales')
  let count = 0

  /** An order of ten pieces at SAR 10, or of as many at another price, that is paid later. */
  const taken = async (contact: object = {}, price = 1_000): Promise<{ id: string; number: number }> => {
    const body = {
      channel: 'COUNTER',
      contact: { name: 'Abdullah Al-Harbi', phone: `056${String(1_000_000 + (count += 1))}`, ...contact },
      language: 'ar',
      items: [{ productPrice: String(await shop.goods(null, { price })), quantity: 10 }],
      expectedTotal: price * 10,
      payment: { method: 'LATER' },
    }
    return (await sales.send('POST', '/counter-orders', body, { 'idempotency-key': randomUUID() })).json().data
  }
  const make = async (number: number, channels: readonly string[] = [], desk = sales) =>
    (await desk.send('POST', `/orders/${number}/payment-link`, { channels })).json()
  /** The links of an order, made a while ago: a newer one ends them. */
  const aged = async (id: string): Promise<void> => {
    const client = await shop.database.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query(`update payment_link set created_at = created_at - interval '1 minute' where order_id = $1`, [
      id,
    ])
    await client.query('set session_replication_role = origin')
    client.release()
  }
  const linked = async (contact?: object, price?: number) => {
    const order = await taken(contact, price)
    const { data } = await make(order.number)
    return { ...order, token: String(data.link).split('/pay/')[1] ?? '', link: String(data.link) }
  }
  const read = async (token: string) => (await shop.browser().send('GET', `/payment-links/${token}`)).json()
  const payBy = (token: string, body: object, browser = shop.browser(), key: string = randomUUID()) =>
    browser.send('POST', `/payment-links/${token}`, body, { 'idempotency-key': key })
  const pay = async (token: string, card: string, browser = shop.browser()) =>
    payBy(token, { paymentMethod: 'CARD', sourceToken: await shop.sandbox.cardToken(card) }, browser)
  return { office, sales, taken, make, aged, linked, read, payBy, pay }
}
