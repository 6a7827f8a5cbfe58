import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { TUS, fileShop } from '#testing/artwork/file-shop.ts'

const { database, shop, current, artwork, upload, finish, read, originalOf, stateOf, check, sent, storedFiles } =
  await fileShop()

describe('a complete upload', () => {
  test('becomes a file that is opened at once, with its pictures and its text', async () => {
    const browser = shop.browser()
    const bytes = randomBytes(3_000)
    const finished = await finish(browser, await upload(browser, bytes))
    expect(finished.statusCode).toBe(201)
    const { id } = finished.json().data
    await expect.poll(() => stateOf(browser, id)).toBe('OPENED')
    expect((await read(browser, id)).json().data).toMatchObject({
      name: 'card.pdf',
      byteLength: 3_000,
      kind: 'PDF',
      pageCount: 1,
      pictures: [{ page: 1, width: 960, height: 560 }],
      lines: [{ page: 1, text: 'نورة', isArabic: true }],
      deleteAfter: '2026-12-25T12:00:00+03:00',
    })
    const picture = await browser.send('GET', `/artworks/${id}/pictures/1`)
    expect([picture.body, picture.headers['content-type']]).toEqual(['a picture', 'image/webp'])
    const original = await originalOf(browser, id)
    expect(original.rawPayload.equals(bytes)).toBe(true)
    expect(original.headers['content-disposition']).toBe("attachment; filename*=UTF-8''card.pdf")
    expect((await read(browser, id)).json().data.opened).toMatchObject([{ actor: 'CUSTOMER' }])
  })

  test('finished twice is the same file; cut short it is none', async () => {
    const browser = shop.browser()
    const id = await upload(browser, randomBytes(100))
    const [one, other] = await Promise.all([finish(browser, id), finish(browser, id)])
    expect([one.statusCode, other.statusCode]).toEqual([201, 201])
    expect(one.json().data.id).toBe(other.json().data.id)

    const announced = await browser.send('POST', '/artwork-uploads', undefined, { ...TUS, 'upload-length': '9' })
    const cut = await finish(browser, announced.json().data.id)
    expect([cut.statusCode, cut.json().code, cut.headers['upload-offset']]).toEqual([409, 'UPLOAD_INCOMPLETE', '0'])
  })

  test('is stored once for its owner, and apart from the same bytes of another', async () => {
    const [noura, hassan] = [shop.browser(), shop.browser()]
    const bytes = randomBytes(500)
    const first = await sent(noura, bytes)
    const before = await storedFiles()
    await sent(noura, bytes)
    // Its picture, and nothing more.
    expect(await storedFiles()).toBe(before + 1)
    await sent(hassan, bytes)
    expect(await storedFiles()).toBe(before + 3)
    expect((await noura.send('DELETE', `/artworks/${first}`)).statusCode).toBe(200)
    const [other] = (await noura.send('GET', '/artworks')).json().data
    expect((await originalOf(noura, other.id)).rawPayload.equals(bytes)).toBe(true)
  })
})

test('what arrived counts against the limit of a day, like what is on its way', async () => {
  const browser = shop.browser()
  const id = await sent(browser)
  const gigabytes = 4 * 512 * 1024 * 1024
  const [{ artwork_id: file }] = (
    await database.pool.query('select artwork_id from artwork_version where id = $1', [id])
  ).rows
  for (const number of [2, 3, 4, 5])
    await database.pool.query(
      `insert into artwork_version (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, created_at)
       values ($1, $2, 'UPLOAD', 'card.pdf', $3, sha256('a'), gen_random_uuid(), now() + interval '1 day', $4)`,
      [file, number, gigabytes / 4 - 12_582_912, current.now],
    )
  const announce = (bytes: number) =>
    browser.send('POST', '/artwork-uploads', undefined, { ...TUS, 'upload-length': String(bytes) })
  expect((await announce(100 * 1024 * 1024)).json().code).toBe('ARTWORK_DAY_LIMIT')
  expect((await announce(1_000)).statusCode).toBe(201)
})

describe('a file is its owner’s', () => {
  test('to others it does not exist', async () => {
    const [noura, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    const id = await sent(noura)
    for (const other of [stranger, customer]) {
      const answers = await Promise.all([
        read(other, id),
        check(other, id),
        check(other, id, 'confirm'),
        other.send('DELETE', `/artworks/${id}`),
        other.send('POST', `/artworks/${id}/original`),
        other.send('GET', `/artworks/${id}/pictures/1`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await other.send('GET', '/artworks')).json().data).toEqual([])
    }
  })

  test('its link opens for the browser that asked, for ten minutes', async () => {
    const [noura, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    const id = await sent(noura)
    const { path, expiresAt } = (await noura.send('POST', `/artworks/${id}/original`)).json().data
    const open = (browser: TestBrowser) => browser.send('GET', path.replace('/api', ''))
    expect(expiresAt).toBe('2026-11-25T12:10:00+03:00')
    for (const other of [stranger, customer]) expect((await open(other)).statusCode).toBe(404)
    expect((await open(noura)).statusCode).toBe(200)
    expect((await read(noura, id)).json().data.opened).toHaveLength(1)
    expect((await noura.send('GET', '/artwork-originals/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    current.now = new Date(current.now.getTime() + 10 * 60_000)
    expect((await open(noura)).statusCode).toBe(404)
  })

  test('what a visitor sent is the customer’s who signs in there', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    const email = 'noura@shop.example'
    await browser.send('POST', '/customers', { firstName: 'Noura', lastName: 'Ali', email })
    const verified = await browser.send('POST', '/customers/verify-otp', { data: email, otp: await shop.codeTo(email) })
    const { rows } = await database.pool.query(
      'select a.customer_id is not null as claimed from artwork a join artwork_version v on v.artwork_id = a.id where v.id = $1',
      [id],
    )
    expect(rows).toEqual([{ claimed: true }])
    expect((await read(browser, id)).statusCode).toBe(404)
    browser.token = verified.json().data.accessToken
    expect((await read(browser, id)).statusCode).toBe(200)
  })

  test('deleted, nothing of it is left but that it was', async () => {
    const browser = shop.browser()
    const before = await storedFiles()
    const id = await sent(browser)
    await database.pool.query(`update artwork_version set contents = '{faith}' where id = $1`, [id])
    expect((await browser.send('DELETE', `/artworks/${id}`)).statusCode).toBe(200)
    expect((await read(browser, id)).statusCode).toBe(404)
    expect(await storedFiles()).toBe(before)
    const { rows } = await database.pool.query(
      'select state, facts, lines, label, contents from artwork_version where id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'DELETED', facts: null, lines: [], label: 'deleted', contents: null }])
  })

  test('a visitor’s that was taken off its line goes a day later, unless it is used again', async () => {
    const [browser, stranger, customer] = [shop.browser(), shop.browser(), await shop.newCustomer()]
    const [dropped, reused, theirs] = [await sent(browser), await sent(browser), await sent(customer)]
    const setAside = (who: TestBrowser, id: string, isAside: boolean) =>
      who.send('PUT', `/artworks/${id}/aside`, { isAside })
    const dayAfter = riyadhTimestamp(new Date(current.now.getTime() + DAY_MS))
    expect((await setAside(browser, dropped, true)).json().data.deleteAfter).toBe(dayAfter)
    await setAside(browser, reused, true)
    expect((await setAside(browser, reused, false)).json().data.deleteAfter > dayAfter).toBe(true)
    expect((await setAside(customer, theirs, true)).json().data.deleteAfter > dayAfter).toBe(true)
    expect((await setAside(stranger, reused, true)).statusCode).toBe(404)
    current.now = new Date(current.now.getTime() + DAY_MS + 1)
    await artwork.artwork.sweep()
    const answers = [await read(browser, dropped), await read(browser, reused), await read(customer, theirs)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200])
  })

  test('it goes when its time has come', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    current.now = new Date('2026-12-25T08:59:00Z')
    await artwork.artwork.sweep()
    expect((await read(browser, id)).statusCode).toBe(200)
    current.now = new Date('2026-12-25T09:01:00Z')
    expect(await artwork.artwork.sweep()).toBeGreaterThan(0)
    expect((await read(browser, id)).statusCode).toBe(404)
  })
})
