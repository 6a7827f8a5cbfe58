import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nextCutOff } from '#domain/calendar/ready-by.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { temporaryStorage } from '#testing/database/temporary-storage.ts'

const shop = await orderShop()
const { pool } = shop.database
const { storage, remove } = await temporaryStorage()
let office: TestOffice
let [designer, colleague]: [TestDesk, TestDesk] = [undefined as never, undefined as never]
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage })
  office = await testOffice(shop.database, {}, undefined, services)
  designer = await office.desk('manager')
  colleague = await office.desk('manager')
})
afterAll(async () => {
  await office.app.close()
  await remove()
})

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const BYTES = { 'content-type': 'application/octet-stream' }

/**
 * A paid order of a product that is printed from a file, which the customer leaves to the shop to design; with a file, to
 * change something in it.
 */
async function paidDesign(isOfFile = false) {
  const price = await shop.goods(10)
  await sql(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50
     where id = (select product_id from product_price where id = $1)`,
    [price],
  )
  await shop.frictionless()
  const browser = await shop.newCustomer()
  const [{ customer_id: customer }] = await sql('select customer_id from customer_identifier where value = $1', [
    browser.email,
  ])
  const artworkIds = isOfFile ? [await insertVersion(pool, customer, { bytes: randomBytes(64) })] : []
  const items = [{ key: 'a', productPrice: String(price), quantity: 2, designMode: 'DESIGN_FOR_ME', artworkIds }]
  const placed = await shop.submit(browser, await shop.order(price, 2, 2_000, { items }))
  if (placed.statusCode !== 200) throw new Error(placed.body)
  const id: string = placed.json().data.orderId
  const { number } = await shop.orderOf(id)
  const code = `${number}-1`
  const read = async (desk = designer) => (await desk.send('GET', `/artwork/lines/${code}`)).json().data
  const act = async (path: string, body: unknown = {}, desk = designer, method: 'POST' | 'PUT' = 'POST') =>
    desk.send(method, `/artwork/lines/${code}/${path}`, body, {
      'if-match': `"${(await read()).version}"`,
      ...(method === 'PUT' && BYTES),
    })
  const files = async () => (await browser.send('GET', `/carts/profile/${id}/artwork`)).json().data[0]
  return { id, code, read, act, files }
}

const queued = async (tab: string, code: string, desk = designer) =>
  (await desk.send('GET', `/artwork/queue?tab=${tab}`))
    .json()
    .data.lines.find((line: { code: string }) => line.code === code)
const today = async (desk = designer, query = '') => (await desk.send('GET', `/today${query}`)).json().data

test('a line that its customer leaves to the shop is work of the desk from its payment on', async () => {
  const before = await today()
  const { id, code } = await paidDesign()
  expect(await queued('all', code)).toMatchObject({ isDesign: true, designer: null, state: 'AWAITING_ARTWORK' })
  expect(await queued('customer', code)).toBeUndefined()
  const after = await today()
  expect([after.artwork - before.artwork, after.designs - before.designs]).toEqual([1, 1])
  const waits = await sql('select 1 from customer_wait w join order_line l on l.id = w.line_id where l.order_id = $1', [
    id,
  ])
  expect(waits).toEqual([])
})

test('one person takes it, and it is theirs until they leave it', async () => {
  const { code, act, read } = await paidDesign()
  const { version } = await read()
  const headers = { 'if-match': `"${version}"` }
  const answers = await Promise.all(
    [designer, colleague].map((desk) => desk.send('POST', `/artwork/lines/${code}/design`, {}, headers)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [owner, other] = answers[0]?.statusCode === 200 ? [designer, colleague] : [colleague, designer]
  expect(await queued('mine', code, owner)).toBeDefined()
  expect(await queued('mine', code, other)).toBeUndefined()
  expect((await today(owner, '?mine=true')).designs).toBeGreaterThan(0)
  expect((await act('design', {}, other)).json().code).toBe('ILLEGAL_TRANSITION')
  expect((await act('design/leave', {}, other)).json().data.designer).toBeNull()
  expect(await queued('mine', code, owner)).toBeUndefined()
  const packer = await office.desk('packer')
  expect((await act('design', {}, packer)).statusCode).toBe(403)
})

test('what they designed is sent as its file, and as a proof to the customer', async () => {
  const { id, code, act, read } = await paidDesign()
  await act('design')
  const sent = await act('files/1?name=card.pdf', Buffer.from('%PDF-1.4 the card'), designer, 'PUT')
  if (sent.statusCode !== 200) throw new Error(sent.body)
  expect(sent.json().data).toMatchObject({ isDesign: false, state: 'CHECKING', policy: 'STAFF' })
  const [{ customer_id: owner, staff_id: by }] = await sql(
    `select a.customer_id, v.staff_id from line_artwork u join artwork_version v on v.id = u.version_id
     join artwork a on a.id = v.artwork_id join order_line l on l.id = u.line_id where l.order_id = $1`,
    [id],
  )
  expect({ owner, by }).toEqual({ owner: (await shop.orderOf(id)).customer_id, by: designer.staffId })
  expect((await act('overrule', { reason: 'Looked at by eye' })).json().data.state).toBe('PROOFING')
  const proof = await act('proofs', { message: 'Your card' })
  expect(proof.json().data.link).toContain('/proof')
  expect((await read()).state).toBe('PROOF_SENT')
  expect(await queued('customer', code)).toMatchObject({ isDesign: false })
})

test('a file to be changed first is the work of the desk from the payment on, and nothing of it is asked', async () => {
  const { id, code, act, files } = await paidDesign(true)
  await vi.waitFor(async () =>
    expect(
      await sql(
        'select 1 from line_artwork a join order_line l on l.id = a.line_id where order_id = $1 and spec_digest is null',
        [id],
      ),
    ).toEqual([]),
  )
  // Whether or not the check finds what must be fixed.
  for (const state of ['NEEDS_CHANGES', 'CHECKING']) {
    await sql(
      'update line_production p set state = $2 from order_line l where l.id = p.line_id and order_id = $1 and state <> $2',
      [id, state],
    )
    expect(await queued('all', code)).toMatchObject({ isDesign: true, state })
    expect(await files()).toMatchObject({ choice: 'DESIGN', wait: null, isOpen: true })
  }
  const taken = await act('design')
  if (taken.statusCode !== 200) throw new Error(taken.body)
  const sent = await act('files/1?name=card.pdf', Buffer.from('%PDF-1.4 the card, changed'), designer, 'PUT')
  expect(sent.json().data).toMatchObject({ isDesign: false, state: 'CHECKING' })
  expect(await files()).toMatchObject({ choice: null })
})

test('a line that was left to the shop later, or by SQL, follows the same rules', async () => {
  const { id } = await paidDesign()
  const [{ id: line }] = await sql('select id from order_line where order_id = $1', [id])
  await expect(
    sql('update line_production set design_asked_at = null, designer_id = $2 where line_id = $1', [
      line,
      designer.staffId,
    ]),
  ).rejects.toThrow(/line_production_designed/)
  await expect(
    sql('update line_production set designer_id = gen_random_uuid() where line_id = $1', [line]),
  ).rejects.toThrow(/line_production_designer/)
})

test('its job leaves prepress only with a design that its customer signed off', async () => {
  const { id, act } = await paidDesign()
  const [{ number }] = await sql('select number from customer_order where id = $1', [id])
  await designer.send('POST', `/orders/${number}/moves`, { move: 'accept' })
  const [{ id: line }] = await sql('select id from order_line where order_id = $1', [id])
  const [job] = await sql('select code, station_id from print_job where line_id = $1', [line])
  const finish = async () =>
    (
      await designer.send('POST', `/production/jobs/${job.code}/moves`, { move: 'finish', station: job.station_id })
    ).json()
  expect(await finish()).toMatchObject({ status: 0, code: 'DESIGN_NEEDED' })
  await expect(sql('update order_line set production_started_at = now() where id = $1', [line])).rejects.toMatchObject({
    code: 'PP002',
    constraint: 'line_designed',
  })
  const sent = await act('files/1?name=card.pdf', Buffer.from('%PDF-1.4 a card'), designer, 'PUT')
  expect(sent.json().data.state).toBe('CHECKING')
  expect(await finish()).toMatchObject({ status: 0, code: 'PROOF_NEEDED' })
})

test('the deadline in the queue is the one that the customer was shown: the next cut-off', async () => {
  const { id, code } = await paidDesign()
  const { placed_at: placedAt } = await shop.orderOf(id)
  const { deadline } = await queued('all', code)
  expect(new Date(deadline)).toEqual(nextCutOff(new Date(String(placedAt)), DEFAULT_POLICY))
})
