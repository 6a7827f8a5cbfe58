import { afterAll, afterEach } from 'vitest'
import { findViolations } from '#db/invariants.ts'
import { insertCategory, insertProduct } from './catalogue-fixture.ts'
import type { TestBrowser } from './customer-api.ts'
import { testOrders } from './orders/order-api.ts'
import type { TestOrderOptions, TestOrders } from './orders/order-api.ts'
import { testDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

/** A row or an object of JSON, of which a test knows what it holds. */
export type Row = Readonly<Record<string, unknown>>

/**
 * The calls of orders over a database of their own, for all tests of a file; after each of them everything that must never
 * be wrong is looked at.
 */
export async function orderShop(options: TestOrderOptions = {}) {
  const shop = await openOrderShop(options)
  afterEach(shop.settle)
  afterAll(shop.shut)
  return shop
}

/** With goods to sell and what is asked about orders again and again. */
async function openOrderShop(options: TestOrderOptions) {
  const database = await testDatabase()
  const shop = await testOrders(database, options)
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  return {
    ...shop,
    database,
    ...asking(shop, database),
    ...selling(shop, database, category),
    /** After each test: nothing is left to do, and everything that must never be wrong is right. */
    settle: async (): Promise<void> => {
      await shop.sandbox.setFaults({})
      await shop.runJobs()
      const found = await findViolations(database.pool)
      if (found.length > 0) throw new Error(`broken: ${JSON.stringify(found)}`)
    },
    shut: async (): Promise<void> => {
      await shop.close()
      await database.close()
    },
  }
}

const one = async ({ pool }: TestDatabase, text: string, values: unknown[]): Promise<Row> =>
  (await pool.query(text, values)).rows[0] ?? {}

function asking({ sandbox }: TestOrders, database: TestDatabase) {
  return {
    one: (text: string, values: unknown[] = []): Promise<Row> => one(database, text, values),
    orderOf: async (id: string): Promise<Row & { number: number }> => {
      const row = await one(database, 'select * from customer_order where id = $1', [id])
      return { ...row, number: Number(row['number']) }
    },
    stockOf: async (id: number) =>
      (await one(database, 'select remaining_quantity from product_price where id = $1', [id]))['remaining_quantity'],
    /** What the gateway has taken and not given back, in halalas. */
    charged: async (): Promise<number> =>
      (await sandbox.ledger()).reduce(
        (sum, { kind, amount }) => sum + (kind === 'CHARGED' ? amount : kind === 'REFUNDED' ? -amount : 0),
        0,
      ),
    /** Cards are charged without a page of the bank from now on. */
    frictionless: (rules: object[] = []) => sandbox.setFaults({ frictionless: true, rules: rules as never }),
  }
}

function selling(shop: TestOrders, database: TestDatabase, category: number) {
  let count = 0
  /** A product price of SAR 10.00 with so many pieces left; null is made to order. */
  const goods = async (remaining: number | null = null, more: object = {}): Promise<number> => {
    const seed = { code: `P-${(count += 1)}`, categoryId: category, remaining, ...more }
    const row = await one(database, 'select id from product_price where product_id = $1', [
      await insertProduct(database.db, seed),
    ])
    return Number(row['id'])
  }
  /** A customer with a paid order of two pieces at SAR 10. */
  const paidOrder = async (
    more: object = {},
  ): Promise<{ browser: TestBrowser; id: string; paymentId: string; price: number }> => {
    await shop.sandbox.setFaults({ frictionless: true })
    const browser = await shop.newCustomer()
    const price = await goods(10)
    const placed = await shop.submit(browser, await shop.order(price, 2, 2_000, more))
    if (placed.statusCode !== 200) throw new Error(placed.body)
    const { orderId: id, paymentId } = placed.json().data
    return { browser, id, paymentId, price }
  }
  return { goods, paidOrder }
}
