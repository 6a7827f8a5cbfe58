import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OpenerIsClosed } from '#integrations/artwork-opener/artwork-opener.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import { cannedOpener } from '#testing/artwork-opener.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { ScannerIsAway } from '#integrations/virus-scanner/scanned-opener.ts'
import { CLEAN, fileShop } from '#testing/artwork/file-shop.ts'

const { database, storage, shop, current, errors, queued, underWay, artwork, read, stateOf, check, sent } =
  await fileShop()

describe('opening', () => {
  test('that fails twice is left to a person, also for the same bytes sent again', async () => {
    const browser = shop.browser()
    const canned = cannedOpener({ outcome: 'FAILED', reason: 'MEMORY' })
    current.opener = canned
    const bytes = randomBytes(70)
    const id = await sent(browser, bytes, 'NEEDS_PERSON')
    await sent(browser, bytes, 'NEEDS_PERSON')
    expect(canned.opened).toHaveLength(2)
    expect((await check(browser, id)).json().data).toMatchObject({ verdict: 'NEEDS_PERSON' })
  })

  test('of a kind that is not printed from says which', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener({ outcome: 'REFUSED', format: 'WORD' })
    const id = await sent(browser, randomBytes(80), 'REFUSED')
    const { refusedFormat, deleteAfter } = (await read(browser, id)).json().data
    expect(refusedFormat).toBe('WORD')
    expect(Date.parse(deleteAfter)).toBeLessThanOrEqual(current.now.getTime() + 24 * 3_600_000)
    expect((await browser.send('GET', '/artworks')).json().data).toEqual([])
    expect((await check(browser, id)).json().code).toBe('ARTWORK_NOT_OPENED')
  })

  test('waits for a scanner that is away, and goes on by itself', async () => {
    const browser = shop.browser()
    current.opener = { open: () => Promise.reject(new ScannerIsAway('no answer')) }
    const id = await sent(browser, randomBytes(75), 'RECEIVED')
    await expect.poll(async () => (await read(browser, id)).json().data.isScannerAway).toBe(true)
    current.opener = cannedOpener(CLEAN)
    await artwork.openings.open(id)
    expect((await read(browser, id)).json().data).toMatchObject({ state: 'OPENED', isScannerAway: false })
  })

  test('of a file with a virus ends with words, and its bytes go within a day', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener({ outcome: 'REFUSED', format: 'INFECTED' })
    const id = await sent(browser, randomBytes(76), 'REFUSED')
    const { refusedFormat, deleteAfter } = (await read(browser, id)).json().data
    expect(refusedFormat).toBe('INFECTED')
    expect(Date.parse(deleteAfter)).toBeLessThanOrEqual(current.now.getTime() + 24 * 3_600_000)
  })

  test('whose process ended is done again once its lease has run out, by one of those who try', async () => {
    const browser = shop.browser()
    const id = await sent(browser)
    await database.pool.query(`update artwork_version set state = 'OPENING', leased_until = $2 where id = $1`, [
      id,
      new Date(current.now.getTime() + 90_000),
    ])
    await artwork.openings.open(id)
    expect(await stateOf(browser, id)).toBe('OPENING')
    current.now = new Date(current.now.getTime() + 91_000)
    const canned = cannedOpener(CLEAN)
    current.opener = canned
    await database.pool.query('delete from artwork_picture where version_id = $1', [id])
    await Promise.all([artwork.openings.sweep(), artwork.openings.open(id)])
    expect(await stateOf(browser, id)).toBe('OPENED')
    expect(canned.opened).toHaveLength(1)
  })

  test('is looked at again by its job while another process opens it, and taken over when that one has ended', async () => {
    const browser = shop.browser()
    const id = await sent(browser, randomBytes(78))
    queued.length = 0
    await artwork.openings.openOrLookAgain(id)
    expect(queued).toEqual([])
    await database.pool.query(`update artwork_version set state = 'OPENING', leased_until = $2 where id = $1`, [
      id,
      new Date(current.now.getTime() + 20_000),
    ])
    await database.pool.query('delete from artwork_picture where version_id = $1', [id])
    await artwork.openings.openOrLookAgain(id)
    expect(queued).toEqual([{ job: { name: 'artwork.open', data: { versionId: id } }, afterSeconds: 21 }])
    current.now = new Date(current.now.getTime() + 21_000)
    await artwork.openings.openOrLookAgain(id)
    expect(await stateOf(browser, id)).toBe('OPENED')
    expect(queued).toHaveLength(1)
  })

  test('whose process stops gives its version back before what that needs is closed, and says nothing', async () => {
    const browser = shop.browser()
    const known = errors.length
    const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
    const isClosed = () => Promise.reject(new OpenerIsClosed('the opener of artwork is closed'))
    current.opener = { open: () => stopping.then(isClosed) }
    const id = await sent(browser, randomBytes(77), 'OPENING')
    stop()
    await underWay.ended()
    const { rows } = await database.pool.query('select state, failures from artwork_version where id = $1', [id])
    expect(rows).toEqual([{ state: 'RECEIVED', failures: 0 }])
    expect(errors.slice(known)).toEqual([])
  })
})

describe('a package', () => {
  const LISTED = [
    { index: 2, name: 'front.pdf', byteLength: 9 },
    { index: 5, name: 'back.pdf', byteLength: 8 },
  ]
  const take = (browser: TestBrowser, id: string, files: number[]) =>
    browser.send('POST', `/artworks/${id}/files`, { files })
  const given: ArtworkOpener['unpack'] = async (path, chosen) => {
    const files = chosen.map((index) => ({ index, name: `${index}.pdf`, path: join(dirname(path), String(index)) }))
    for (const { index, path: file } of files) await writeFile(file, `of ${index}`)
    return { outcome: 'UNPACKED', files }
  }

  test('is listed, and the files that its owner chooses become files, once each', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener({ outcome: 'PACKAGE', files: LISTED }, CLEAN)
    current.unpack = given
    const id = await sent(browser, randomBytes(90), 'REFUSED')
    expect((await read(browser, id)).json().data).toMatchObject({ refusedFormat: 'ZIP', files: LISTED })
    const taken = await take(browser, id, [5, 2])
    expect(taken.statusCode).toBe(201)
    const names = (answer: typeof taken) => answer.json().data.map(({ name }: { name: string }) => name)
    expect(names(taken)).toEqual(['5.pdf', '2.pdf'])
    const [{ id: back }] = taken.json().data
    await expect.poll(() => stateOf(browser, back)).toBe('OPENED')
    expect((await take(browser, id, [5])).json().data[0].id).toBe(back)
    expect((await browser.send('GET', '/artworks')).json().data).toHaveLength(2)
  })

  test('gives nothing to others, nothing that is not listed, and nothing that is not what it says', async () => {
    const browser = shop.browser()
    current.opener = cannedOpener({ outcome: 'PACKAGE', files: LISTED })
    current.unpack = given
    const id = await sent(browser, randomBytes(91), 'REFUSED')
    expect((await take(shop.browser(), id, [2])).statusCode).toBe(404)
    expect((await take(browser, id, [2, 3])).statusCode).toBe(404)
    current.unpack = async () => ({ outcome: 'REFUSED' })
    expect((await take(browser, id, [2])).json().code).toBe('PACKAGE_BROKEN')
  })
})

test('a file whose process ended is opened when its owner looks', async () => {
  const browser = shop.browser()
  const id = await sent(browser)
  await database.pool.query('delete from artwork_picture where version_id = $1', [id])
  await database.pool.query(`update artwork_version set state = 'OPENING', leased_until = $2 where id = $1`, [
    id,
    new Date(current.now.getTime() + 5_000),
  ])
  const { created_at: created } = (
    await database.pool.query('select created_at from artwork_version where id = $1', [id])
  ).rows[0]
  current.now = new Date(Math.max(created.getTime(), current.now.getTime()) + 30_000)
  expect(await stateOf(browser, id)).toBe('OPENING')
  await expect.poll(() => stateOf(browser, id), { timeout: 10_000 }).toBe('OPENED')
})

test('a file that is missing in the storage is left to a person, and those behind it are opened', async () => {
  const browser = shop.browser()
  const [missing, behind] = [await sent(browser), await sent(browser)]
  const both = [[missing, behind]]
  const { rows } = await database.pool.query('select storage_key from artwork_version where id = $1', [missing])
  await storage.delete('private', rows[0].storage_key)
  await database.pool.query('delete from artwork_picture where version_id = any($1)', both)
  await database.pool.query(`update artwork_version set state = 'RECEIVED' where id = any($1)`, both)
  current.now = new Date(Date.now() + 60_000)
  const states = async () =>
    (
      await database.pool.query('select state from artwork_version where id = any($1) order by created_at', both)
    ).rows.map(({ state }) => state)
  await artwork.openings.sweep()
  expect(await states()).toEqual(['RECEIVED', 'OPENED'])
  await artwork.openings.sweep()
  expect(await states()).toEqual(['NEEDS_PERSON', 'OPENED'])
})
