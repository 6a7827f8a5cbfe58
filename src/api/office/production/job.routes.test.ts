import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BoardAnswer } from '#contract/office/production/board.ts'
import { JOB_MOVES } from '#domain/production/job-moves.ts'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
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
const accepted = () => acceptedOrder(shop, manager)
const send = (code: string, body: object, desk = manager) => desk.send('POST', `/production/jobs/${code}/moves`, body)
const move = async (code: string, body: object, desk = manager) => (await send(code, body, desk)).json()
const jobOf = async (code: string, desk = manager) => (await desk.send('GET', `/production/jobs/${code}`)).json().data
const finish = (code: string, kind: string, more: object = {}) =>
  move(code, { move: 'finish', station: station[kind], ...more })
const changes = (code: string) =>
  sql(
    `select action, staff_id, before, after, reason from staff_change where subject_type = 'job'
     and subject_id = (select id::text from print_job where code = $1) order by id`,
    [code],
  )
const listing = async (id: string) =>
  (
    await sql('select production, made_at is not null as made, stations_left from order_listing where order_id = $1', [
      id,
    ])
  )[0]
/** Through all stations, to the last. */
const make = async (code: string) => {
  for (const kind of ['PREPRESS', 'PRINT', 'FINISH', 'PACK']) expect((await finish(code, kind)).status, kind).toBe(1)
}

describe('the table of moves', () => {
  test('is the one of the database', async () => {
    const pairs = Object.entries(JOB_MOVES).flatMap(([name, changesOf]) =>
      changesOf.map(([from, to]) => `${name} ${from} ${to}`),
    )
    const rows = await sql(`select move || ' ' || from_state || ' ' || to_state as pair from print_job_move`)
    expect(rows.map(({ pair }) => pair).toSorted()).toEqual([...new Set(pairs)].toSorted())
  })
})

describe('an accepted order', () => {
  test('has a job a line, at the first station of its route', async () => {
    const { id, code, number } = await accepted()
    expect(await jobOf(code)).toMatchObject({
      code,
      state: 'QUEUED',
      station: station['PREPRESS'],
      nextStation: station['PRINT'],
      next: 'finish',
      quantity: 2,
      order: { number, status: 'PROCESSING', jobs: 1, made: 0, customer: 'Sara Ali' },
      line: { quantity: 2 },
      events: [{ move: 'open' }],
    })
    expect(await listing(id)).toEqual({ production: 'PREPRESS', made: false, stations_left: 4 })
  })

  test('goes through its stations and is to be handed over then; nothing leaves by itself', async () => {
    const { id, code, number } = await accepted()
    await finish(code, 'PREPRESS')
    expect(await move(code, { move: 'start', station: station['PRINT'] })).toMatchObject({
      data: { job: { state: 'RUNNING', next: 'finish' } },
    })
    await finish(code, 'PRINT', { good: 2, spoilt: 12 })
    await finish(code, 'FINISH')
    const last = await finish(code, 'PACK')
    expect(last.data.job).toMatchObject({ state: 'DONE', next: null, nextStation: null, order: { made: 1 } })
    expect(last.data.job.events.map(({ move: name }: { move: string }) => name)).toEqual([
      'finish',
      'finish',
      'finish',
      'start',
      'finish',
      'open',
    ])
    expect(last.data.job.events[2]).toMatchObject({ good: 2, spoilt: 12, by: { id: manager.staffId } })
    expect(await listing(id)).toEqual({ production: 'READY', made: true, stations_left: null })
    expect((await shop.orderOf(id))['status']).toBe('PROCESSING')
    const { data } = (await manager.send('GET', '/production/board')).json()
    expect(data.made).toMatchObject([{ order: number, lines: 1 }])
    const queues = (await manager.send('GET', '/today')).json().data.queues as { name: string; count: number }[]
    expect(queues.find(({ name }) => name === 'handOver')).toMatchObject({ count: 1 })
    await manager.send('POST', `/orders/${number}/moves`, { move: 'ready', openJobs: 'close' })
  })

  test('is one change and one event a move, in the name of its maker', async () => {
    const { code } = await accepted()
    await finish(code, 'PREPRESS')
    const [change, ...more] = await changes(code)
    expect(more).toEqual([])
    const { before, after } = change
    expect(before).toMatchObject({ stationId: station['PREPRESS'], station: { en: 'Prepress' } })
    expect(after).toMatchObject({ stationId: station['PRINT'], station: { ar: 'الطباعة' } })
  })

  test('cannot be cancelled by its customer once it is being made (S255)', async () => {
    const { id, code, browser } = await accepted()
    await finish(code, 'PREPRESS')
    const read = async () => (await browser.send('GET', `/carts/profile/${id}`)).json().data.cancellation
    expect(await read()).toBe('CANCEL')
    const started = await move(code, { move: 'start', station: station['PRINT'] })
    expect(await read()).toBe('ASK')
    // A start by mistake is taken back, with what it did.
    await manager.send('POST', `/production/jobs/${code}/undo`, { change: started.data.undo })
    expect(await read()).toBe('CANCEL')
  })

  test('takes its jobs along when it is postponed, and to its end', async () => {
    const { id, code, number, browser } = await accepted()
    const day = '2027-02-01'
    await manager.send('POST', `/orders/${number}/moves`, { move: 'postpone', day, reason: 'The press is broken' })
    expect(await jobOf(code)).toMatchObject({ due: day })
    expect((await browser.send('DELETE', `/carts/profile/${id}`)).statusCode).toBe(200)
    expect(await jobOf(code)).toMatchObject({ state: 'CANCELLED', moves: [], next: null })
    expect(await finish(code, 'PREPRESS')).toMatchObject({ code: 'JOB_MOVED', job: { state: 'CANCELLED' } })
  })

  test('that leaves before its jobs are done ends them', async () => {
    const { code, number } = await accepted()
    await manager.send('POST', `/orders/${number}/moves`, { move: 'ready', openJobs: 'close' })
    expect(await jobOf(code)).toMatchObject({ state: 'DONE', events: [{ move: 'leave' }, { move: 'open' }] })
    await manager.send('POST', `/orders/${number}/moves`, { move: 'takeBack', reason: 'Wrong cut' })
    const again = await move(code, { move: 'reprint', station: station['PREPRESS'], quantity: 2, reason: 'Wrong cut' })
    expect(again.data.job).toMatchObject({ state: 'QUEUED', station: station['PRINT'], isReprint: true })
  })
})

describe('pieces', () => {
  test('that are missing are printed again, and wait for each other', async () => {
    const { id, code } = await accepted()
    await finish(code, 'PREPRESS')
    const { data } = await finish(code, 'PRINT', { good: 1, spoilt: 1 })
    expect(data).toMatchObject({ part: `${code}-2`, undo: null, job: { quantity: 1, station: station['FINISH'] } })
    expect(await jobOf(`${code}-2`)).toMatchObject({ quantity: 1, isReprint: true, station: station['PRINT'] })
    for (const kind of ['FINISH', 'PACK']) await finish(code, kind)
    expect(await listing(id)).toMatchObject({ production: 'PRINT', made: false })
    for (const kind of ['PRINT', 'FINISH', 'PACK']) await finish(`${code}-2`, kind)
    expect(await listing(id)).toMatchObject({ production: 'READY' })
  })

  test('split by two at once are split once', async () => {
    const { code } = await accepted()
    const body = { move: 'split', station: station['PREPRESS'], quantity: 1 }
    const answers = await Promise.all([send(code, body), send(code, body), send(code, body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  })

  test.each([0, 3, -1, 1.5, '1'])('%j of two are no split', async (quantity) => {
    const { code } = await accepted()
    expect((await send(code, { move: 'split', station: station['PREPRESS'], quantity })).statusCode).toBe(400)
  })
})

describe('two people at once', () => {
  test.each([
    ['start', 20],
    ['finish', 20],
  ] as const)('%s a job: one wins, the others get where it is now', async (name, people) => {
    const { code } = await accepted()
    await finish(code, 'PREPRESS')
    const body = { move: name, station: station['PRINT'] }
    const answers = await Promise.all(Array.from({ length: people }, () => send(code, body)))
    const lost = answers.filter(({ statusCode }) => statusCode === 409)
    expect(lost).toHaveLength(people - 1)
    const [{ name: winner }] = await sql('select name from staff where id = $1', [manager.staffId])
    const now = name === 'start' ? { station: 'Print', state: 'RUNNING' } : { station: 'Cut & finish', state: 'QUEUED' }
    for (const answer of lost)
      expect(answer.json()).toMatchObject({ code: 'JOB_MOVED', job: { ...now, movedBy: winner } })
    expect(await changes(code)).toHaveLength(2)
  })

  test('finish the last two jobs of an order: it is to be handed over', async () => {
    const { id, code } = await accepted()
    await move(code, { move: 'split', station: station['PREPRESS'], quantity: 1 })
    for (const part of [code, `${code}-2`]) for (const kind of ['PREPRESS', 'PRINT', 'FINISH']) await finish(part, kind)
    await Promise.all([finish(code, 'PACK'), finish(`${code}-2`, 'PACK')])
    expect(await listing(id)).toMatchObject({ production: 'READY', made: true })
  })

  test('move a job and cancel its order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code, number } = await accepted()
      await Promise.all([
        finish(code, 'PREPRESS'),
        manager.send('POST', `/orders/${number}/moves`, { move: 'cancel', reason: 'A double order' }),
      ])
      expect(await jobOf(code)).toMatchObject({ state: 'CANCELLED' })
    }
  })
})

describe('a move from a device', () => {
  test('happens once however often it is sent', async () => {
    const { code } = await accepted()
    const body = { move: 'finish', station: station['PREPRESS'], request: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(code, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter((answer) => answer.json().data.isRepeated)).toHaveLength(4)
    expect(await changes(code)).toHaveLength(1)
  })

  test('by the name of another one is refused', async () => {
    const [{ code }, other] = [await accepted(), await accepted()]
    const request = randomUUID()
    const body = { move: 'finish', station: station['PREPRESS'], request }
    const answers = await Promise.all([send(code, body), send(other.code, body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    // The same name of another person's device is another one.
    const owner = await office.desk('owner')
    const job = answers[0]?.statusCode === 200 ? other.code : code
    expect((await send(job, body, owner)).statusCode).toBe(200)
  })

  test('that does not fit any more says where the job is', async () => {
    const { code } = await accepted()
    await finish(code, 'PREPRESS')
    expect(await finish(code, 'PREPRESS', { request: randomUUID() })).toMatchObject({
      code: 'JOB_MOVED',
      job: { station: 'Print', state: 'QUEUED' },
    })
  })
})

describe('a job', () => {
  test('that has a problem stands still until it goes on', async () => {
    const { id, code } = await accepted()
    await finish(code, 'PREPRESS')
    const reported = await move(code, { move: 'report', station: station['PRINT'], reason: 'The gold is off' })
    expect(reported.data.job).toMatchObject({ state: 'PROBLEM', reason: 'The gold is off', next: 'resume' })
    expect(await sql('select job_trouble_at is not null as t from order_listing where order_id = $1', [id])).toEqual([
      { t: true },
    ])
    expect(await finish(code, 'PRINT')).toMatchObject({ code: 'JOB_MOVED', job: { state: 'PROBLEM' } })
    expect((await move(code, { move: 'resume', station: station['PRINT'] })).data.job).toMatchObject({
      state: 'QUEUED',
      reason: null,
    })
    expect(await move(code, { move: 'hold', station: station['PRINT'], reason: ' ' })).toMatchObject({
      code: 'VALIDATION',
    })
  })

  test('waits while its order is on hold', async () => {
    const { code, number } = await accepted()
    await manager.send('POST', `/orders/${number}/moves`, { move: 'hold', reason: 'The customer wants to think' })
    expect(await finish(code, 'PREPRESS')).toMatchObject({ code: 'ORDER_ON_HOLD' })
    expect(await jobOf(code)).toMatchObject({ next: null, moves: ['report', 'hold', 'assign'] })
  })

  test('is given to a person who works here', async () => {
    const { code } = await accepted()
    const printer = await office.desk('production')
    const body = { move: 'assign', station: station['PREPRESS'], staffId: printer.staffId }
    expect((await move(code, body)).data.job.assignee).toMatchObject({ id: printer.staffId })
    expect(await move(code, { ...body, staffId: randomUUID() })).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const { staffId } = await office.desk('sales')
    expect(await move(code, { ...body, staffId })).toMatchObject({ code: 'NOT_ASSIGNABLE' })
  })

  test('moves to another station and back, and the last change is taken back only while it is the last', async () => {
    const { code } = await accepted()
    const moved = await move(code, { move: 'move', station: station['PREPRESS'], to: station['QC'] })
    expect(moved.data.job).toMatchObject({ station: station['QC'], nextStation: station['PACK'] })
    const undo = (change: unknown) => manager.send('POST', `/production/jobs/${code}/undo`, { change })
    const back = await undo(moved.data.undo)
    expect(back.json().data.job).toMatchObject({ station: station['PREPRESS'], state: 'QUEUED' })
    expect((await undo(moved.data.undo)).json()).toMatchObject({ code: 'JOB_MOVED' })
    expect((await changes(code)).at(-1)).toMatchObject({ action: 'job.move', before: { stationId: station['QC'] } })
    expect((await move(code, { move: 'move', station: station['PREPRESS'], to: 999_999 })).errors[0]).toMatchObject({
      field: 'to',
    })
  })

  test('is moved only by who works at its station', async () => {
    const { code } = await accepted()
    const [printer, packer, prepress] = await Promise.all([
      office.desk('production'),
      office.desk('fulfilment'),
      office.desk('prepress'),
    ])
    const body = { move: 'finish', station: station['PREPRESS'] }
    expect(await move(code, body, printer)).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'artwork.decide' })
    // Nor around it.
    expect(
      await move(code, { move: 'move', station: station['PREPRESS'], to: station['PRINT'] }, printer),
    ).toMatchObject({
      code: 'PERMISSION_MISSING',
    })
    expect((await jobOf(code, printer)).moves).toEqual(['assign'])
    expect((await send(code, body, prepress)).statusCode).toBe(200)
    expect(await finish(code, 'PRINT')).toMatchObject({ status: 1 })
    expect(await move(code, { move: 'finish', station: station['FINISH'] }, packer)).toMatchObject({
      permission: 'production.edit',
    })
    expect((await send(code, { move: 'finish', station: station['FINISH'] }, printer)).statusCode).toBe(200)
    expect((await send(code, { move: 'finish', station: station['PACK'] }, packer)).statusCode).toBe(200)
  })

  test('shows production nothing of money, and no way to its customer', async () => {
    const { code } = await accepted()
    const printer = await office.desk('production')
    const texts = [
      (await printer.send('GET', `/production/jobs/${code}`)).body,
      (await printer.send('GET', '/production/board')).body,
    ]
    for (const text of texts) expect(text).not.toMatch(/551234567|sara@shop|"total"|"unit"/)
  })

  test.each(['99999-1', '10001-9', '0-1', 'x', '10001'])('%s is none', async (code) => {
    expect((await manager.send('GET', `/production/jobs/${code}`)).statusCode).toBe(404)
  })
})

describe('the board', () => {
  test('has every job that has to be made, as the contract says, in both languages', async () => {
    const { code } = await accepted()
    for (const language of ['en', 'ar']) {
      const answer = await manager.send('GET', '/production/board', undefined, { 'accept-language': language })
      const board = BoardAnswer.parse(answer.json())
      expect(board.data.jobs.find((job) => job.code === code)).toMatchObject({ state: 'QUEUED', quantity: 2 })
      expect(board.data.stations.map(({ kind }) => kind)).toEqual(['PREPRESS', 'PRINT', 'FINISH', 'QC', 'PACK'])
      expect(board.data.stations[3]).toMatchObject({ isOnRoute: false, mayWork: true })
    }
  })

  test('is left by a job that is done', async () => {
    const { code, number } = await accepted()
    await make(code)
    const { data } = (await manager.send('GET', '/production/board')).json()
    expect(data.jobs.map((job: { code: string }) => job.code)).not.toContain(code)
    await manager.send('POST', `/orders/${number}/moves`, { move: 'ready', openJobs: 'close' })
  })
})

describe('a job of a line with a file', () => {
  test('leaves prepress only when its customer signed the file off', async () => {
    const { id, code } = await accepted()
    const [line] = await sql('select id from order_line where order_id = $1', [id])
    const { customer_id: customer } = await shop.orderOf(id)
    await setLineFiles(shop.database.pool, line.id, [await insertVersion(shop.database.pool, String(customer))])
    expect(await finish(code, 'PREPRESS')).toMatchObject({ status: 0, code: 'PROOF_NEEDED' })
    expect(await jobOf(code)).toMatchObject({ station: station['PREPRESS'], line: { artworks: [] } })
  })
})
