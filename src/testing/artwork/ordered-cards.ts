import { afterAll } from 'vitest'
import { insertBought } from '../orders/bought-order.ts'
import { insertCategory, insertProduct } from '../catalogue-fixture.ts'
import { testCustomers } from '../customer-api.ts'
import type { TestBrowser } from '../customer-api.ts'
import { testDatabase } from '../test-database.ts'
import type { TestDatabase } from '../test-database.ts'
import { CARD_TO_CONFIRM } from '../artwork-opener.ts'

/** An order of a customer whose line is the only card that the shop sells; answers its id. */
export async function orderCard({ pool }: Pick<TestDatabase, 'pool'>, email: string): Promise<string> {
  const { order } = await insertBought(pool, email, { status: 'PENDING' })
  const client = await pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `update order_line set product_id = v.product_id, product_price_id = v.id from product_price v where order_id = $1`,
    [order],
  )
  await client.query('commit')
  client.release()
  return order
}

/** A shop that sells a card, with orders and files of its customers, for all tests of a file. */
export async function orderedCards() {
  const database = await testDatabase()
  const shop = await testCustomers(database)
  afterAll(async () => {
    await shop.app.close()
    await database.close()
  })
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'A', categoryId: category, name: { en: 'Card' }, price: 100 })
  await database.pool.query(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50`,
  )

  /** A file of a customer that was opened; answers the id of its version. */
  async function sentFile(email: string): Promise<string> {
    const { rows } = await database.pool.query(
      `with added as (
         insert into artwork (customer_id) select customer_id from customer_identifier where value = $1 returning id)
       insert into artwork_version
         (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, state, kind, page_count, facts)
       select id, 1, 'UPLOAD', 'card.pdf', 7, sha256('a'), gen_random_uuid(), now() + interval '1 day', 'OPENED', 'PDF', 1, $2
       from added returning id`,
      [email, CARD_TO_CONFIRM],
    )
    return rows[0].id
  }

  const ordered = (email: string): Promise<string> => orderCard(database, email)
  const files = (browser: TestBrowser, order: string) => browser.send('GET', `/carts/profile/${order}/artwork`)
  const put = (browser: TestBrowser, order: string, artworkIds: string[], position = 1) =>
    browser.send('PUT', `/carts/profile/${order}/artwork`, { position, artworkIds })
  const lineState = async (order: string) =>
    (
      await database.pool.query(
        `select s.state from line_production s join order_line l on l.id = s.line_id where l.order_id = $1`,
        [order],
      )
    ).rows[0]?.state
  return { database, shop, sentFile, ordered, files, put, lineState }
}
