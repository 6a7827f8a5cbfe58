import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Opening } from '#integrations/artwork-opener/opening.ts'
import { cannedOpener } from '#testing/artwork-opener.ts'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { CLEAN, fileShop } from '#testing/artwork/file-shop.ts'
import { orderCard } from '#testing/artwork/ordered-cards.ts'
import type { TestBrowser } from '#testing/customer-api.ts'

const { artwork, current, database, errors, shop, announce, upload, finish, stateOf } = await fileShop()
const PACKAGE: Opening = { outcome: 'PACKAGE', files: [{ index: 0, name: 'card.pdf', byteLength: 10 }] }

const lineOf = (order: string, position = '0') => ({ order, position })
const bytes = () => randomBytes(2_000)

/** A customer with an order whose line is a card. */
async function buyer() {
  const customer = await shop.newCustomer()
  return { customer, order: await orderCard(database, customer.email) }
}
const filesOf = async (customer: TestBrowser, order: string) =>
  (await customer.send('GET', `/carts/profile/${order}/artwork`)).json().data[0]
const put = (customer: TestBrowser, order: string, body: object) =>
  customer.send('PUT', `/carts/profile/${order}/artwork`, { position: 0, ...body })

/** Gives the line of an order so many files of its customer's; answers their versions. */
async function filled(order: string, count: number): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select l.id, o.customer_id from order_line l join customer_order o on o.id = l.order_id where o.id = $1',
    [order],
  )
  const versions: string[] = []
  for (let each = 0; each < count; each += 1)
    versions.push(await insertVersion(database.pool, rows[0].customer_id, { isChecked: false }))
  await setLineFiles(database.pool, rows[0].id, versions)
  return versions
}
const signOff = (order: string) =>
  database.pool.query(
    `update line_production set state = 'APPROVED' where line_id in (select id from order_line where order_id = $1)`,
    [order],
  )
const waiting = async (id: string): Promise<number> =>
  (await database.pool.query('select from line_upload where upload_id = $1', [id])).rows.length

describe('a file that is sent for a line of an order', () => {
  test('is a file of it as soon as it has arrived, whatever its browser does afterwards', async () => {
    const { customer, order } = await buyer()
    const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
    expect((await filesOf(customer, order)).arriving).toMatchObject([{ uploadId: id, name: 'card.pdf' }])
    const version = (await finish(customer, id)).json().data.id
    expect(await filesOf(customer, order)).toMatchObject({ artworkIds: [version], arriving: [] })
    expect(await waiting(id)).toBe(0)
    // The browser that goes on sets the same, as often as it likes.
    const body = { artworkIds: [version], seenIds: [], packageIds: [] }
    for (const answer of [await put(customer, order, body), await put(customer, order, body)])
      expect(answer.json().data[0]).toMatchObject({ artworkIds: [version] })
  })

  test('stays a file of it when its browser did not know yet that it arrived', async () => {
    const { customer, order } = await buyer()
    const [first] = await filled(order, 1)
    const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
    const version = (await finish(customer, id)).json().data.id
    const before = { artworkIds: [first], seenIds: [first], packageIds: [id] }
    expect((await put(customer, order, before)).json().data[0].artworkIds).toEqual([first, version])
    // What another tab put there is not replaced unseen.
    const other = { artworkIds: [first], seenIds: [first], packageIds: [] }
    expect((await put(customer, order, other)).json().code).toBe('ARTWORK_CHANGED')
  })

  test('is finished by the shop when its browser left after the last piece', async () => {
    const { customer, order } = await buyer()
    const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
    await artwork.sweepOpenings()
    expect((await filesOf(customer, order)).artworkIds).toEqual([])
    current.now = new Date(current.now.getTime() + 3 * 60_000)
    await artwork.sweepOpenings()
    const { artworkIds } = await filesOf(customer, order)
    expect(artworkIds).toEqual([(await finish(customer, id)).json().data.id])
    await expect.poll(() => stateOf(customer, artworkIds[0])).toBe('OPENED')
  })

  test('is finished by the shop also when another upload cannot be read', async () => {
    const { customer, order } = await buyer()
    const broken = await upload(customer, bytes(), 'broken.pdf', lineOf(order))
    await database.pool.query('update artwork_upload_part set storage_key = gen_random_uuid() where upload_id = $1', [
      broken,
    ])
    const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
    current.now = new Date(current.now.getTime() + 3 * 60_000)
    expect(await artwork.artwork.finishAbandoned()).toBe(1)
    expect((await filesOf(customer, order)).artworkIds).toEqual([(await finish(customer, id)).json().data.id])
    expect(errors).toMatchObject([{ sweep: 'artwork.sweep', part: broken }])
    await customer.send('DELETE', `/artwork-uploads/${broken}`)
  })

  test('begun for something else, joins it once the line names its upload', async () => {
    const { customer, order } = await buyer()
    const id = await upload(customer, bytes())
    await put(customer, order, { artworkIds: [], seenIds: [], packageIds: [id] })
    const version = (await finish(customer, id)).json().data.id
    expect((await filesOf(customer, order)).artworkIds).toEqual([version])
  })

  test('and given up, is waited for no more', async () => {
    const { customer, order } = await buyer()
    const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
    await customer.send('DELETE', `/artwork-uploads/${id}`)
    expect([await waiting(id), (await filesOf(customer, order)).arriving]).toEqual([0, []])
  })

  test('leaves a line as it is that was signed off meanwhile, or is full', async () => {
    for (const count of [1, 10]) {
      const { customer, order } = await buyer()
      const versions = await filled(order, count)
      const id = await upload(customer, bytes(), 'card.pdf', lineOf(order))
      if (count === 1) await signOff(order)
      expect((await finish(customer, id)).statusCode).toBe(201)
      expect((await filesOf(customer, order)).artworkIds).toEqual(versions)
    }
  })
})

describe('a package that is sent for a line of an order', () => {
  test('waits in it for a choice, also beside other files, whatever its browser does afterwards', async () => {
    const { customer, order } = await buyer()
    const [first] = await filled(order, 1)
    const opening = Promise.withResolvers<Opening>()
    current.opener = { open: () => opening.promise }
    const id = await upload(customer, bytes(), 'cards.zip', lineOf(order))
    const version = (await finish(customer, id)).json().data.id
    expect(await filesOf(customer, order)).toMatchObject({
      artworkIds: [first],
      packageIds: [],
      arriving: [{ uploadId: id }],
    })
    await expect.poll(() => stateOf(customer, version)).toBe('OPENING')
    opening.resolve(PACKAGE)
    await expect.poll(() => stateOf(customer, version)).toBe('REFUSED')
    expect(await filesOf(customer, order)).toMatchObject({ artworkIds: [first], packageIds: [id], arriving: [] })
  })

  test('and is broken, is shown in it as refused, with its reason', async () => {
    const { customer, order } = await buyer()
    const [first] = await filled(order, 1)
    current.opener = cannedOpener({ outcome: 'REFUSED', format: 'EMPTY' })
    const id = await upload(customer, bytes(), 'cards.zip', lineOf(order))
    const version = (await finish(customer, id)).json().data.id
    const joined = async () => (await filesOf(customer, order)).artworkIds
    await expect.poll(joined, { timeout: 10_000 }).toEqual([first, version])
    expect(await filesOf(customer, order)).toMatchObject({ packageIds: [], arriving: [] })
    expect((await customer.send('GET', `/artworks/${version}`)).json().data).toMatchObject({
      state: 'REFUSED',
      refusedFormat: 'EMPTY',
    })
  })

  test('by its name only, is a file of it once it is opened', async () => {
    const { customer, order } = await buyer()
    current.opener = cannedOpener(CLEAN)
    const id = await upload(customer, bytes(), 'card.zip', lineOf(order))
    const version = (await finish(customer, id)).json().data.id
    await expect.poll(async () => (await filesOf(customer, order)).artworkIds).toEqual([version])
  })
})

describe('an upload is announced for no line', () => {
  test('of another customer, or by a visitor, or that is not there', async () => {
    const { customer, order } = await buyer()
    const stranger = await shop.newCustomer()
    const before = (await database.pool.query('select from artwork_upload')).rows.length
    const refused = [
      await announce(stranger, 10, 'card.pdf', lineOf(order)),
      await announce(shop.browser(), 10, 'card.pdf', lineOf(order)),
      await announce(customer, 10, 'card.pdf', lineOf(order, '7')),
      await announce(customer, 10, 'card.pdf', lineOf(randomUUID())),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await database.pool.query('select from artwork_upload')).rows.length).toBe(before)
  })

  test('that is signed off', async () => {
    const { customer, order } = await buyer()
    await filled(order, 1)
    await signOff(order)
    const refused = await announce(customer, 10, 'card.pdf', lineOf(order))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ARTWORK_SIGNED_OFF'])
  })

  test.each([[{ order: 'x', position: '0' }], [{ order: randomUUID(), position: '-1' }], [{ position: '0' }]])(
    'that is not well named: %o',
    async (line) => {
      const customer = await shop.newCustomer()
      const refused = await announce(customer, 10, 'card.pdf', line)
      expect(refused.json()).toMatchObject({ errors: [{ field: 'upload-metadata', code: 'invalid' }] })
    },
  )
})
