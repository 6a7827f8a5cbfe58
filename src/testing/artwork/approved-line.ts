import { insertVersion, setLineFiles, signOffLine } from './artwork-fixture.ts'
import { acceptedOrder } from '../orders/made-order.ts'
import type { TestDesk } from '../office-api.ts'
import type { orderShop } from '../order-shop.ts'

type Shop = Awaited<ReturnType<typeof orderShop>>

/** An accepted order whose line has a stored file that its customer approved; its job is at prepress. */
export async function approvedLine(shop: Shop, desk: TestDesk) {
  const { pool } = shop.database
  const { storage } = shop.store
  const order = await acceptedOrder(shop, desk)
  const { rows } = await pool.query('select id, product_id from order_line where order_id = $1', [order.id])
  await pool.query(`update product set print_proof = 'STAFF' where id = $1`, [rows[0].product_id])
  const bytes = Buffer.from('a card')
  const customer = String((await shop.orderOf(order.id))['customer_id'])
  const version = await insertVersion(pool, customer, { bytes, storage })
  const line = Number(rows[0].id)
  await setLineFiles(pool, line, [version])
  await signOffLine(pool, line)
  const stored = await pool.query('select storage_key from artwork_version where id = $1', [version])
  const key = String(stored.rows[0].storage_key)
  return {
    code: order.code,
    line,
    /** Deletes the bytes of the file from the storage. */
    loseFile: () => storage.delete('private', key),
    /** Puts the bytes of the file, or others, into the storage. */
    storeFile: (other: Uint8Array = bytes) => storage.put('private', key, other),
  }
}
