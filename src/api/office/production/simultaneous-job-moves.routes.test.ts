import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { jobDesk } from '#testing/orders/job-desk.ts'

const { office, manager, station, sql, accepted, send, move, jobOf, finish, changes, listing } = await jobDesk()

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
