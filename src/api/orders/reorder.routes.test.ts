import { expect, test } from 'vitest'
import { insertVersion, setLineFiles, signOffLine } from '#testing/artwork/artwork-fixture.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { pool } = shop.database
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

/** A paid order that is printed from two files of its customer. */
async function printed() {
  const { id, browser, price } = await shop.paidOrder()
  const [line] = await sql(
    'select l.id, o.customer_id from order_line l join customer_order o on o.id = l.order_id where o.id = $1',
    [id],
  )
  const versions = [await insertVersion(pool, line.customer_id), await insertVersion(pool, line.customer_id)]
  await setLineFiles(pool, line.id, versions)
  const again = async (by = browser) => by.send('POST', `/carts/profile/${id}/reorder`, {})
  return { id, browser, price, line: Number(line.id), versions, again }
}

test('the same again has the same versions, whose bytes never change, at the price of today', async () => {
  const { again, versions, price } = await printed()
  const hashes = () => sql(`select encode(sha256, 'hex') as hash from artwork_version where id = any($1)`, [versions])
  const before = await hashes()
  await sql('update product_price set price = price + 500 where id = $1', [price])
  const { data } = (await again()).json()
  expect(data.items).toHaveLength(1)
  expect(data.items[0].artworkIds).toEqual(versions)
  expect(data.differences).toMatchObject([{ kind: 'repriced', from: 1000, to: 1500 }])
  expect(await hashes()).toEqual(before)
  await expect(
    sql(`update artwork_version set sha256 = sha256(random()::text::bytea) where id = any($1)`, [versions]),
  ).rejects.toThrow(/does not change/)
})

test('each line says what it was printed from and who approved it, and what it costs then and today', async () => {
  const { again, line, versions, price } = await printed()
  const [first = '', second = ''] = versions
  await signOffLine(pool, line, 'Noura')
  await sql('update product_price set price = price + 500 where id = $1', [price])
  const [{ hash }] = await sql(`select upper(encode(sha256, 'hex')) as hash from artwork_version where id = $1`, [
    first,
  ])
  const { lines } = (await again()).json().data
  expect(lines).toMatchObject([
    {
      files: [
        { id: first, name: 'card.pdf', version: 1, hash: `${hash.slice(0, 4)} ${hash.slice(4, 8)}`, isThere: true },
        { id: second, isThere: true },
      ],
      approval: { name: 'Noura', proof: 1, versions: [1, 1] },
      ordered: { quantity: 2, total: 2000 },
      today: { quantity: 2, total: 3000 },
    },
  ])
})

test('a line that is not sold any more has nothing of today', async () => {
  const { again, price } = await printed()
  await sql('update product set published = false where id = (select product_id from product_price where id = $1)', [
    price,
  ])
  const { lines } = (await again()).json().data
  expect(lines).toMatchObject([{ ordered: { quantity: 2 }, today: null }])
})

/** Deletes a file once its order was delivered, as its owner does. */
async function deleteFile(order: string, version: string): Promise<void> {
  await sql(
    `update customer_order set status = 'DELIVERED', delivered_at = coalesce(delivered_at, now()) where id = $1`,
    [order],
  )
  await sql(
    `update artwork_version set state = 'DELETED', storage_key = null, deleted_at = now(), facts = null where id = $1`,
    [version],
  )
}

test('a file that was deleted since is named, and the other is there', async () => {
  const { id, again, versions } = await printed()
  const [first = '', second = ''] = versions
  for (const status of ['PROCESSING', 'ON_THE_WAY'])
    await sql('update customer_order set status = $2 where id = $1', [id, status])
  await deleteFile(id, first)
  const one = (await again()).json().data
  expect(one.items[0].artworkIds).toEqual([second])
  expect(one.differences).toMatchObject([{ kind: 'filesGone', from: 2, to: 1 }])
  await deleteFile(id, second)
  const none = (await again()).json().data
  expect(none.items[0].artworkIds).toEqual([])
  expect(none.differences).toMatchObject([{ kind: 'filesGone', from: 2, to: 0 }])
})

test('a stranger who has found the box reads nothing of the order', async () => {
  const { again, id } = await printed()
  const stranger = await shop.newCustomer()
  for (const answer of [await again(stranger), await stranger.send('GET', `/carts/profile/${id}`)]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Sara')
  }
})
