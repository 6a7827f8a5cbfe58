import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createAuditLog } from '#services/audit/audit-log.ts'
import { createReviewModeration } from '#services/reviews/moderation.service.ts'
import { sweepUnclaimedFiles } from '#services/files/store-files.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database, one } = shop
const moderation = createReviewModeration({ db: database.db, audit: createAuditLog('a secret of the test') })

/** A customer whose order of one product was delivered. */
async function delivered() {
  const { browser, id, price } = await shop.paidOrder()
  const { number } = await shop.orderOf(id)
  for (const move of ['accept', 'start', 'ready', 'deliver'] as const) await shop.parts.moves[move](number)
  const { product_id: product } = await one('select product_id from product_price where id = $1', [price])
  return { browser, order: id, number, product: Number(product) }
}
type Delivered = Awaited<ReturnType<typeof delivered>>

/** A photo as a telephone takes it: on its side, and with the place in it. */
const photo = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

function formOf(fields: Readonly<Record<string, string>>, photos: readonly Buffer[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const each of photos) form.append('attachments', new Blob([new Uint8Array(each)]), 'IMG_1.jpg')
  return form
}
const write = (
  { browser, order, product }: Pick<Delivered, 'browser' | 'order' | 'product'>,
  more: Readonly<Record<string, string>> = {},
  photos: readonly Buffer[] = [],
) =>
  browser.send(
    'POST',
    `/products/${product}/reviews`,
    formOf({ order, position: '0', rating: '5', text: 'Thick and crisp', ...more }, photos),
  )
const readOf = async (id: string) => {
  const { number, revision } = await one('select number, revision from review where id = $1', [id])
  return { number: Number(number), revision: Number(revision) }
}
const approve = async (id: string) => expect(await moderation.approve(await readOf(id))).toMatchObject({ ok: true })
const displayed = async (browser: TestBrowser, product: number, query = '') =>
  (await browser.send('GET', `/products/${product}/reviews${query}`)).json()
const unclaimed = async () => Number((await one('select count(*) as count from unclaimed_file'))['count'])

describe('a review', () => {
  test('is written after delivery only, of one’s own order, and once for a line', async () => {
    const { browser, id, price } = await shop.paidOrder()
    const { product_id: product } = await one('select product_id from product_price where id = $1', [price])
    const early = await write({ browser, order: id, product: Number(product) })
    expect(early.json()).toMatchObject({ status: 0, code: 'NOT_DELIVERED' })

    const buyer = await delivered()
    expect((await write({ ...buyer, browser: await shop.newCustomer() })).json()).toMatchObject({
      code: 'NOT_DELIVERED',
    })
    expect((await write({ ...buyer, product: Number(product) })).json()).toMatchObject({ code: 'NOT_DELIVERED' })
    expect((await write(buyer, { position: '7' })).json()).toMatchObject({ code: 'NOT_DELIVERED' })
    expect((await write(buyer, { order: randomUUID() })).json()).toMatchObject({ code: 'NOT_DELIVERED' })

    const answers = await Promise.all(Array.from({ length: 6 }, async () => write(buyer, {}, [await photo()])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'DUPLICATE' })
    expect(await one('select count(*)::int as count from review where product_id = $1', [buyer.product])).toEqual({
      count: 1,
    })
    expect(await unclaimed()).toBe(0)
  })

  test('is shown once staff has approved it, under a first name and an initial', async () => {
    const buyer = await delivered()
    const written = (await write(buyer, { rating: '4' })).json().data
    expect(written).toMatchObject({ status: 'PENDING', rating: 4, text: 'Thick and crisp', photos: [], reply: null })
    expect(await displayed(shop.browser(), buyer.product)).toMatchObject({
      data: [],
      meta: { total: 0, summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] } },
    })
    await approve(written.id)
    expect((await moderation.reply(await readOf(written.id), 'Thank you!')).ok).toBe(true)
    expect(await displayed(shop.browser(), buyer.product)).toMatchObject({
      data: [{ id: written.id, author: 'Sara A.', rating: 4, text: 'Thick and crisp', reply: { text: 'Thank you!' } }],
      meta: { total: 1, summary: { count: 1, average: 4, stars: [0, 0, 0, 1, 0] } },
    })
    const own = (await buyer.browser.send('GET', `/carts/profile/${buyer.order}/reviews`)).json().data
    expect(own).toMatchObject([{ position: 0, product: String(buyer.product), review: { status: 'APPROVED' } }])
    const { rows } = await database.pool.query(
      `select event, facts from audit_entry where event like 'review-%' order by id desc limit 2`,
    )
    expect(rows).toMatchObject([{ event: 'review-replied' }, { event: 'review-approved', facts: { revision: 1 } }])
  })

  test('has photos without what the camera noted, private until they are approved', async () => {
    const buyer = await delivered()
    const written = (await write(buyer, {}, [await photo(60, 40), await photo(2_000, 1_000)])).json().data
    expect(written.photos).toMatchObject([
      { width: 40, height: 60 },
      { width: 1_000, height: 2_000 },
    ])
    const [first] = written.photos
    const own = `/reviews/${written.id}/photos/${first.id}`
    expect((await shop.browser().send('GET', `/reviews/photos/${first.id}`)).statusCode).toBe(404)
    expect((await shop.browser().send('GET', own)).statusCode).toBe(401)
    expect((await (await shop.newCustomer()).send('GET', own)).statusCode).toBe(404)
    expect((await buyer.browser.send('GET', own)).headers).toMatchObject({ 'cache-control': 'no-store' })

    await approve(written.id)
    const [review] = (await displayed(shop.browser(), buyer.product)).data
    const full = await shop.browser().send('GET', review.photos[1].href.replace('/api', ''))
    expect(full.headers['content-type']).toBe('image/webp')
    expect(await sharp(full.rawPayload).metadata()).toMatchObject({ width: 1_000, height: 2_000 })
    const small = await shop.browser().send('GET', review.photos[1].small.replace('/api', ''))
    const facts = await sharp(small.rawPayload).metadata()
    expect(facts).toMatchObject({ width: 320, height: 640 })
    expect(facts.exif).toBeUndefined()
    expect(facts.orientation).toBeUndefined()
  })

  test('takes five photos at most, and pictures only', async () => {
    const buyer = await delivered()
    const six = await Promise.all(Array.from({ length: 6 }, () => photo()))
    expect((await write(buyer, {}, six)).json()).toMatchObject({ code: 'TOO_MANY_FILES' })
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await write(buyer, {}, [script])).json()).toMatchObject({ code: 'FILE_TYPE' })
    expect((await write(buyer, {}, [Buffer.from('%PDF-1.4\n%%EOF')])).json()).toMatchObject({ code: 'FILE_TYPE' })
    const written = (await write(buyer, {}, six.slice(0, 5))).json().data
    expect(written.photos).toHaveLength(5)
    const change = (keep: readonly { id: string }[], added: number) =>
      buyer.browser.send(
        'PUT',
        `/reviews/${written.id}`,
        formOf({ rating: '3', text: 'x', keep: keep.map(({ id }) => id).join(',') }, six.slice(0, added)),
      )
    expect((await change(written.photos.slice(0, 3), 3)).json()).toMatchObject({ code: 'TOO_MANY_FILES' })
    expect((await change(written.photos.slice(0, 3), 2)).json().data.photos).toHaveLength(5)
    const racing = await Promise.all(Array.from({ length: 4 }, () => change(written.photos.slice(0, 2), 3)))
    for (const { statusCode } of racing) expect([200, 413]).toContain(statusCode)
    expect(await one('select count(*)::int as count from review_photo where review_id = $1', [written.id])).toEqual({
      count: 5,
    })
  })

  test('is checked again after a change, and what staff has not read is not approved', async () => {
    const buyer = await delivered()
    const { id } = (await write(buyer)).json().data
    const read = await readOf(id)
    const change = { rating: '1', text: 'Changed my mind' }
    expect((await buyer.browser.send('PUT', `/reviews/${id}`, formOf(change))).json()).toMatchObject({
      data: { status: 'PENDING', rating: 1, text: 'Changed my mind' },
    })
    expect(await moderation.approve(read)).toEqual({ ok: false, error: { code: 'reviews/not-as-read' } })
    await approve(id)
    expect((await displayed(shop.browser(), buyer.product)).data).toHaveLength(1)
    await buyer.browser.send('PUT', `/reviews/${id}`, formOf({ ...change, text: 'Once more' }))
    expect((await displayed(shop.browser(), buyer.product)).data).toHaveLength(0)
  })

  test('of two moderators one decides, and a change at the same moment is never published unread', async () => {
    const buyer = await delivered()
    const { id } = (await write(buyer)).json().data
    const read = await readOf(id)
    const acts = await Promise.all([moderation.approve(read), moderation.approve(read), moderation.approve(read)])
    expect(acts.filter(({ ok }) => ok)).toHaveLength(1)
    for (let round = 0; round < 5; round++) {
      const before = await readOf(id)
      await Promise.all([
        buyer.browser.send('PUT', `/reviews/${id}`, formOf({ rating: '2', text: `Round ${round}` })),
        moderation.reject(before, 'OFFENSIVE').then(() => moderation.approve(before)),
      ])
      expect(await one('select status from review where id = $1', [id])).toEqual({ status: 'PENDING' })
    }
  })

  test('is refused with a reason that its author sees, and can be withdrawn with its photos', async () => {
    const buyer = await delivered()
    const written = (await write(buyer, {}, [await photo()])).json().data
    expect((await moderation.reject(await readOf(written.id), 'ADVERTISING')).ok).toBe(true)
    const [line] = (await buyer.browser.send('GET', `/carts/profile/${buyer.order}/reviews`)).json().data
    expect(line.review).toMatchObject({ status: 'REJECTED', rejection: 'ADVERTISING' })
    const { storage_key: key } = await one('select storage_key from review_photo where review_id = $1', [written.id])
    expect((await (await shop.newCustomer()).send('DELETE', `/reviews/${written.id}`)).statusCode).toBe(404)
    expect((await buyer.browser.send('DELETE', `/reviews/${written.id}`)).statusCode).toBe(200)
    expect((await buyer.browser.send('DELETE', `/reviews/${written.id}`)).statusCode).toBe(404)
    expect(await shop.store.storage.exists('private', String(key))).toBe(true)
    expect(
      await sweepUnclaimedFiles(database.db, shop.store.storage, new Date(Date.now() + 25 * 3_600_000)),
    ).toBeGreaterThanOrEqual(2)
    expect(await shop.store.storage.exists('private', String(key))).toBe(false)
    expect((await write(buyer)).statusCode).toBe(200)
  })

  test.each([
    [{ rating: '0' }, 'rating', 'not_an_option'],
    [{ rating: '6' }, 'rating', 'not_an_option'],
    [{ rating: '' }, 'rating', 'required'],
    [{ text: '  ' }, 'text', 'required'],
    [{ text: 'x'.repeat(2_001) }, 'text', 'too_long'],
    [{ status: 'APPROVED' }, 'status', 'unknown_field'],
  ])('with %j is refused', async (more, field, code) => {
    const answer = await write(await delivered(), more)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field, code }] })
  })
})

describe('the reviews of a product', () => {
  test('come in pages, in the order that is asked for', async () => {
    const { product } = await delivered()
    await database.pool.query(
      `insert into review (product_id, is_demo, author_name, rating, body, status, moderated_at, written_at)
       select $1, true, 'Sara A.', n % 5 + 1, 'Review ' || n, 'APPROVED', now(), now() - make_interval(days => n)
       from generate_series(0, 11) n`,
      [product],
    )
    const ratings = async (query: string) =>
      (await displayed(shop.browser(), product, query)).data.map(({ rating }: { rating: number }) => rating)
    expect(await ratings('?perPage=3')).toEqual([1, 2, 3])
    expect(await ratings('?perPage=3&page=4')).toEqual([5, 1, 2])
    expect(await ratings('?perPage=3&sort=highest')).toEqual([5, 5, 4])
    expect(await ratings('?perPage=3&sort=lowest')).toEqual([1, 1, 1])
    await database.pool.query(
      `insert into review_photo (review_id, position, storage_key, thumbnail_key, width, height)
       select id, 0, 'a', 'b', 1, 1 from review where product_id = $1 and body = 'Review 7'`,
      [product],
    )
    expect((await displayed(shop.browser(), product, '?sort=photos')).data[0].text).toBe('Review 7')
    expect((await displayed(shop.browser(), product)).meta).toMatchObject({
      total: 12,
      lastPage: 2,
      summary: { count: 12, average: 2.8, stars: [3, 3, 2, 2, 2] },
    })
    expect((await shop.browser().send('GET', '/products/999999/reviews')).statusCode).toBe(404)
  })

  test('are announced whenever they change, also when their author is gone', async () => {
    const buyer = await delivered()
    const events: string[] = []
    const listener = await database.pool.connect()
    listener.on('notification', ({ payload }) => events.push(payload ?? ''))
    await listener.query('listen catalog_changed')
    const tag = JSON.stringify([`product:${buyer.product}`])
    const { id } = (await write(buyer)).json().data
    expect(events).toEqual([])
    await approve(id)
    await expect.poll(() => events).toEqual([tag])
    await database.pool.query('delete from customer where id = (select customer_id from review where id = $1)', [id])
    await expect.poll(() => events).toEqual([tag, tag])
    expect(await one('select count(*)::int as count from review where id = $1', [id])).toEqual({ count: 0 })
    await listener.query('unlisten *')
    listener.release()
  })
})

describe('the database', () => {
  test('takes no review of what was not delivered to its author, nor one that moves to something else', async () => {
    const { id, browser } = await shop.paidOrder()
    const insert = `insert into review (product_id, order_line_id, customer_id, author_name, rating, body)
      select l.product_id, l.id, o.customer_id, 'x', $2, 'x' from order_line l join customer_order o on o.id = l.order_id
      where o.id = $1`
    await expect(database.pool.query(insert, [id, 5])).rejects.toMatchObject({ constraint: 'review_bought' })
    expect(browser.token).toBeDefined()
    const buyer = await delivered()
    await expect(database.pool.query(insert, [buyer.order, 6])).rejects.toMatchObject({ code: '23514' })
    await database.pool.query(insert, [buyer.order, 5])
    await expect(
      database.pool.query(
        'update review set is_demo = true, order_line_id = null, customer_id = null where product_id = $1',
        [buyer.product],
      ),
    ).rejects.toMatchObject({ code: '23001' })
  })
})
