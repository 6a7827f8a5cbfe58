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

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const post = async (path: string, body: object, desk = manager) =>
  (await desk.send('POST', `/production/${path}`, body)).json()
const step = (code: string, move: string, kind: string) =>
  post(`jobs/${code}/moves`, { move, station: station[kind], ...(move === 'hold' && { reason: 'Wait' }) })
const boardJob = async (code: string) =>
  (await manager.send('GET', '/production/board')).json().data.jobs.find((job: { code: string }) => job.code === code)

/** A job at the press, of a material. */
const atPress = async (material = 'Coated 350 g'): Promise<string> => {
  const { code } = await acceptedOrder(shop, manager)
  await sql('update print_job set material = $2, last_move = $3 where code = $1', [
    code,
    JSON.stringify({ en: material }),
    'pool',
  ])
  expect(await step(code, 'finish', 'PREPRESS')).toMatchObject({ status: 1 })
  return code
}
/** What the line of a job is cut to: cards of 90 × 50 mm, on both sides, unless something else is given. */
const printedAs = (
  code: string,
  print: { method?: string; sides?: number; finish?: object; width?: number; height?: number },
) =>
  sql(
    `insert into print_piece (line_id, width_mm, height_mm, bleed_mm, sides, finish, method)
     select line_id, $2, $3, 3, $4, $5, $6 from print_job where code = $1`,
    [
      code,
      print.width ?? 90,
      print.height ?? 50,
      print.sides ?? 2,
      print.finish === undefined ? null : JSON.stringify(print.finish),
      print.method ?? 'COATED',
    ],
  )
/** Jobs that are put on one sheet past the service. */
async function pooledBySql(codes: readonly string[], sheets: number): Promise<void> {
  const [pool] = await sql('insert into job_pool (station_id, sheets, made_by) values ($1, $2, $3) returning id', [
    station['PRINT'],
    sheets,
    manager.staffId,
  ])
  await sql(
    `update print_job set pool_id = $1, last_move = 'pool', version = version + 1 where code = any($2::text[])`,
    [pool.id, codes],
  )
}
const several = async (count: number): Promise<string[]> => {
  const codes: string[] = []
  while (codes.length < count) codes.push(await atPress())
  return codes
}
const share = (jobs: readonly string[], more: object = {}, desk = manager) =>
  post('pools', { station: station['PRINT'], jobs, sheets: 3, ...more }, desk)
const sheetOf = async (code: string): Promise<string> => (await boardJob(code)).pool

describe('jobs on one sheet', () => {
  test('are put together, begun and finished together, each with its own change', async () => {
    const codes = await several(3)
    expect(await share(codes)).toMatchObject({ status: 1, data: { jobs: codes } })
    const pool = await sheetOf(codes[0] ?? '')
    for (const code of codes) expect(await boardJob(code)).toMatchObject({ pool, sheets: 3, state: 'QUEUED' })
    expect(await post(`pools/${pool}/moves`, { move: 'start', station: station['PRINT'] })).toMatchObject({ status: 1 })
    for (const code of codes) expect(await boardJob(code)).toMatchObject({ pool, state: 'RUNNING' })
    expect(await post(`pools/${pool}/moves`, { move: 'finish', station: station['PRINT'] })).toMatchObject({
      status: 1,
    })
    for (const code of codes)
      expect(await boardJob(code)).toMatchObject({ pool: null, station: station['FINISH'], state: 'QUEUED' })
    const changes = await sql(
      `select action from staff_change where subject_type = 'job'
         and subject_id in (select id::text from print_job where code = $1) order by id`,
      [codes[1]],
    )
    expect(changes.map(({ action }) => action).slice(-3)).toEqual(['job.pool', 'job.start', 'job.finish'])
    expect(await post(`pools/${pool}/moves`, { move: 'finish', station: station['PRINT'] })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('are taken apart again, and one that stops or moves leaves the others', async () => {
    const [one = '', two = '', three = ''] = await several(3)
    await share([one, two, three])
    const pool = await sheetOf(one)
    expect(await step(two, 'hold', 'PRINT')).toMatchObject({ status: 1 })
    expect(await boardJob(two)).toMatchObject({ pool: null, sheets: null })
    expect(await boardJob(one)).toMatchObject({ pool })
    expect(await post(`pools/${pool}/split`, {})).toMatchObject({ status: 1, data: { jobs: [one, three].toSorted() } })
    for (const code of [one, three])
      expect(await boardJob(code)).toMatchObject({ pool: null, station: station['PRINT'] })
  })

  test('are of one material and one station, wait there, and are on no other sheet', async () => {
    const [one = '', two = ''] = await several(2)
    expect(await share([one, await atPress('Kraft')])).toMatchObject({ code: 'SHEET_MATERIAL' })
    expect(await share([one])).toMatchObject({ code: 'VALIDATION' })
    expect(await share([one, one])).toMatchObject({ code: 'VALIDATION' })
    expect(await share([one, two], { sheets: 0 })).toMatchObject({ code: 'VALIDATION' })
    expect(await share([one, two], { station: station['FINISH'] })).toMatchObject({ code: 'JOB_MOVED' })
    await share([one, two])
    expect(await share([one, await atPress()])).toMatchObject({ code: 'JOB_MOVED' })
    await expect(
      sql(`update print_job set pool_id = $1, last_move = 'pool' where code = $2`, [
        await sheetOf(one),
        await atPress('Kraft'),
      ]),
    ).rejects.toThrow(/does not fit the sheet/)
  })

  test.each([
    ['SHEET_METHOD', { method: 'LARGE' }],
    ['SHEET_SIDES', { sides: 1 }],
    ['SHEET_FINISH', { finish: { en: 'Gold foil', ar: 'فويل ذهبي' } }],
    ['SHEET_SIZE', { width: 850, height: 2_000 }],
  ])('are printed, finished and cut alike: %s', async (code, other) => {
    const [one = '', two = ''] = await several(2)
    await printedAs(one, {})
    await printedAs(two, other)
    expect(await share([one, two])).toMatchObject({ code, job: { state: 'QUEUED' } })
    expect(await boardJob(one)).toMatchObject({ pool: null })
    await expect(pooledBySql([one, two], 3)).rejects.toThrow(/does not fit the sheet/)
  })

  test('all fit on so many sheets, which is also a rule of the database', async () => {
    const [one = '', two = ''] = await several(2)
    for (const code of [one, two]) await printedAs(code, { width: 150, height: 140 })
    // Two pieces of each job, on sheets that have room for four.
    expect(await share([one, two], { sheets: 1 })).toMatchObject({ status: 1 })
    const [three = '', four = '', five = ''] = await several(3)
    for (const code of [three, four, five]) await printedAs(code, { width: 150, height: 140 })
    expect(await share([three, four, five], { sheets: 1 })).toMatchObject({ code: 'SHEET_FULL' })
    await expect(pooledBySql([three, four, five], 1)).rejects.toThrow(/does not fit the sheet/)
    expect(await share([three, four, five], { sheets: 2 })).toMatchObject({ status: 1 })
  })

  test('what a line is cut to is known from its acceptance on, and stays', async () => {
    const { id } = await shop.paidOrder()
    await sql(
      `update product set print_method = 'COATED', print_faces = '{front,back}', width_mm = 90, height_mm = 50
       where id = (select product_id from order_line where order_id = $1)`,
      [id],
    )
    const { number } = await shop.orderOf(id)
    expect((await manager.send('POST', `/orders/${number}/moves`, { move: 'accept' })).statusCode).toBe(200)
    expect((await boardJob(`${number}-1`)).print).toEqual({
      method: 'COATED',
      sides: 2,
      finish: null,
      piece: { width: 90, height: 50, bleed: 3 },
    })
    await expect(sql('update print_piece set sides = 1')).rejects.toThrow(/print_piece/)
  })

  test.each([
    ['foil', { en: 'Gold foil', ar: 'فويل ذهبي' }],
    ['none', null],
  ] as const)('the finish of a line is what its choice stands for: %s', async (chosen, finish) => {
    const price = await shop.goods(10)
    const [choice] = await sql(
      `with p as (
         update product set print_method = 'COATED', print_faces = '{front}', width_mm = 90, height_mm = 50
         where id = (select product_id from product_price where id = $1) returning id),
       a as (insert into attribute (code, name) values ('finish', '{"en":"Finish"}')
         on conflict (code) do update set position = 0 returning id),
       v as (insert into attribute_value (attribute_id, code, name)
         select id, 'foil-gold', '{"en":"Gold foil","ar":"فويل ذهبي"}' from a
         on conflict (attribute_id, code) do update set position = 0 returning id),
       f as (insert into feature (product_id, code, attribute_id, name, control)
         select p.id, 'film', a.id, '{"en":"Film"}', 'RADIO' from p, a returning id, product_id)
       insert into feature_choice (feature_id, product_id, code, name, attribute_value_id)
       select f.id, f.product_id, $2::text, jsonb_build_object('en', $2::text), case $2::text when 'foil' then v.id end from f, v
       returning id::text, feature_id::text as feature`,
      [price, chosen],
    )
    await shop.frictionless()
    const buyer = await shop.newCustomer()
    const features = [{ productFeature: choice.feature, choices: [choice.id] }]
    const items = [{ key: 'a', productPrice: String(price), quantity: 2, features }]
    const placed = await shop.submit(buyer, await shop.order(price, 2, 2_000, { items }))
    const number = placed.json().data.orderNumber
    await manager.send('POST', `/orders/${number}/moves`, { move: 'accept' })
    const { rows } = await shop.database.pool.query(
      `select p.finish from print_piece p join print_job j on j.line_id = p.line_id where j.code = $1`,
      [`${number}-1`],
    )
    expect(rows).toEqual([{ finish }])
  })

  test('none is moved when one cannot be: its order is on hold', async () => {
    const codes = await several(2)
    await share(codes)
    const pool = await sheetOf(codes[0] ?? '')
    const number = (codes[1] ?? '').split('-')[0]
    await manager.send('POST', `/orders/${number}/moves`, { move: 'hold', reason: 'Customer calls' })
    expect(await post(`pools/${pool}/moves`, { move: 'start', station: station['PRINT'] })).toMatchObject({
      code: 'ORDER_ON_HOLD',
      job: { station: expect.any(String) },
    })
    for (const code of codes) expect(await boardJob(code)).toMatchObject({ pool, state: 'QUEUED' })
  })

  test('are shared by those who work at the station', async () => {
    const codes = await several(2)
    const sales = await office.desk('sales')
    expect(await share(codes, {}, sales)).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'production.edit' })
    const floor = await office.desk('production')
    expect(await share(codes, {}, floor)).toMatchObject({ status: 1 })
  })

  test('of ten who put overlapping jobs together at once each job is on one sheet', async () => {
    const [one = '', two = '', three = ''] = await several(3)
    const pairs = [
      [one, two],
      [two, three],
      [three, one],
      [two, one],
      [one, three],
    ]
    const answers = await Promise.all([...pairs, ...pairs].map((pair) => share(pair)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const pooled = await sql('select code from print_job where code = any($1::text[]) and pool_id is not null', [
      [one, two, three],
    ])
    expect(pooled).toHaveLength(2)
  })

  test('an order that ends takes its job off the sheet', async () => {
    const codes = await several(2)
    await share(codes)
    const owner = await office.desk('owner')
    const number = (codes[0] ?? '').split('-')[0]
    const cancelled = await owner.send('POST', `/orders/${number}/moves`, { move: 'cancel', reason: 'Asked for' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    expect(await sql('select state, pool_id from print_job where code = $1', [codes[0]])).toEqual([
      { state: 'CANCELLED', pool_id: null },
    ])
    await shop.runJobs()
  })
})
