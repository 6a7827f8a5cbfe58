import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertVersion, setLineFiles, signOffLine } from '#testing/artwork/artwork-fixture.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { orderedFile } from '#testing/artwork/ordered-file.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'

const shop = await orderShop()
const { pool } = shop.database
const { storage, remove } = await temporaryStorage()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  office = await testOffice(
    shop.database,
    {},
    undefined,
    testOfficeServices(shop.database, { orders: shop.parts, storage }),
  )
  manager = await office.desk('manager')
})
afterAll(async () => {
  await office.app.close()
  await remove()
})

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

/** An accepted order of two pieces with a design for each. */
async function twoDesigns() {
  const { number, line, customer, version } = await orderedFile(
    { shop, desk: manager, storage },
    Buffer.from(crypto.randomUUID()),
  )
  await setLineFiles(pool, line, [version, await insertVersion(pool, customer)])
  const code = `${number}-1`
  const read = async () => (await manager.send('GET', `/artwork/lines/${code}`)).json().data
  const share = async (pieces: readonly number[], desk = manager, seen?: number) =>
    desk.send('PUT', `/artwork/lines/${code}/pieces`, { pieces }, { 'if-match': `"${seen ?? (await read()).version}"` })
  const present = async () =>
    (await sql('select pieces from line_artwork where line_id = $1 order by position', [line])).map((row) => row.pieces)
  return { code, line, read, share, present }
}

test('staff share the pieces of a line among its designs, as many as were ordered', async () => {
  const { share, present } = await twoDesigns()
  expect((await share([2, 0])).json().data.files.map(({ pieces }: { pieces: number }) => pieces)).toEqual([2, 0])
  for (const wrong of [
    [2, 1],
    [1, 0],
    [1, 1, 0],
  ])
    expect((await share(wrong)).json().errors).toEqual([
      expect.objectContaining({ field: 'pieces', code: 'pieces_not_shared' }),
    ])
  expect(await present()).toEqual([2, 0])
  expect((await share([0, 2], await office.desk('packer'))).statusCode).toBe(403)
})

test('of two people one is first, and the other reads what it is by then', async () => {
  const { share, present, read } = await twoDesigns()
  const { version } = await read()
  const answers = await Promise.all([share([2, 0], manager, version), share([0, 2], manager, version)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await present()).toEqual(answers[0]?.statusCode === 200 ? [2, 0] : [0, 2])
})

test('they may change after the approval, which stays, and no more once the line is queued', async () => {
  const { share, present, line, read } = await twoDesigns()
  await sql(`update line_production set state = 'PROOFING' where line_id = $1`, [line])
  await signOffLine(pool, line)
  expect((await share([2, 0])).statusCode).toBe(200)
  expect((await read()).state).toBe('APPROVED')
  await expect(
    sql('update line_artwork set pieces = 0, design = 5 where line_id = $1 and position = 1', [line]),
  ).rejects.toMatchObject({ code: 'PP001' })
  await sql(`update line_production set state = 'QUEUED' where line_id = $1`, [line])
  expect((await share([0, 2])).json().code).toBe('ILLEGAL_TRANSITION')
  await expect(sql('update line_artwork set pieces = 1 where line_id = $1', [line])).rejects.toMatchObject({
    code: 'PP001',
  })
  expect(await present()).toEqual([2, 0])
})
