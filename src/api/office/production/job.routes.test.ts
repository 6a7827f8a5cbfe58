import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { JOB_MOVES } from '#domain/production/job-moves.ts'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { jobDesk } from '#testing/orders/job-desk.ts'

const { shop, office, manager, station, sql, accepted, send, move, jobOf, finish, changes } = await jobDesk()

describe('the table of moves', () => {
  test('is the one of the database', async () => {
    const pairs = Object.entries(JOB_MOVES).flatMap(([name, changesOf]) =>
      changesOf.map(([from, to]) => `${name} ${from} ${to}`),
    )
    const rows = await sql(`select move || ' ' || from_state || ' ' || to_state as pair from print_job_move`)
    expect(rows.map(({ pair }) => pair).toSorted()).toEqual([...new Set(pairs)].toSorted())
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
