import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { joinArrivals } from '#services/artwork/lines/arrivals.ts'
import { leaseVersion, notePackage } from '#services/artwork/opening/opening.repository.ts'
import { orderedCards } from '#testing/artwork/ordered-cards.ts'

const { database, shop, sentFile, ordered, files, put, lineState } = await orderedCards()

describe('files of an order', () => {
  test('are sent after the payment, checked for the line, and replaced until they are signed off', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [line] = (await files(customer, order)).json().data
    expect(line).toMatchObject({ artworkIds: [], isOpen: true })
    const [one, other] = [await sentFile(customer.email), await sentFile(customer.email)]
    expect((await put(customer, order, [one], line.position)).json().data[0]).toMatchObject({ artworkIds: [one] })
    expect(await lineState(order)).toBe('CHECKING')
    const { rows } = await database.pool.query('select verdict from artwork_check where version_id = $1', [one])
    expect(rows).toEqual([{ verdict: 'TO_CONFIRM' }])
    expect((await put(customer, order, [other, one], line.position)).json().data[0].artworkIds).toEqual([other, one])

    await database.pool.query(
      `update line_production set state = 'APPROVED' where line_id in (select id from order_line where order_id = $1)`,
      [order],
    )
    expect((await files(customer, order)).json().data[0].isOpen).toBe(false)
    const late = await put(customer, order, [one], line.position)
    expect([late.statusCode, late.json().code]).toEqual([409, 'ARTWORK_SIGNED_OFF'])
  })

  test('say what production waits for, until when an answer keeps the day, and who approved what', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [line] = (await files(customer, order)).json().data
    const { rows } = await database.pool.query('select ready_by::text from customer_order where id = $1', [order])
    expect(line).toMatchObject({ wait: null, approval: null })

    const file = await sentFile(customer.email)
    const [{ wait }] = (await put(customer, order, [file], line.position)).json().data
    expect(wait.cause).toBe('TICK')
    expect(Date.parse(wait.answerBy)).toBeGreaterThan(Date.now())
    expect(wait.ready >= rows[0].ready_by && wait.otherwise > wait.ready).toBe(true)

    const path = `/carts/profile/${order}/approvals`
    const [{ faces }] = (await customer.send('GET', path)).json().data
    const ticked = faces.map(({ artworkId, page }: { artworkId: string; page: number }) => ({ artworkId, page }))
    const body = { position: line.position, artworkIds: [file], faces: ticked }
    expect((await customer.send('POST', path, body)).statusCode).toBe(200)
    expect((await files(customer, order)).json().data[0]).toMatchObject({
      wait: null,
      approval: { name: expect.any(String), proof: 1, versions: [1], at: expect.stringContaining('+03:00') },
      isOpen: false,
    })
  })

  test('are the customer’s own, and so is the order', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    const own = await sentFile(customer.email)
    await put(customer, order, [own], position)
    for (const id of [await sentFile(other.email), randomUUID()]) {
      const refused = await put(customer, order, [own, id], position)
      expect(refused.json()).toMatchObject({ errors: [{ field: 'artworkIds', code: 'artwork_unknown' }] })
    }
    expect((await files(customer, order)).json().data[0].artworkIds).toEqual([own])
    expect((await files(other, order)).statusCode).toBe(404)
    expect((await put(other, order, [], position)).statusCode).toBe(404)
    expect((await put(customer, order, [own], position + 1)).statusCode).toBe(404)
  })
})

/** A file of a customer's that bears the id of its upload. */
const upload = async (email: string, id: string) => {
  const version = await sentFile(email)
  await database.pool.query('alter table artwork_version disable trigger artwork_version_stays')
  await database.pool.query(
    'insert into artwork (id, customer_id) select $2, customer_id from customer_identifier where value = $1',
    [email, id],
  )
  await database.pool.query('update artwork_version set artwork_id = $2 where id = $1', [version, id])
  await database.pool.query('alter table artwork_version enable trigger artwork_version_stays')
  return version
}
/** An upload that the line of an order waits for. */
const awaited = async (order: string, id: string) =>
  void (await database.pool.query(
    'insert into line_upload (line_id, upload_id) select id, $2 from order_line where order_id = $1',
    [order, id],
  ))

describe('a file that arrives after its line was ordered', () => {
  test('joins the line by itself, once, and shares its pieces', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [first, second] = [randomUUID(), randomUUID()]
    await awaited(order, first)
    await awaited(order, second)
    expect(await joinArrivals(database.db, { uploadId: first })).toBe(0)
    const one = await upload(customer.email, first)
    await Promise.all([1, 2, 3].map(() => joinArrivals(database.db, { uploadId: first })))
    expect((await files(customer, order)).json().data[0]).toMatchObject({ artworkIds: [one] })
    expect(await lineState(order)).toBe('CHECKING')
    const two = await upload(customer.email, second)
    await joinArrivals(database.db, 'ALL')
    const [line] = (await files(customer, order)).json().data
    expect(line.artworkIds).toEqual([one, two])
    expect(line.designPieces[0] + line.designPieces[1]).toBe(line.quantity)
  })

  test('joins no line of another customer, and none that is signed off', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const [foreign, own] = [await ordered(other.email), await ordered(customer.email)]
    const [upload1, upload2] = [randomUUID(), randomUUID()]
    await awaited(foreign, upload1)
    await upload(customer.email, upload1)
    expect(await joinArrivals(database.db, { uploadId: upload1 })).toBe(0)
    const [{ position }] = (await files(customer, own)).json().data
    const signed = await sentFile(customer.email)
    await put(customer, own, [signed], position)
    await database.pool.query(
      `update line_production set state = 'APPROVED' where line_id in (select id from order_line where order_id = $1)`,
      [own],
    )
    await awaited(own, upload2)
    await upload(customer.email, upload2)
    await joinArrivals(database.db, { uploadId: upload2 })
    expect((await files(customer, own)).json().data[0].artworkIds).toEqual([signed])
  })
})

test('files that another tab changed are not replaced unseen', async () => {
  const customer = await shop.newCustomer()
  const order = await ordered(customer.email)
  const [{ position }] = (await files(customer, order)).json().data
  const [one, two] = [await sentFile(customer.email), await sentFile(customer.email)]
  const replace = (artworkIds: string[], seenIds: string[]) =>
    customer.send('PUT', `/carts/profile/${order}/artwork`, { position, artworkIds, seenIds })
  const answers = await Promise.all([replace([one], []), replace([two], [])])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ARTWORK_CHANGED')
})

describe('a package of which its customer still chooses', () => {
  const LISTED = [{ index: 0, name: 'card.pdf', byteLength: 10 }]
  const listed = async ({ send }: Awaited<ReturnType<typeof shop.newCustomer>>) =>
    (await send('GET', '/carts/profile')).json().data[0].awaited

  /** A file that is opened anew, and found to be a package. */
  const openedAsPackage = async (version: string) => {
    const now = new Date()
    await database.pool.query('alter table artwork_version disable trigger artwork_version_stays')
    await database.pool.query(`update artwork_version set state = 'RECEIVED' where id = $1`, [version])
    await database.pool.query('alter table artwork_version enable trigger artwork_version_stays')
    const lease = await leaseVersion(database.db, version, now, new Date(now.getTime() + 60_000))
    if (!lease) throw new Error('it is opened by another process')
    await notePackage(database.db, lease, LISTED, now)
  }

  test('stays with its line until files of it are chosen', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const zip = randomUUID()
    await awaited(order, zip)
    await openedAsPackage(await upload(customer.email, zip))
    await joinArrivals(database.db, 'ALL')
    const [line] = (await files(customer, order)).json().data
    expect(line).toMatchObject({ artworkIds: [], packageIds: [zip] })
    const chosen = await sentFile(customer.email)
    const body = { position: line.position, artworkIds: [chosen], packageIds: [] }
    const [after] = (await customer.send('PUT', `/carts/profile/${order}/artwork`, body)).json().data
    expect(after).toMatchObject({ artworkIds: [chosen], packageIds: [] })
  })

  test('that was sent to the line alone is no file of it once it is opened, as the list of orders says', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const zip = randomUUID()
    await awaited(order, zip)
    const version = await upload(customer.email, zip)
    await joinArrivals(database.db, { uploadId: zip })
    expect((await files(customer, order)).json().data[0].artworkIds).toEqual([version])
    await openedAsPackage(version)
    expect((await files(customer, order)).json().data[0]).toMatchObject({ artworkIds: [], packageIds: [zip] })
    expect(await lineState(order)).toBe('AWAITING_ARTWORK')
    expect(await listed(customer)).toMatchObject({ cause: 'FILE', isPackage: true })
    // The page that sent it saw it as a file of the line, and is not refused.
    const [{ position }] = (await files(customer, order)).json().data
    const body = { position, artworkIds: [], seenIds: [version], packageIds: [zip] }
    const answered = await customer.send('PUT', `/carts/profile/${order}/artwork`, body)
    expect(answered.json().data[0]).toMatchObject({ artworkIds: [], packageIds: [zip] })
  })

  test('is the customer’s own, and a package', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const order = await ordered(customer.email)
    const [foreign, file] = [randomUUID(), randomUUID()]
    await openedAsPackage(await upload(other.email, foreign))
    await upload(customer.email, file)
    const [{ position }] = (await files(customer, order)).json().data
    const body = { position, artworkIds: [], packageIds: [foreign, file] }
    const answered = await customer.send('PUT', `/carts/profile/${order}/artwork`, body)
    expect(answered.json().data[0].packageIds).toEqual([])
  })
})
