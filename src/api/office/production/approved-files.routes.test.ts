import { describe, expect, test } from 'vitest'
import { approvedLine } from '#testing/artwork/approved-line.ts'
import { jobDesk } from '#testing/orders/job-desk.ts'

const { shop, office, manager, station, sql, move, jobOf, finish } = await jobDesk()

const line = () => approvedLine(shop, manager)
const REFUSED = { status: 0, code: 'APPROVED_FILE_MISSING', message: expect.stringMatching(/^File 1: /) }

/** Puts jobs at prepress on one sheet; answers its id. */
async function sheetOf(codes: readonly string[]): Promise<string> {
  await sql(`update print_job set material = '{"en": "Coated"}', last_move = 'pool' where code = any($1::text[])`, [
    codes,
  ])
  const pooled = await manager.send('POST', '/production/pools', {
    station: station['PREPRESS'],
    jobs: codes,
    sheets: 3,
  })
  expect(pooled.json()).toMatchObject({ status: 1 })
  const [job] = await sql('select pool_id from print_job where code = $1', [codes[0]])
  return job.pool_id
}

describe('a job of an approved line whose file is not in the storage', () => {
  test('stays at prepress, in both languages', async () => {
    const { code, loseFile, storeFile } = await line()
    await loseFile()
    expect(await finish(code, 'PREPRESS')).toMatchObject(REFUSED)
    const body = { move: 'finish', station: station['PREPRESS'] }
    const arabic = await manager.send('POST', `/production/jobs/${code}/moves`, body, { 'accept-language': 'ar' })
    expect(arabic.json()).toMatchObject({ message: expect.stringMatching(/^الملف 1: /) })
    expect(await jobOf(code)).toMatchObject({ station: station['PREPRESS'], state: 'QUEUED' })
    await storeFile(Buffer.from('another card'))
    expect(await finish(code, 'PREPRESS')).toMatchObject({ code: 'APPROVED_FILE_CHANGED' })
    await storeFile()
    expect(await finish(code, 'PREPRESS')).toMatchObject({ data: { job: { station: station['PRINT'] } } })
  })

  test('is not moved to another station, nor sent to the press, all of it or a part', async () => {
    const { code, loseFile } = await line()
    await loseFile()
    const here = { station: station['PREPRESS'] }
    expect(await move(code, { ...here, move: 'move', to: station['FINISH'] })).toMatchObject(REFUSED)
    for (const quantity of [2, 1])
      expect(await move(code, { ...here, move: 'reprint', quantity, reason: 'Smudged' })).toMatchObject(REFUSED)
    expect(await jobOf(code)).toMatchObject({ station: station['PREPRESS'], quantity: 2 })
    // What does not leave prepress is possible.
    expect(await move(code, { ...here, move: 'hold', reason: 'The file is gone' })).toMatchObject({ status: 1 })
  })

  test('is not moved by a tablet', async () => {
    const { code, loseFile } = await line()
    await loseFile()
    const created = await manager.send('POST', '/devices', { name: 'Desk', station: station['PREPRESS'] })
    const tablet = office.browser()
    await tablet.send('POST', '/office/devices/pair', { token: created.json().data.href.split('#')[1] })
    const { staffId: person, send } = await office.desk('prepress')
    await send('PUT', '/me/pin', { pin: '483920' })
    const form = { person, pin: '483920', move: 'finish' }
    expect((await tablet.send('POST', `/office/tablet/jobs/${code}/moves`, form)).json()).toMatchObject(REFUSED)
  })

  test('holds back the sheet that it shares, whose other jobs have their files', async () => {
    const [lost, stored] = [await line(), await line()]
    const pool = await sheetOf([lost.code, stored.code])
    await lost.loseFile()
    const finishSheet = async () =>
      (
        await manager.send('POST', `/production/pools/${pool}/moves`, { move: 'finish', station: station['PREPRESS'] })
      ).json()
    expect(await finishSheet()).toMatchObject({ code: 'APPROVED_FILE_MISSING' })
    expect(await jobOf(stored.code)).toMatchObject({ station: station['PREPRESS'] })
    await lost.storeFile()
    expect(await finishSheet()).toMatchObject({ status: 1 })
  })

  test('does not leave prepress by taking back that it came there', async () => {
    const { code, loseFile } = await line()
    await finish(code, 'PREPRESS')
    const back = await move(code, { move: 'move', station: station['PRINT'], to: station['PREPRESS'] })
    const undo = async () =>
      (await manager.send('POST', `/production/jobs/${code}/undo`, { change: back.data.undo })).json()
    await loseFile()
    expect(await undo()).toMatchObject(REFUSED)
    const [{ id }] = await sql('select id from staff_change where action = $1 order by id desc limit 1', ['job.move'])
    expect((await manager.send('POST', `/activity/${id}/undo`, {})).json()).toMatchObject({ code: 'NOT_UNDOABLE' })
  })
})

test('what is taken back to beyond prepress is approved', async () => {
  const { code, line: id } = await line()
  await finish(code, 'PREPRESS')
  const back = await move(code, { move: 'move', station: station['PRINT'], to: station['PREPRESS'] })
  await sql(`update print_proof set state = 'WITHDRAWN' where line_id = $1 and state = 'APPROVED'`, [id])
  const undone = await manager.send('POST', `/production/jobs/${code}/undo`, { change: back.data.undo })
  expect(undone.json()).toMatchObject({ code: 'PROOF_NEEDED' })
})
