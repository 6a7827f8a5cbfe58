import { afterAll } from 'vitest'
import { testOffice, testOfficeServices } from '../office-api.ts'
import { orderShop } from '../order-shop.ts'

/** A shop with orders, its office with a manager signed in, and queries of its database, for all tests of a file. */
export async function managedShop() {
  const shop = await orderShop()
  const services = testOfficeServices(shop.database, { orders: shop.parts })
  const office = await testOffice(shop.database, {}, undefined, services)
  afterAll(() => office.app.close())
  const manager = await office.desk('manager')
  const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
  return { shop, office, manager, sql }
}
