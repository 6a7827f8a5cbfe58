import { afterAll } from 'vitest'
import { testOffice, testOfficeServices } from '../office-api.ts'
import { orderShop } from '../order-shop.ts'

/** A shop with the desks of its finance and its owner, for what they do with the money of orders. */
export async function orderMoney() {
  const shop = await orderShop()
  const services = testOfficeServices(shop.database, { orders: shop.parts })
  const office = await testOffice(shop.database, {}, undefined, services)
  afterAll(() => office.app.close())
  const [finance, owner] = [await office.desk('finance'), await office.desk('owner')]

  const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
  /** A paid order of so many pieces. */
  const paid = async (pieces: number, price = 1_000) => {
    await shop.frictionless()
    const browser = await shop.newCustomer()
    const goods = await shop.goods(null, { price })
    const placed = await shop.submit(browser, await shop.order(goods, pieces, pieces * price))
    const { orderId: id } = placed.json().data
    return { id, number: (await shop.orderOf(id)).number }
  }
  /** An order of so many pieces that waits for its transfer. */
  const transferred = async (pieces: number) => {
    const browser = await shop.newCustomer()
    const price = await shop.goods()
    const body = await shop.order(price, pieces, pieces * 1_000, {
      paymentMethod: 'BANK_TRANSFER',
      sourceToken: undefined,
    })
    const placed = await shop.submit(browser, body)
    const { orderId: id } = placed.json().data
    return { id, number: (await shop.orderOf(id)).number }
  }
  const post = async (path: string, body: object, desk = finance) => (await desk.send('POST', path, body)).json()
  const refund = (number: number, expected: object, desk = finance) =>
    post(`/orders/${number}/refunds`, { wanted: expected, cause: 'WRONG', note: 'A colour was wrong' }, desk)
  const changes = async (id: string) =>
    (await sql('select action from staff_change where subject_id = $1 order by id', [id])).map(({ action }) => action)
  return { shop, office, finance, owner, sql, paid, transferred, post, refund, changes }
}
