import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { joinArrivals } from '#services/artwork/lines/arrivals.ts'
import { insertBought } from '#testing/bought-order.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { CARD_TO_CONFIRM } from '#testing/artwork-opener.ts'

let database: TestDatabase
let shop: TestCustomers

beforeAll(async () => {
  database = await testDatabase()
  shop = await testCustomers(database)
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
  await insertProduct(database.db, { code: 'A', categoryId: category, name: { en: 'Card' }, price: 100 })
  await database.pool.query(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'SELF', width_mm = 90, height_mm = 50`,
  )
  return async () => {
    await shop.app.close()
    await database.close()
  }
})

/** A file of a customer that was opened; answers the id of its version. */
async function sent(email: string): Promise<string> {
  const { rows } = await database.pool.query(
    `with sent as (
       insert into artwork (customer_id) select customer_id from customer_identifier where value = $1 returning id)
     insert into artwork_version
       (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, state, kind, page_count, facts)
     select id, 1, 'UPLOAD', 'card.pdf', 7, sha256('a'), gen_random_uuid(), now() + interval '1 day', 'OPENED', 'PDF', 1, $2
     from sent returning id`,
    [email, CARD_TO_CONFIRM],
  )
  return rows[0].id
}

/** An order of a customer whose line is the card. */
async function ordered(email: string): Promise<string> {
  const { order } = await insertBought(database.pool, email, { status: 'PENDING' })
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `update order_line set product_id = v.product_id, product_price_id = v.id from product_price v where order_id = $1`,
    [order],
  )
  await client.query('commit')
  client.release()
  return order
}

const files = (browser: TestBrowser, order: string) => browser.send('GET', `/carts/profile/${order}/artwork`)
const put = (browser: TestBrowser, order: string, artworkIds: string[], position = 1) =>
  browser.send('PUT', `/carts/profile/${order}/artwork`, { position, artworkIds })
const lineState = async (order: string) =>
  (
    await database.pool.query(
      `select s.state from line_production s join order_line l on l.id = s.line_id where l.order_id = $1`,
      [order],
    )
  ).rows[0]?.state

describe('files of an order', () => {
  test('are sent after the payment, checked for the line, and replaced until they are signed off', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [line] = (await files(customer, order)).json().data
    expect(line).toMatchObject({ artworkIds: [], isOpen: true })
    const [one, other] = [await sent(customer.email), await sent(customer.email)]
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

  test('are the customer’s own, and so is the order', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    const own = await sent(customer.email)
    await put(customer, order, [own], position)
    for (const id of [await sent(other.email), randomUUID()]) {
      const refused = await put(customer, order, [own, id], position)
      expect(refused.json()).toMatchObject({ errors: [{ field: 'artworkIds', code: 'artwork_unknown' }] })
    }
    expect((await files(customer, order)).json().data[0].artworkIds).toEqual([own])
    expect((await files(other, order)).statusCode).toBe(404)
    expect((await put(other, order, [], position)).statusCode).toBe(404)
    expect((await put(customer, order, [own], position + 1)).statusCode).toBe(404)
  })
})

describe('several designs in one line', () => {
  const share = (browser: TestBrowser, order: string, form: object) =>
    browser.send('PUT', `/carts/profile/${order}/artwork`, form)

  test('share its pieces as the customer says, and evenly when they say nothing', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position, quantity }] = (await files(customer, order)).json().data
    const [one, two] = [await sent(customer.email), await sent(customer.email)]
    const form = { position, artworkIds: [one, two] }
    const evenly = (await share(customer, order, form)).json().data[0]
    expect(evenly.artworkFaces).toEqual([null, null])
    expect(evenly.designPieces[0] + evenly.designPieces[1]).toBe(quantity)
    const [most, least] = [quantity - 1, 1]
    const message = await share(customer, order, { ...form, designPieces: [most, least] })
    expect(message.json().data[0].designPieces).toEqual([most, least])
    const wrong = await share(customer, order, { ...form, designPieces: [quantity, 1] })
    expect(wrong.json().errors).toEqual([expect.objectContaining({ field: 'designPieces', code: 'pieces_not_shared' })])
    expect((await files(customer, order)).json().data[0].designPieces).toEqual([most, least])
  })

  test('that are single sides of one design are checked as those sides', async () => {
    await database.pool.query(`update product set print_faces = '{front,back}'`)
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position, quantity }] = (await files(customer, order)).json().data
    const [front, back] = [await sent(customer.email), await sent(customer.email)]
    const form = { position, artworkIds: [front, back], artworkFaces: ['front', 'back'] }
    const { artworkFaces, designPieces } = (await share(customer, order, form)).json().data[0]
    expect({ artworkFaces, designPieces }).toEqual({ artworkFaces: ['front', 'back'], designPieces: [quantity] })
    const { rows } = await database.pool.query(
      `select u.design, u.face, u.pieces, c.verdict, c.spec -> 'faces' -> 0 ->> 'code' as checked
       from line_artwork u join order_line l on l.id = u.line_id
       left join artwork_check c on c.version_id = u.version_id and c.spec_digest = u.spec_digest
       where l.order_id = $1 order by u.position`,
      [order],
    )
    expect(rows).toEqual([
      { design: 0, face: 'front', pieces: quantity, verdict: 'TO_CONFIRM', checked: 'front' },
      { design: 0, face: 'back', pieces: quantity, verdict: 'TO_CONFIRM', checked: 'back' },
    ])
    // A file that is to have both sides lacks the back.
    await share(customer, order, { position, artworkIds: [front] })
    const whole = await database.pool.query(
      `select c.findings @> '[{"code":"page-back-missing"}]' as lacks from artwork_check c
       join line_artwork u on u.version_id = c.version_id and u.spec_digest = c.spec_digest where c.version_id = $1`,
      [front],
    )
    expect(whole.rows).toEqual([{ lacks: true }])
    await database.pool.query(`update product set print_faces = '{front}'`)
  })

  test('cannot be more or fewer pieces than the line, not even by hand', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    await share(customer, order, { position, artworkIds: [await sent(customer.email)] })
    await expect(
      database.pool.query(
        `update line_artwork set pieces = pieces + 1 where line_id in (select id from order_line where order_id = $1)`,
        [order],
      ),
    ).rejects.toThrow('do not share its pieces')
  })

  test('a check for another product does not count for the line', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    const file = await sent(customer.email)
    await share(customer, order, { position, artworkIds: [file] })
    await database.pool.query(
      `insert into artwork_check (version_id, spec_digest, spec, rules_version, verdict, findings)
       values ($1, repeat('0', 64), '{}', 1, 'TO_CHANGE', '[]')`,
      [file],
    )
    expect(await lineState(order)).toBe('CHECKING')
  })
})

describe('a file that arrives after its line was ordered', () => {
  const upload = async (email: string, id: string) => {
    const version = await sent(email)
    await database.pool.query('alter table artwork_version disable trigger artwork_version_stays')
    await database.pool.query(
      'insert into artwork (id, customer_id) select $2, customer_id from customer_identifier where value = $1',
      [email, id],
    )
    await database.pool.query('update artwork_version set artwork_id = $2 where id = $1', [version, id])
    await database.pool.query('alter table artwork_version enable trigger artwork_version_stays')
    return version
  }
  const awaited = async (order: string, id: string) =>
    void (await database.pool.query(
      'insert into line_upload (line_id, upload_id) select id, $2 from order_line where order_id = $1',
      [order, id],
    ))

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
    const signed = await sent(customer.email)
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
  const [one, two] = [await sent(customer.email), await sent(customer.email)]
  const replace = (artworkIds: string[], seenIds: string[]) =>
    customer.send('PUT', `/carts/profile/${order}/artwork`, { position, artworkIds, seenIds })
  const answers = await Promise.all([replace([one], []), replace([two], [])])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ARTWORK_CHANGED')
})

describe('a product whose preview is enough', () => {
  const waiting = (browser: TestBrowser, order: string) => browser.send('GET', `/carts/profile/${order}/approvals`)
  const approve = (browser: TestBrowser, order: string, position: number, artworkIds: string[], pages = [1]) => {
    const faces = artworkIds.flatMap((artworkId) => pages.map((page) => ({ artworkId, page })))
    return browser.send('POST', `/carts/profile/${order}/approvals`, { position, artworkIds, faces })
  }
  const drawn = (version: string, page: number) =>
    database.pool.query(
      `insert into artwork_picture (version_id, page, width, height, storage_key) values ($1, $2, 960, 560, gen_random_uuid())`,
      [version, page],
    )

  test('is approved by its customer, of the files that were looked at and once', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    expect((await waiting(customer, order)).json().data).toEqual([])
    const [one, two] = [await sent(customer.email), await sent(customer.email)]
    await put(customer, order, [one], position)
    const [line] = (await waiting(customer, order)).json().data
    expect(line).toMatchObject({ position, artworkIds: [one], words: expect.stringContaining('Print exactly this') })
    expect((await waiting(other, order)).statusCode).toBe(404)
    expect((await approve(other, order, position, [one])).statusCode).toBe(404)
    expect((await approve(customer, order, position, [two])).json().code).toBe('PROOF_CLOSED')
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(customer, order, position, [one])))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await lineState(order)).toBe('APPROVED')
    expect((await files(customer, order)).json().data[0].isOpen).toBe(false)
    expect((await waiting(customer, order)).json().data).toEqual([])
  })

  test('is approved when the preview of every face was ticked, which the sign-off holds', async () => {
    const customer = await shop.newCustomer()
    const order = await ordered(customer.email)
    const [{ position }] = (await files(customer, order)).json().data
    await database.pool.query(`update product set print_faces = '{front,back}'`)
    const card = await sent(customer.email)
    for (const page of [1, 2, 3]) await drawn(card, page)
    await database.pool.query(
      `update artwork_version set page_count = 2, facts = jsonb_set(facts || '{"pageCount": 2}', '{pages,1}',
         facts #> '{pages,0}' || '{"number": 2}') where id = $1`,
      [card],
    )
    await put(customer, order, [card], position)
    await database.pool.query(`update product set print_faces = '{front}'`)
    const [line] = (await waiting(customer, order)).json().data
    const trim = { width: 90, height: 50, left: 0, right: 0, top: 0, bottom: 0 }
    expect(line.faces).toEqual([
      { file: 0, artworkId: card, page: 1, face: 'front', trim },
      { file: 0, artworkId: card, page: 2, face: 'back', trim },
    ])
    for (const pages of [[], [1], [2]])
      expect((await approve(customer, order, position, [card], pages)).json().code).toBe('FACES_NOT_TICKED')
    expect((await approve(customer, order, position, [card], [2, 1])).statusCode).toBe(200)
    const { rows } = await database.pool.query(
      `select s.faces from sign_off s join print_proof p on p.id = s.proof_id join order_line l on l.id = p.line_id
       where l.order_id = $1`,
      [order],
    )
    expect(rows[0].faces).toEqual([
      { file: 0, version: card, page: 1, face: 'front' },
      { file: 0, version: card, page: 2, face: 'back' },
    ])
  })
})
