import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { acceptedOrder, stationsOf } from '#testing/orders/made-order.ts'
import { STAFF_LIMITS, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { LIMITS } from '#services/limits/rate-limits.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
let station: Readonly<Record<string, number>>
const PIN = '483920'
beforeAll(async () => {
  const limits = { ...STAFF_LIMITS, 'staff-pin': LIMITS['staff-pin'], 'staff-pin-device': LIMITS['staff-pin-device'] }
  const services = testOfficeServices(shop.database, { orders: shop.parts, limits })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
  station = await stationsOf(shop)
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const create = async (kind = 'PREPRESS') =>
  (await manager.send('POST', '/devices', { name: 'Press 1', station: station[kind] })).json().data
const pair = (tablet: TestBrowser, href: string) =>
  tablet.send('POST', '/office/devices/pair', { token: href.split('#')[1] })
/** A tablet that is paired with a station. */
async function tablet(kind = 'PREPRESS') {
  const { id, href } = await create(kind)
  const browser = office.browser()
  expect((await pair(browser, href)).statusCode).toBe(200)
  return { id, browser }
}
/** A person with a PIN. */
async function worker(role = 'prepress', pin = PIN) {
  const desk = await office.desk(role)
  expect((await desk.send('PUT', '/me/pin', { pin })).statusCode).toBe(200)
  return desk.staffId ?? ''
}
const move = (browser: TestBrowser, code: string, person: string, body: object = { move: 'start' }, pin = PIN) =>
  browser.send('POST', `/office/tablet/jobs/${code}/moves`, { person, pin, ...body })

describe('a tablet', () => {
  test('is paired once, by the link of its QR code, for ninety days', async () => {
    const { id, href } = await create()
    const browser = office.browser()
    const paired = await pair(browser, href)
    expect(paired.headers['set-cookie']).toMatch(
      /^office-tablet=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
    expect((await pair(office.browser(), href)).json()).toMatchObject({ code: 'EXPIRED' })
    expect((await browser.send('GET', '/office/tablet')).json().data).toMatchObject({
      name: 'Press 1',
      station: { id: station['PREPRESS'] },
    })
    const [row] = await sql(
      `select expires_at - paired_at = interval '90 days' as ninety, pairing_hash from workshop_device where id = $1`,
      [id],
    )
    expect(row).toEqual({ ninety: true, pairing_hash: null })
    const changes = await sql('select action, staff_id from staff_change where subject_id = $1 order by id', [id])
    expect(changes).toEqual([
      { action: 'device.create', staff_id: manager.staffId },
      { action: 'device.pair', staff_id: manager.staffId },
    ])
    await expect(
      sql('update workshop_device set station_id = $1 where id = $2', [station['PACK'], id]),
    ).rejects.toThrow('paired once')
  })

  test('is paired by one of twenty that open the link at once', async () => {
    const { href } = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pair(office.browser(), href)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each([
    [
      'ten minutes',
      `update workshop_device set created_at = now() - interval '11 minutes', pairing_until = now() - interval '1 minute' where id = $1`,
    ],
    ['being ended', 'update workshop_device set revoked_at = now() where id = $1'],
  ])('is not paired after %s', async (_when, change) => {
    const { id, href } = await create()
    await sql('alter table workshop_device disable trigger workshop_device_once')
    await sql(change, [id])
    await sql('alter table workshop_device enable trigger workshop_device_once')
    expect((await pair(office.browser(), href)).json()).toMatchObject({ code: 'EXPIRED' })
  })

  test('is nothing any more once it is ended', async () => {
    const { id, browser } = await tablet()
    expect((await manager.send('GET', '/devices')).json().data.map((each: { id: string }) => each.id)).toContain(id)
    expect((await manager.send('DELETE', `/devices/${id}`)).statusCode).toBe(200)
    expect((await browser.send('GET', '/office/tablet')).statusCode).toBe(401)
    expect((await manager.send('DELETE', `/devices/${id}`)).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('opens nothing else of the office, and is opened by nothing else', async () => {
    const { browser } = await tablet()
    for (const path of ['/office/me', '/office/orders', '/office/production/board'])
      expect((await browser.send('GET', path)).statusCode, path).toBe(401)
    for (const path of ['/tablet', '/tablet/jobs/10001-1']) {
      expect((await manager.send('GET', path)).statusCode, path).toBe(401)
      expect((await office.visitor.send('GET', path)).statusCode, path).toBe(401)
    }
  })

  test('is added to a station that there is, by those who plan production', async () => {
    const added = await manager.send('POST', '/devices', { name: 'X', station: 999_999 })
    expect(added.json()).toMatchObject({ errors: [{ field: 'station', code: 'not_an_option' }] })
    expect((await (await office.desk('production')).send('GET', '/devices')).statusCode).toBe(403)
  })
})

describe('a move at a tablet', () => {
  test('is made in the name of who shows the PIN', async () => {
    const [{ browser }, person, { code }] = [await tablet(), await worker(), await acceptedOrder(shop, manager)]
    expect((await browser.send('GET', '/office/tablet')).json().data.people).toContainEqual({
      id: person,
      name: expect.any(String),
    })
    const moved = await move(browser, code, person)
    expect(moved.json()).toMatchObject({ status: 1, data: { job: { state: 'RUNNING' } } })
    expect(moved.body).not.toContain('551234567')
    const [change] = await sql('select action, staff_id, session_id from staff_change order by id desc limit 1')
    expect(change).toEqual({ action: 'job.start', staff_id: person, session_id: null })
  })

  test('is offered as a worker of the station could make it', async () => {
    const [{ browser }, { code }] = [await tablet(), await acceptedOrder(shop, manager)]
    const displayed = (await browser.send('GET', `/office/tablet/jobs/${code}`)).json().data
    expect(displayed).toMatchObject({ next: 'finish', moves: expect.arrayContaining(['finish', 'report']) })
    expect(displayed.moves).not.toContain('assign')
  })

  test('is of its station only', async () => {
    const [{ browser }, person, { code }] = [
      await tablet('PRINT'),
      await worker('manager'),
      await acceptedOrder(shop, manager),
    ]
    expect((await browser.send('GET', `/office/tablet/jobs/${code}`)).statusCode).toBe(404)
    expect((await move(browser, code, person)).json()).toMatchObject({ code: 'JOB_MOVED' })
    expect((await move(browser, code, person, { move: 'move', to: station['PACK'] })).statusCode).toBe(400)
    expect((await move(browser, code, person, { move: 'start', station: station['PREPRESS'] })).statusCode).toBe(400)
  })

  test('takes the rights of its person, at that moment', async () => {
    const [{ browser }, viewer, { code }] = [await tablet(), await worker('viewer'), await acceptedOrder(shop, manager)]
    expect((await move(browser, code, viewer)).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
    const person = await worker()
    await office.desk('owner')
    await sql(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [person])
    expect((await move(browser, code, person)).json()).toMatchObject({ code: 'PIN_WRONG' })
  })

  test('is guessed five times in a quarter of an hour, and ten times in a row at any tablet', async () => {
    const [one, person, { code }] = [await tablet(), await worker(), await acceptedOrder(shop, manager)]
    const guess = async (browser: TestBrowser, pin = '999111') =>
      (await move(browser, code, person, { move: 'start' }, pin)).statusCode
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await guess(one.browser)).toBe(422)
    expect(await guess(one.browser, PIN)).toBe(429)
    const other = await tablet()
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await guess(other.browser)).toBe(422)
    // The right one opens nothing any more, on a tablet that has not guessed.
    expect(await guess((await tablet()).browser, PIN)).toBe(422)
    expect(await sql('select wrong from staff_pin where staff_id = $1', [person])).toEqual([{ wrong: 10 }])
  })

  test.each(['123456', '111111', '48392', 'abcdef', ''])('is not by a PIN like %j', async (pin) => {
    const desk = await office.desk('prepress')
    expect((await desk.send('PUT', '/me/pin', { pin })).json()).toMatchObject({ code: 'VALIDATION' })
  })

  test('by a PIN that is stored as a hash, and can be removed by its owner', async () => {
    const desk = await office.desk('prepress')
    await desk.send('PUT', '/me/pin', { pin: '٤٨٣٩٢٠' })
    expect((await desk.send('GET', '/me/security')).json().data.hasPin).toBe(true)
    const [{ pin_hash: hash }] = await sql('select pin_hash from staff_pin where staff_id = $1', [desk.staffId])
    expect(hash).toMatch(/^\$argon2id\$/)
    expect((await desk.send('DELETE', '/me/pin')).statusCode).toBe(200)
    expect((await desk.send('DELETE', '/me/pin')).json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})
