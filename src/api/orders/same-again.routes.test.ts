import { describe, expect, test, vi } from 'vitest'
import { finding } from '#domain/preflight/finding.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { countStatements } from '#testing/database/count-statements.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { pool } = shop.database
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0]

type Made = Awaited<ReturnType<typeof madeCards>>

const lineOf = (order: string) =>
  one(
    `select l.id::float8 as id, p.state, p.signed_before, encode(line_artwork_hash(l.id), 'hex') as hash, line_may_be_made(l.id) as "mayBeMade",
       (select w.cause from customer_wait w where w.line_id = l.id and w.until is null) as waits
     from order_line l join line_production p on p.line_id = l.id where l.order_id = $1`,
    [order],
  )

/** Waits until the files of an order have been checked, and what follows is done. */
const settled = (order: string) =>
  vi.waitFor(async () => {
    const open = await sql(
      'select 1 from line_artwork a join order_line l on l.id = a.line_id where l.order_id = $1 and a.spec_digest is null',
      [order],
    )
    const line = await lineOf(order)
    expect([open.length, line.signed_before === null || line.state !== 'CHECKING']).toEqual([0, true])
    return line
  }, 10_000)

async function place(browser: TestBrowser, items: object[], total: number): Promise<string> {
  const placed = await shop.submit(browser, { ...(await shop.order(0, 1, total)), items })
  expect(placed.json()).toMatchObject({ status: 1 })
  return placed.json().data.orderId
}

/** A customer whose cards were signed off and delivered: proof by staff, or the preview ticked. */
async function madeCards(policy: 'STAFF' | 'SELF' = 'STAFF', { isMade = true, files = 1 } = {}) {
  await shop.sandbox.setFaults({ frictionless: true })
  const browser = await shop.newCustomer()
  const price = await shop.goods()
  await sql(
    `update product set print_method = 'COATED', print_faces = '{front,back}', print_proof = $2, width_mm = 90, height_mm = 50
     where id = (select product_id from product_price where id = $1)`,
    [price, policy],
  )
  const { customer_id: customer } = await one('select customer_id from customer_identifier where value = $1', [
    browser.email,
  ])
  const versions: string[] = []
  while (versions.length < files)
    versions.push(await insertVersion(pool, customer, { isChecked: false, storage: shop.store.storage }))
  const [version = ''] = versions
  const { key } = await one('select storage_key as key from artwork_version where id = $1', [version])
  const item = { key: 'a', productPrice: String(price), quantity: 2, designMode: 'UPLOAD', artworkIds: versions }
  const order = await place(browser, [item], 2_000)
  const line = await settled(order)
  await signOff(line.id, policy)
  if (isMade) {
    for (const status of ['PENDING', 'PROCESSING', 'ON_THE_WAY', 'DELIVERED'])
      await sql(
        `update customer_order set status = $2, delivered_at = case when $2 = 'DELIVERED' then now() end
         where id = $1 and status <> $2`,
        [order, status],
      )
  }
  return { browser, price, version, key, order, line: Number(line.id), item, hash: String(line.hash) }
}

async function signOff(line: number, kind: 'STAFF' | 'SELF'): Promise<void> {
  const { id } = await one('insert into print_proof (line_id, kind) values ($1, $2) returning id', [line, kind])
  if (kind === 'STAFF') await sql(`update print_proof set state = 'SENT' where id = $1`, [id])
  await sql(
    `with decided as (update print_proof set state = 'APPROVED' where id = $1 returning id, hash)
     insert into sign_off (proof_id, hash, words, name, via, customer_id, faces)
     select id, hash, 'Print exactly this', 'Noura', 'OWNER', gen_random_uuid(), '[]' from decided`,
    [id],
  )
}

const again = async ({ browser, order }: Made, body: object = {}) =>
  (await browser.send('POST', `/carts/profile/${order}/reorder`, body)).json().data

/** Orders what the shop answers about an order. */
async function orderedAgain(made: Made, change: object = {}): Promise<string> {
  const { items, lines } = await again(made)
  const [item] = items
  return place(made.browser, [{ ...item, ...change }], lines[0].today.total)
}

describe('the same line ordered again', () => {
  test.each(['STAFF', 'SELF'] as const)('rests on its sign-off, of the same hash (%s)', async (policy) => {
    const made = await madeCards(policy)
    const { lines } = await again(made)
    expect(lines[0]).toMatchObject({ approval: { name: 'Noura', order: null }, approvalReason: null })
    const order = await orderedAgain(made)
    const line = await settled(order)
    expect(line).toMatchObject({ state: 'APPROVED', hash: made.hash, mayBeMade: true, waits: null })
    const { number } = await shop.orderOf(made.order)
    const files = await made.browser.send('GET', `/carts/profile/${order}/artwork`)
    expect(files.json().data[0]).toMatchObject({ approval: { name: 'Noura', order: number }, isOpen: false })
    expect(
      await one(
        `select facts ->> 'via' as via, facts ->> 'signOff' = s.id::text as "isNamed" from audit_entry, sign_off s
         join print_proof p on p.id = s.proof_id where p.line_id = $1 and event = 'proof-approved' order by recorded_at desc limit 1`,
        [made.line],
      ),
    ).toEqual({ via: 'EARLIER', isNamed: true })
    const third = await settled(await orderedAgain({ ...made, order }))
    expect(third).toMatchObject({ state: 'APPROVED', hash: made.hash })
  })

  test('is judged by as many statements however many files it has', async () => {
    const [one, three] = [await madeCards(), await madeCards('STAFF', { files: 3 })]
    const { lines } = await again(three)
    expect(lines[0]).toMatchObject({ files: [{}, {}, {}], approvalReason: null })
    await again(one)
    expect(await countStatements(() => again(three))).toBe(await countStatements(() => again(one)))
  })

  test('of another quantity rests on it as well', async () => {
    const made = await madeCards()
    const { lines, items } = await again(made, { quantities: [{ key: '0', quantity: 5 }] })
    expect(lines[0]).toMatchObject({
      approvalReason: null,
      ordered: { quantity: 2 },
      today: { quantity: 5, total: 5_000 },
    })
    expect(items[0]).toMatchObject({ quantity: 5 })
    expect((await settled(await place(made.browser, items, 5_000))).state).toBe('APPROVED')
  })
})

describe('a new approval is needed', () => {
  const expectAsked = async (made: Made, reason: string | null, change: object = {}) => {
    if (reason !== null) expect((await again(made)).lines[0].approvalReason).toBe(reason)
    const line = await settled(await orderedAgain(made, change))
    expect(line).toMatchObject({ mayBeMade: false })
    expect(line.state).not.toBe('APPROVED')
  }

  test('for another specification', async () => {
    const made = await madeCards()
    await sql('update product set width_mm = 85 where id = (select product_id from product_price where id = $1)', [
      made.price,
    ])
    await expectAsked(made, 'SPECIFICATION')
  })

  test('when a person has to send a proof today', async () => {
    const made = await madeCards('SELF')
    await sql(
      `update product set print_proof = 'STAFF' where id = (select product_id from product_price where id = $1)`,
      [made.price],
    )
    await expectAsked(made, 'POLICY')
  })

  test('when rules of today find what cannot be printed', async () => {
    const made = await madeCards()
    await sql(`update artwork_check set verdict = 'TO_CHANGE', findings = $2 where version_id = $1`, [
      made.version,
      JSON.stringify([finding('separation-all')]),
    ])
    await expectAsked(made, 'FINDINGS')
  })

  test('while the first line is not made yet, and when its approval was taken back', async () => {
    const made = await madeCards('STAFF', { isMade: false })
    await expectAsked(made, 'NOT_MADE')
    await sql(`update print_proof set state = 'WITHDRAWN' where line_id = $1`, [made.line])
    await expectAsked(made, null)
  })

  test('for a note, which a person reads', async () => {
    await expectAsked(await madeCards(), null, { notes: 'Another phone number, please' })
  })

  test('when the stored bytes are others, which is an alert', async () => {
    const made = await madeCards()
    await shop.store.storage.delete('private', made.key)
    await shop.store.storage.put('private', made.key, Buffer.from('something else'))
    await expectAsked(made, null)
    expect(shop.alerts.splice(0)).toEqual(['the stored bytes of a file are not those that were signed off'])
  })

  test('by another customer, whose file has the same bytes', async () => {
    const [made, other] = [await madeCards(), await madeCards('STAFF', { isMade: false })]
    const line = await settled(await place(other.browser, [{ ...other.item, productPrice: String(made.price) }], 2_000))
    expect(line.mayBeMade).toBe(false)
  })
})

describe('the database', () => {
  const restOn = async (line: number, signOffId: string | null) => {
    const { id } = await one(`insert into print_proof (line_id, kind) values ($1, 'EARLIER') returning id`, [line])
    return sql(
      `with decided as (update print_proof set state = 'APPROVED' where id = $1 returning id, hash)
       insert into sign_off (proof_id, hash, words, name, via, rests_on)
       select id, hash, 'x', 'x', 'EARLIER', $2 from decided`,
      [id, signOffId],
    )
  }

  test('refuses a sign-off that rests on one of another line, or on none', async () => {
    const [made, other] = [await madeCards(), await madeCards()]
    const line = await settled(await orderedAgain(made, { notes: 'not the same' }))
    const { id } = await one(
      'select s.id from sign_off s join print_proof p on p.id = s.proof_id where p.line_id = $1',
      [other.line],
    )
    await expect(restOn(line.id, id)).rejects.toMatchObject({ constraint: 'sign_off_rests_on' })
    await expect(restOn(line.id, null)).rejects.toMatchObject({ code: '23514' })
    await expect(
      sql('update order_line set production_started_at = now() where id = $1', [line.id]),
    ).rejects.toMatchObject({ code: 'PP002' })
  })
})
