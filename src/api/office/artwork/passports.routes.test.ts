import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { MediaWorkers } from '#integrations/media/media-workers.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { orderedFile } from '#testing/artwork/ordered-file.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'

const shop = await orderShop()
const { storage, remove } = await temporaryStorage()
const media = new MediaWorkers({ workers: 1 })
const printer = createDocumentPrinter()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage, media, printer })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
})
afterAll(async () => {
  await Promise.all([office.app.close(), media.close(), printer.close()])
  await remove()
})

/** An accepted order that is printed from a file whose two pages were drawn. */
async function drawn() {
  const pictures = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of pictures) {
    // Each in a colour of its own: one picture that is drawn twice is in the file once.
    const create = { width: 1200, height: 700, channels: 3, background: `#${key.slice(0, 6)}` } as const
    await storage.put('private', key, await sharp({ create }).webp().toBuffer())
  }
  return orderedFile({ shop, desk: manager, storage }, Buffer.from(`a card ${pictures[0]}`), { pictures })
}
const passports = (lines: string, desk = manager) => desk.send('GET', `/production/passports?lines=${lines}`)
/** How many pictures a file draws. */
const drawings = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0

test('a passport a line is one file, with the pages as they are cut', async () => {
  const [one, other] = [await drawn(), await drawn()]
  const answer = await passports(`${one.number}-1,${other.number}-1,999999-1`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = pdfText(answer.rawPayload).join(' ')
  expect(text).toContain(`${one.number}-1`)
  expect(text).toContain(`${other.number}-1`)
  expect(text).toContain('Not approved: do not print')
  expect(text).not.toContain('999999')
  expect(drawings(answer.rawPayload)).toBe(4)
})

test('an unknown line has no passport, nor does a person without the right to see artwork', async () => {
  expect((await passports('999999-1')).statusCode).toBe(404)
  expect((await passports('10001')).statusCode).toBe(400)
  expect((await passports('10001-1', await office.desk('finance'))).statusCode).toBe(403)
})
