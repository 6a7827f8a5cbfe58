import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtworkFixer } from '#integrations/artwork-fixer/artwork-fixer.ts'
import { createArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { signOffLine } from '#testing/artwork/artwork-fixture.ts'
import { madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { orderedFile } from '#testing/artwork/ordered-file.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'
import { unused } from '#testing/unused.ts'

const shop = await orderShop()
const { pool } = shop.database
const [fixer, opener] = [
  createArtworkFixer({ deadlineMs: () => 60_000 }),
  createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 }),
]
const { storage, remove } = await temporaryStorage()
let artwork: ReturnType<typeof createArtworkServices>
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  artwork = createArtworkServices({
    db: shop.database.db,
    storage,
    limits: unused('limits'),
    queue: { enqueue: async () => undefined },
    publicUrl: 'https://shop.example',
    opener,
    fixer,
    logger: pino({ level: 'silent' }),
  })
  // Opened by the tests themselves, so that none of them waits for another process.
  const parts = { fixes: artwork.fixes, opener, openSoon: () => undefined, finishedPages: artwork.finishedPages }
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage, fixer, artwork: parts })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
})
afterAll(async () => {
  await Promise.all([office.app.close(), fixer.close(), opener.close()])
  await remove()
})

const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]

/** A card in colours of the screen without bleed, as a customer sent it. */
const rgbCard = async () => {
  const content = `0.9 0.1 0.2 rg ${rectangle(0, 0, 90, 50)} f`
  return Buffer.from(await (await madePdf({ content, bleed: 0 })).save())
}
const cmykCard = async () => {
  const content = `0.5 0.25 0 0 k ${rectangle(0, 0, 96, 56)} f 0 0 0 1 k ${rectangle(10, 10, 48, 28)} f`
  return Buffer.from(await (await madePdf({ content })).save())
}

/** An accepted order of a printed product with a file of its customer. */
async function lineWithFile(bytes: Buffer) {
  const setting = { shop, desk: manager, storage }
  const { number, line, product, customer, version } = await orderedFile(setting, bytes, { isChecked: false })
  await pool.query(
    `update product set print_method = 'COATED', print_faces = '{front}', width_mm = 90, height_mm = 50 where id = $1`,
    [product],
  )
  await pool.query(`update artwork_version set state = 'RECEIVED' where id = $1`, [version])
  await artwork.openings.open(version)
  const code = `${number}-1`
  const read = async () => (await manager.send('GET', `/artwork/lines/${code}`)).json().data
  const act = async (method: 'POST' | 'PUT', path: string, body: unknown, headers = {}, desk = manager) =>
    desk.send(method, `/artwork/lines/${code}/files/1${path}`, body, {
      'if-match': `"${(await read()).version}"`,
      ...headers,
    })
  return { code, line, version, customer, read, act }
}

const BYTES = { 'content-type': 'application/octet-stream' }

test(
  'a fix makes a copy that the line is printed from, and the older version is chosen again',
  { timeout: 90_000 },
  async () => {
    const { version, read, act, line } = await lineWithFile(await rgbCard())
    const before = (await read()).files[0]
    const fixes = [...new Set(before.findings.map(({ fix }: { fix: string | null }) => fix).filter(Boolean))]
    expect(fixes.length).toBeGreaterThan(0)
    const fixed = await act('POST', '/fixes', { fixes })
    if (fixed.statusCode !== 200) throw new Error(fixed.body)
    const file = fixed.json().data.files[0]
    expect(file).toMatchObject({ number: 2, source: 'FIX' })
    expect(file.version).not.toBe(version)
    expect(file.versions).toMatchObject([
      { number: 2, fixes: expect.arrayContaining(fixes), fixedFrom: version },
      { number: 1, fixes: [], fixedFrom: null },
    ])
    expect(await one('select set_by, staff_id from line_artwork where line_id = $1', [line])).toEqual({
      set_by: 'STAFF',
      staff_id: manager.staffId,
    })
    await artwork.openings.open(file.version)
    expect((await read()).files[0].findings.some(({ fix }: { fix: string }) => fixes.includes(fix))).toBe(false)
    expect((await act('POST', '/version', { version })).json().data.files[0].version).toBe(version)
    expect((await act('POST', '/fixes', { fixes: ['ROTATE'] })).json().code).toBe('FIX_NOT_OFFERED')
  },
)

test('a corrected file is the next version of the same file, of the same customer', { timeout: 90_000 }, async () => {
  const { version, act, read, customer } = await lineWithFile(await rgbCard())
  const sent = await act('PUT', '?name=corrected.pdf', await cmykCard(), BYTES)
  if (sent.statusCode !== 200) throw new Error(sent.body)
  const file = sent.json().data.files[0]
  expect(file).toMatchObject({ number: 2, source: 'STAFF', label: 'corrected.pdf' })
  expect(file.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  expect(file.versions[0].by).not.toBeNull()
  expect(
    await one(
      `select a.customer_id, v.staff_id, (select artwork_id from artwork_version where id = $2) = a.id as same
       from artwork_version v join artwork a on a.id = v.artwork_id where v.id = $1`,
      [file.version, version],
    ),
  ).toEqual({ customer_id: customer, staff_id: manager.staffId, same: true })
  await artwork.openings.open(file.version)
  expect((await read()).files[0].verdict).not.toBeNull()
})

test('what is no file, no version of it, or signed off stays as it is', { timeout: 90_000 }, async () => {
  const { act, line, version, read } = await lineWithFile(await cmykCard())
  const other = await lineWithFile(await cmykCard())
  expect((await act('POST', '/version', { version: other.version })).statusCode).toBe(404)
  expect((await act('PUT', '?name=a.pdf', Buffer.alloc(0), BYTES)).json().code).toBe('FILE_EMPTY')
  const reader = await office.desk('packer')
  expect((await act('POST', '/version', { version }, {}, reader)).statusCode).toBe(403)
  await pool.query(`update line_production set state = 'PROOFING' where line_id = $1`, [line])
  await signOffLine(pool, line)
  expect((await act('PUT', '?name=a.pdf', await rgbCard(), BYTES)).json().code).toBe('ILLEGAL_TRANSITION')
  expect((await read()).files[0].version).toBe(version)
})

test('the plates of a page, with how much of it each ink covers', { timeout: 90_000 }, async () => {
  const { version } = await lineWithFile(await cmykCard())
  const answer = await manager.send('GET', `/artwork/versions/${version}/pages/1/plates`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { plates, hasScreenColours } = answer.json().data
  expect(hasScreenColours).toBe(false)
  const cover = Object.fromEntries(
    plates.map(({ ink, cover: percent }: { ink: string; cover: number }) => [ink, percent]),
  )
  // A quarter of the sheet of 96 × 56 mm is black, which takes the other inks away.
  expect(cover.Black).toBeCloseTo(25, 0)
  expect(cover.Cyan).toBeCloseTo(37.5, 0)
  expect(cover.Magenta).toBeCloseTo(18.75, 0)
  expect(cover.Yellow).toBe(0)
  expect((await manager.send('GET', `/artwork/versions/${version}/pages/9/plates`)).statusCode).toBe(404)
})
