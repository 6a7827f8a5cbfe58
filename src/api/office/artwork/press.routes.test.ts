import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { signOffLine } from '#testing/artwork/artwork-fixture.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { orderedFile } from '#testing/artwork/ordered-file.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'

const shop = await orderShop()
const { pool } = shop.database
const fixer = createArtworkFixer({ deadlineMs: () => 60_000 })
const printer = createDocumentPrinter()
const { storage, remove } = await temporaryStorage()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage, fixer, printer })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
})
afterAll(async () => {
  await Promise.all([office.app.close(), fixer.close(), printer.close()])
  await remove()
})

const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]

/** An accepted order with a card of its customer whose bytes are stored. */
async function orderedCard() {
  const content = `0 0.9 0.9 0 k ${rectangle(0, 0, 96, 56)} f`
  const bytes = await (await madePdf({ content }, { content })).save()
  return orderedFile({ shop, desk: manager, storage }, bytes)
}

const press = (number: number, file = 1, desk = manager) => desk.send('GET', `/artwork/lines/${number}-1/press/${file}`)

test('what is signed off is taken as a file for the press, and the opening is noted', { timeout: 60_000 }, async () => {
  const { number, line, version } = await orderedCard()
  await signOffLine(pool, line)
  const answer = await press(number)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const document = await PDFDocument.load(answer.rawPayload)
  expect(document.getPageCount()).toBe(2)
  const page = document.getPages()[0]
  expect(page?.getTrimBox().width).toBeCloseTo((90 * 72) / 25.4, 2)
  expect(page?.getBleedBox().width).toBeCloseTo((96 * 72) / 25.4, 2)
  expect(await one('select actor, staff_id from artwork_access where version_id = $1', [version])).toEqual({
    actor: 'STAFF',
    staff_id: manager.staffId,
  })
})

test('what is not signed off is not, nor a file that the proof does not have', { timeout: 60_000 }, async () => {
  const { number, line } = await orderedCard()
  expect((await press(number)).json().code).toBe('PROOF_NEEDED')
  await signOffLine(pool, line)
  expect((await press(number, 2)).json().code).toBe('PROOF_NEEDED')
  expect((await press(number, 99)).statusCode).toBe(404)
  expect((await press(999_999)).json().code).toBe('PROOF_NEEDED')
  expect((await press(number, 1, office.visitor)).statusCode).toBe(401)
})

test('an order with a line that is not signed off is not started, and says why', async () => {
  const { number, line } = await orderedCard()
  const start = async () => (await manager.send('POST', `/orders/${number}/moves`, { move: 'start' })).json()
  expect(await start()).toMatchObject({ code: 'PROOF_NEEDED', order: { status: 'PROCESSING' } })
  await signOffLine(pool, line)
  expect(await start()).toMatchObject({ data: { status: 'PROCESSING' } })
  expect(await one('select state from line_production where line_id = $1', [line])).toEqual({ state: 'IN_PRODUCTION' })
})

test('cards are taken on sheets of 450 × 320 mm', { timeout: 60_000 }, async () => {
  const { number, line } = await orderedCard()
  await signOffLine(pool, line)
  const answer = await manager.send('GET', `/artwork/lines/${number}-1/press/1?imposed=1`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const document = await PDFDocument.load(answer.rawPayload)
  expect(document.getPageCount()).toBe(2)
  expect(document.getPages()[0]?.getWidth()).toBeCloseTo((450 * 72) / 25.4, 2)
})

test('one byte that differs from what was approved stops it', { timeout: 60_000 }, async () => {
  const { number, line, key } = await orderedCard()
  await signOffLine(pool, line)
  await storage.put('private', key, await (await madePdf({})).save())
  expect((await press(number)).json().code).toBe('APPROVED_FILE_CHANGED')
})
