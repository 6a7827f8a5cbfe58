import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { madePdf, rectangle } from '../../src/testing/artwork/made-pdf.ts'
import { insertStaff } from '../../src/testing/staff-fixture.ts'
import { cardToken } from '../sandbox-process.ts'
import { buying } from '../scenario.ts'
import type { World } from '../scenario.ts'
import { orderRequest } from '../task.ts'
import { insertCustomers, insertGoods } from '../world.ts'
import type { Card } from './card.ts'

/** Makes cards with a paid order each, of a product whose proofs staff send. */
export async function openShelf(world: World, sandboxUrl: string, folder: string) {
  const { pool, db, parts } = world
  const goods = await insertGoods(db, pool, null)
  await pool.query(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'STAFF', width_mm = 90, height_mm = 50
     where id = (select product_id from product_price where id = $1)`,
    [goods],
  )
  const staffId = await insertStaff(pool, { roles: ['owner'] })
  const token = await cardToken(sandboxUrl)
  return async (count: number): Promise<Card[]> => {
    const made: Card[] = []
    for (const task of buying(await insertCustomers(pool, Math.max(0, count)), goods, token)) {
      if (task.kind !== 'buy') continue
      const placed = await parts.api.place(orderRequest(task))
      if (!placed.ok) throw new Error(placed.error.code)
      const { orderId } = placed.value
      await parts.api.payments.begin(task.customerId, orderId)
      const { rows } = await pool.query('select number from customer_order where id = $1', [orderId])
      const [key, path] = [randomUUID(), join(folder, `${orderId}.pdf`)]
      await writeFile(path, await cardFile(key))
      const { customerId } = task
      made.push({ key, path, customerId, orderId, number: rows[0].number, variantId: goods, staffId, answers: {} })
    }
    return made
  }
}

/** A card in a colour of the screen, without bleed: there is something to fix. */
async function cardFile(key: string): Promise<Uint8Array> {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(key).digest()
  const colour = [red, green, blue].map((each) => (each / 255).toFixed(3)).join(' ')
  return (await madePdf({ content: `${colour} rg ${rectangle(0, 0, 90, 50)} f`, bleed: 0 })).save()
}
