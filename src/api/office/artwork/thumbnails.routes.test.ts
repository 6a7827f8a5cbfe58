import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MediaWorkers } from '#integrations/media/media-workers.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { orderedFile } from '#testing/artwork/ordered-file.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'

const shop = await orderShop()
const { pool } = shop.database
const { storage, remove } = await temporaryStorage()
const media = new MediaWorkers({ workers: 1 })
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage, media })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
})
afterAll(async () => {
  await Promise.all([office.app.close(), media.close()])
  await remove()
})

/** An accepted order that is printed from a file whose first page was drawn. */
async function drawn() {
  const key = crypto.randomUUID()
  const picture = sharp({ create: { width: 1200, height: 700, channels: 3, background: '#d13a1f' } })
  await storage.put('private', key, await picture.webp().toBuffer())
  const ordered = await orderedFile({ shop, desk: manager, storage }, Buffer.from('a card'), { pictures: [key] })
  return { ...ordered, key, address: `/artwork/versions/${ordered.version}/thumbnail` }
}

test('a list shows an order by the first page of its file, small', async () => {
  const { number, version, address } = await drawn()
  const answer = await manager.send('GET', address)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 192, height: 112, format: 'webp' })
  expect(answer.rawPayload.byteLength).toBeLessThan(8_000)
  const [row] = (await manager.send('GET', `/orders?q=${number}`)).json().data
  expect(row.item.artwork).toMatchObject({ version })
  const { jobs } = (await manager.send('GET', '/production/board')).json().data
  expect(jobs.find((job: { order: number }) => job.order === number).artwork).toEqual(row.item.artwork)
})

test('an order without a picture of its file is shown by its product', async () => {
  const { number } = await orderedFile({ shop, desk: manager, storage }, Buffer.from('another card'))
  const [row] = (await manager.send('GET', `/orders?q=${number}`)).json().data
  expect(row.item.artwork).toBeNull()
})

test('it is for staff who may see artwork, and of files that orders are printed from', async () => {
  const { address, customer } = await drawn()
  expect((await office.visitor.send('GET', address)).statusCode).toBe(401)
  expect((await (await office.desk('finance')).send('GET', address)).statusCode).toBe(403)
  const unordered = await insertVersion(pool, customer, { pictures: [crypto.randomUUID()] })
  for (const id of [unordered, crypto.randomUUID()])
    expect((await manager.send('GET', `/artwork/versions/${id}/thumbnail`)).statusCode).toBe(404)
})

test('it goes with its file, although it was shown a moment ago', async () => {
  const { address, version, key } = await drawn()
  expect((await manager.send('GET', address)).statusCode).toBe(200)
  await pool.query('delete from artwork_picture where version_id = $1', [version])
  await storage.delete('private', key)
  expect((await manager.send('GET', address)).statusCode).toBe(404)
})
