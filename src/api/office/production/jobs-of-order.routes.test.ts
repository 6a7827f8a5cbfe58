import { describe, expect, test } from 'vitest'
import { BoardAnswer } from '#contract/office/production/board.ts'
import { jobDesk } from '#testing/orders/job-desk.ts'

const { shop, office, manager, station, accepted, send, move, jobOf, finish, changes, listing } = await jobDesk()

/** Through all stations, to the last. */
const make = async (code: string) => {
  for (const kind of ['PREPRESS', 'PRINT', 'FINISH', 'PACK']) expect((await finish(code, kind)).status, kind).toBe(1)
}

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

  test('has the moves of its jobs in its history, for who sees production', async () => {
    const { code, number } = await accepted()
    await finish(code, 'PREPRESS')
    await finish(code, 'PRINT', { good: 2, spoilt: 12 })
    const historyOf = async (desk = manager) => {
      const { data } = (await desk.send('GET', `/orders/${number}`)).json()
      return data.timeline.filter(({ kind }: { kind: string }) => kind === 'JOB')
    }
    expect(await historyOf()).toMatchObject([
      { code, move: 'finish', station: 'Print', spoilt: 12, by: { type: 'STAFF', id: manager.staffId } },
      { code, move: 'finish', station: 'Prepress', spoilt: null },
    ])
    expect(await historyOf(await office.desk('finance'))).toEqual([])
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
