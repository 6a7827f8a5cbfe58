import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { madePdf } from '#testing/artwork/made-pdf.ts'
import { NO_FINISHES, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { unused } from '#testing/unused.ts'

const shop = await orderShop()
const opener = createArtworkOpener({ workers: 1 })
let office: TestOffice
let owner: TestDesk
let number: number
beforeAll(async () => {
  const services = testOfficeServices(shop.database, {
    orders: shop.parts,
    storage: shop.store.storage,
    artwork: { fixes: unused('fixes'), opener, openSoon: () => undefined, finishedPages: NO_FINISHES },
  })
  office = await testOffice(shop.database, {}, undefined, services)
  owner = await office.desk('owner')
  const { id } = await shop.paidOrder()
  number = (await shop.orderOf(id)).number
  await office.services.orders.listing.follow()
})
afterAll(async () => {
  await office.app.close()
  await opener.close()
})

test('filters offer every city and who works here', async () => {
  const { data } = (await owner.send('GET', '/orders/filters')).json()
  expect(data.cities[0]).toEqual({ id: '1', name: 'Riyadh' })
  expect(data.assignees.map(({ id }: { id: string }) => id)).toContain(owner.staffId)
})

test.each(['documents', 'receipts'])('%s of no order are not found', async (kind) => {
  const path = `/orders/${number}/${kind}/00000000-0000-4000-8000-000000000000`
  expect((await owner.send('GET', path)).statusCode).toBe(404)
})

test('a receipt is opened in a sandbox, of its own order only', async () => {
  const browser = await shop.newCustomer()
  const price = await shop.goods()
  const body = await shop.order(price, 20, 20_000, { paymentMethod: 'BANK_TRANSFER', sourceToken: undefined })
  const { orderId, paymentId } = (await shop.submit(browser, body)).json().data
  const spooled = await shop.store.storage.spool(pieces())
  expect(spooled.ok && (await shop.store.storage.keep(spooled.value, 'private', 'abcd-receipt.png')).ok).toBe(true)
  const { id } = await shop.one(
    `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
     values ($1, 1, 'abcd-receipt.png', 'image/png', 'سند.png', 3) returning id`,
    [paymentId],
  )
  const { number: own } = await shop.orderOf(orderId)
  const answer = await owner.send('GET', `/orders/${own}/receipts/${String(id)}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('PNG')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await owner.send('GET', `/orders/${number}/receipts/${String(id)}`)).statusCode).toBe(404)
  await office.services.orders.listing.follow()
  expect((await owner.send('GET', '/orders?needs=transferReceipts')).json().data).toMatchObject([{ receipts: 1 }])
})

async function* pieces() {
  yield Buffer.from('PNG')
}

test('a receipt that is a document is shown by its first page, with the rights of the receipt', async () => {
  const browser = await shop.newCustomer()
  const body = await shop.order(await shop.goods(), 20, 20_000, {
    paymentMethod: 'BANK_TRANSFER',
    sourceToken: undefined,
  })
  const { orderId, paymentId } = (await shop.submit(browser, body)).json().data
  const { number: own } = await shop.orderOf(orderId)
  const receipt = async (nth: number, name: string, bytes: Uint8Array): Promise<string> => {
    expect((await shop.store.storage.put('private', name, bytes)).ok).toBe(true)
    const { id } = await shop.one(
      `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
       values ($1, $2, $3, 'application/pdf', 'سند.pdf', 3) returning id`,
      [paymentId, nth, name],
    )
    return `/orders/${own}/receipts/${String(id)}/picture`
  }
  const pdf = await madePdf({ content: '0 0 0 rg 100 100 200 50 re f' })
  const good = await receipt(1, 'abcd-good.pdf', await pdf.save())
  const answer = await owner.send('GET', good)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect(Math.max(width, height)).toBe(1200)
  expect((await owner.send('GET', good.replace(String(own), String(number)))).statusCode).toBe(404)
  expect((await (await office.desk('prepress')).send('GET', good)).statusCode).toBe(403)
  expect((await office.visitor.send('GET', good)).statusCode).toBe(401)
  const broken = await receipt(2, 'abcd-broken.pdf', Buffer.from('%PDF-1.7 nothing'))
  expect((await owner.send('GET', broken)).statusCode).toBe(404)
})
