import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedOrder, stationsOf } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
let station: Readonly<Record<string, number>>
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  manager = await office.desk('manager')
  station = await stationsOf(shop)
})
afterAll(() => office.app.close())

const workshop = async () => (await manager.send('GET', '/production/workshop')).json().data
const form = { kind: 'FINISH', name: { en: 'Foil', ar: 'الفويل' }, position: 2, jobsADay: 8, isActive: true }
const put = (path: string, body: object, version: number) =>
  manager.send('PUT', `/production/${path}`, body, { 'if-match': `"${version}"` })

describe('a station', () => {
  test('is added and changed, with its trace; an old version is refused with the present one', async () => {
    const added = (await manager.send('POST', '/production/stations', form)).json().data
    expect(added).toMatchObject({ ...form, version: 1 })
    const changed = await put(`stations/${added.id}`, { ...form, jobsADay: 12 }, 1)
    expect(changed.json().data).toMatchObject({ jobsADay: 12, version: 2 })
    expect((await put(`stations/${added.id}`, form, 1)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 2, present: { jobsADay: 12 } },
    })
    const { rows } = await shop.database.pool.query(
      `select action, before, after from staff_change where subject_type = 'station' and subject_id = $1 order by id`,
      [String(added.id)],
    )
    expect(rows).toMatchObject([{ action: 'station.create' }, { before: { jobsADay: 8 }, after: { jobsADay: 12 } }])
  })

  test('that a route leads through is not closed', async () => {
    const { stations } = await workshop()
    const print = stations.find(({ kind }: { kind: string }) => kind === 'PRINT')
    const { id, version, ...fields } = print
    expect((await put(`stations/${id}`, { ...fields, isActive: false }, version)).json()).toMatchObject({
      code: 'STATION_IN_USE',
    })
  })

  test.each([
    { ...form, name: { en: 'Foil' } },
    { ...form, jobsADay: 0 },
    { ...form, kind: 'PAINT' },
    { ...form, position: -1 },
    { ...form, more: 1 },
  ])('%j is none', async (body) => {
    expect((await manager.send('POST', '/production/stations', body)).statusCode).toBe(400)
  })
})

describe('a route', () => {
  const categoryOf = async () => (await workshop()).categories[0].id

  test('of a category is taken by jobs that are made afterwards', async () => {
    const before = await acceptedOrder(shop, manager)
    const stations = [station['PRINT'], station['QC'], station['PACK']]
    const added = await manager.send('POST', '/production/routes', { category: await categoryOf(), stations })
    expect(added.json().data).toMatchObject({ stations, version: 1, category: { name: 'Cards' } })
    const after = await acceptedOrder(shop, manager)
    const routeOf = async (code: string) => (await manager.send('GET', `/production/jobs/${code}`)).json().data.route
    expect(await routeOf(after.code)).toEqual(stations)
    expect(await routeOf(before.code)).toHaveLength(4)
    const again = await manager.send('POST', '/production/routes', { category: await categoryOf(), stations })
    expect(again.json()).toMatchObject({ code: 'DUPLICATE' })
    const { id, version } = added.json().data
    const removed = await manager.send('DELETE', `/production/routes/${id}`, undefined, { 'if-match': `"${version}"` })
    expect(removed.statusCode).toBe(200)
  })

  test('leads through open stations, through each once', async () => {
    const [everythingElse] = (await workshop()).routes
    for (const stations of [[999_999], [station['PRINT'], station['PRINT']]]) {
      const answer = await put(`routes/${everythingElse.id}`, { stations }, everythingElse.version)
      expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'stations' }] })
    }
  })

  test('of everything else stays', async () => {
    const [{ id, version }] = (await workshop()).routes
    const answer = await manager.send('DELETE', `/production/routes/${id}`, undefined, { 'if-match': `"${version}"` })
    expect(answer.statusCode).toBe(400)
  })
})
