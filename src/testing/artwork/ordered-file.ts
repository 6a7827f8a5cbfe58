import { insertVersion, setLineFiles } from './artwork-fixture.ts'
import type { TestVersion } from './artwork-fixture.ts'
import { acceptedOrder } from '../orders/made-order.ts'
import type { TestDesk } from '../office-api.ts'
import type { orderShop } from '../order-shop.ts'
import type { TemporaryStorage } from '../database/temporary-storage.ts'

type Setting = {
  readonly shop: Awaited<ReturnType<typeof orderShop>>
  readonly desk: TestDesk
  readonly storage: TemporaryStorage['storage']
}

/** An accepted order whose line is printed from a stored file of its customer, with a proof made by staff. */
export async function orderedFile({ shop, desk, storage }: Setting, bytes: Uint8Array, version: TestVersion = {}) {
  const { pool } = shop.database
  const order = await acceptedOrder(shop, desk)
  const line = (await pool.query('select id, product_id from order_line where order_id = $1', [order.id])).rows[0]
  await pool.query(`update product set print_proof = 'STAFF' where id = $1`, [line.product_id])
  const customer = String((await shop.orderOf(order.id)).customer_id)
  const id = await insertVersion(pool, customer, { bytes, storage, ...version })
  const { storage_key: key } = (await pool.query('select storage_key from artwork_version where id = $1', [id])).rows[0]
  await setLineFiles(pool, line.id, [id])
  return { number: order.number, line: Number(line.id), product: line.product_id, customer, version: id, key }
}
