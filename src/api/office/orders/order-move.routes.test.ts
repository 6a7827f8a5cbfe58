import { describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { addDays, weekdayOf } from '#domain/calendar/iso-date.ts'
import { workingDayFrom } from '#domain/calendar/ready-by.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { orderDesk } from '#testing/orders/order-desk.ts'
import { untilAvailable } from '#testing/until-available.ts'

const { shop, office, manager, sql, paid, file, move, changes, news } = await orderDesk()

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000 + 3 * 3_600_000).toISOString().slice(0, 10)
const IN_A_MONTH = workingDayFrom(inDays(30), DEFAULT_POLICY)

describe('a move', () => {
  test('is made in the name of its maker, announced to the customer, and leaves one change', async () => {
    const { id, number } = await paid()
    const { data } = await move(number, { move: 'accept' })
    expect(data).toMatchObject({ status: 'PROCESSING' })
    expect(data.timeline.find(({ kind }: { kind: string }) => kind === 'MOVE')).toMatchObject({
      to: 'PROCESSING',
      by: { type: 'STAFF', id: manager.staffId },
    })
    expect(await changes(id)).toEqual([
      {
        action: 'order.accept',
        staff_id: manager.staffId,
        before: { status: 'PENDING' },
        after: { status: 'PROCESSING' },
        reason: null,
      },
    ])
    expect(await news(id)).toEqual(['received', 'in-production'])
    expect(await sql('select status from order_listing where order_id = $1', [id])).toEqual([{ status: 'PROCESSING' }])
  })

  test('by fifty at once happens once; the others get what the order is now, and by whom', async () => {
    const { id, number } = await paid()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        untilAvailable(() => manager.send('POST', `/orders/${number}/moves`, { move: 'accept' })),
      ),
    )
    const lost = answers.filter(({ statusCode }) => statusCode === 409)
    expect(lost).toHaveLength(49)
    const [name] = await sql('select name from staff where id = $1', [manager.staffId])
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({
        code: 'ILLEGAL_TRANSITION',
        order: { status: 'PROCESSING', movedBy: name.name },
      })
    }
    expect(await changes(id)).toHaveLength(1)
    expect(await news(id)).toEqual(['received', 'in-production'])
  })

  test('goes the whole way of an order that is picked up', async () => {
    const { id, number } = await paid()
    for (const [body, status] of [
      [{ move: 'accept' }, 'PROCESSING'],
      [{ move: 'start' }, 'PROCESSING'],
      [{ move: 'ready', openJobs: 'close' }, 'ON_THE_WAY'],
      [{ move: 'takeBack', reason: 'The cut is wrong' }, 'PROCESSING'],
      [{ move: 'ready' }, 'ON_THE_WAY'],
      [{ move: 'deliver' }, 'DELIVERED'],
    ] as const) {
      expect((await move(number, body)).data, JSON.stringify(body)).toMatchObject({ status })
    }
    const actions = ['accept', 'start', 'ready', 'takeBack', 'ready', 'deliver'].map((name) => `order.${name}`)
    expect((await changes(id)).map(({ action }) => action)).toEqual(actions)
  })

  test('hands nothing over whose jobs are not made, unless who decides says that they are', async () => {
    const { id, number } = await paid()
    await move(number, { move: 'accept' })
    const jobs = () => sql('select state, last_move from print_job where order_id = $1', [id])
    const { data } = await file(number)
    expect(data.moves.find(({ isNext }: { isNext: boolean }) => isNext)).toBeUndefined()
    expect(data.moves.find(({ move: name }: { move: string }) => name === 'ready')).toMatchObject({ closesJobs: 1 })
    expect(await move(number, { move: 'ready' })).toMatchObject({
      code: 'JOBS_NOT_DONE',
      order: { status: 'PROCESSING' },
    })
    const fulfilment = await office.desk('fulfilment')
    expect((await file(number, fulfilment)).data.moves).toEqual([])
    expect(await move(number, { move: 'ready' }, fulfilment)).toMatchObject({ code: 'JOBS_NOT_DONE' })
    expect(await move(number, { move: 'ready', openJobs: 'close' }, fulfilment)).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'production.decide',
    })
    expect(await jobs()).toEqual([{ state: 'QUEUED', last_move: 'open' }])
    expect((await move(number, { move: 'ready', openJobs: 'close' })).data).toMatchObject({ status: 'ON_THE_WAY' })
    expect(await jobs()).toEqual([{ state: 'DONE', last_move: 'leave' }])
    const events = `select e.move, e.staff_id from print_job_event e join print_job j on j.id = e.job_id
      where j.order_id = $1 order by e.id desc limit 1`
    expect(await sql(events, [id])).toEqual([{ move: 'leave', staff_id: manager.staffId }])
  })

  test('that rejects gives all money back, with the reason of the table', async () => {
    const { id, number } = await paid()
    const { data: before } = await file(number)
    expect(before.moves.find(({ move: name }: { move: string }) => name === 'reject')).toMatchObject({ refunds: 2_000 })
    expect(await move(number, { move: 'reject', reason: 'No' })).toMatchObject({ code: 'VALIDATION' })
    expect((await move(number, { move: 'reject', reason: 'RIGHTS' })).data).toMatchObject({
      status: 'REJECTED',
      money: { refundable: 0, refunds: [{ amount: 2_000, reason: 'REJECTED', requestedBy: 'STAFF' }] },
    })
    expect(await changes(id)).toMatchObject([{ action: 'order.reject', reason: 'RIGHTS' }])
  })

  test.each([
    ['sales', { move: 'cancel', reason: 'x' }, 'orders.decide'],
    ['sales', { move: 'ready' }, 'orders.handOver'],
    ['production', { move: 'accept' }, 'orders.edit'],
  ])('%s may not %j', async (role, body, permission) => {
    const { id, number } = await paid()
    expect(await move(number, body, await office.desk(role))).toMatchObject({ code: 'PERMISSION_MISSING', permission })
    expect(await changes(id)).toEqual([])
  })

  test('is refused while the order is on hold, except its end', async () => {
    const { id, number } = await paid()
    const held = await move(number, { move: 'hold', reason: 'The customer calls back' })
    expect(held.data).toMatchObject({
      hold: 'The customer calls back',
      moves: [{ move: 'release', isNext: true }, {}, {}, {}],
    })
    expect(await move(number, { move: 'accept' })).toMatchObject({ code: 'ORDER_ON_HOLD' })
    expect(await move(number, { move: 'hold', reason: 'twice' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    expect((await move(number, { move: 'release' })).data).toMatchObject({ hold: null })
    expect((await move(number, { move: 'accept' })).data).toMatchObject({ status: 'PROCESSING' })
    expect((await changes(id)).map(({ action }) => action)).toEqual(['order.hold', 'order.release', 'order.accept'])
  })

  test('answers a request to cancel with no', async () => {
    const { number, id } = await paid()
    expect(await move(number, { move: 'refuseCancel', reason: 'x' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await sql(`update customer_order set cancel_requested_at = now(), cancel_request = 'Too late' where id = $1`, [id])
    expect((await move(number, { move: 'refuseCancel', reason: 'It is printed' })).data.cancelRequest).toBeNull()
  })

  test('postpones with the reason, not to a day that is over', async () => {
    const { number } = await paid()
    for (const day of ['2020-01-01', '9999-12-31', inDays(367)])
      expect(await move(number, { move: 'postpone', day, reason: 'x' }), day).toMatchObject({ code: 'VALIDATION' })
    expect((await move(number, { move: 'postpone', day: IN_A_MONTH, reason: 'The paper is late' })).data).toMatchObject(
      {
        readyBy: IN_A_MONTH,
        late: { reason: 'The paper is late' },
      },
    )
  })

  test('does not postpone to a day on which the workshop is closed, and names the next one', async () => {
    const { number, id } = await paid()
    const before = await shop.orderOf(id)
    const postpone = (day: string) => ({ move: 'postpone', day, reason: 'The paper is late' })
    const friday =
      [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(IN_A_MONTH, days)).find((day) => weekdayOf(day) === 5) ?? ''
    const holiday = DEFAULT_POLICY.holidays.find((day) => day > IN_A_MONTH) ?? ''
    for (const day of [friday, holiday]) {
      const nextDay = workingDayFrom(day, DEFAULT_POLICY)
      const message = `The print shop is closed on that day. The next working day is ${dayInWords(nextDay, 'en')} ${nextDay.slice(0, 4)}.`
      expect(await move(number, postpone(day)), day).toMatchObject({ code: 'CLOSED_DAY', nextDay, message })
    }
    expect(await shop.orderOf(id)).toEqual(before)
  })
})
