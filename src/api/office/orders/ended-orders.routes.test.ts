import { describe, expect, test } from 'vitest'
import type { TestDesk } from '#testing/office-api.ts'
import { orderMoney } from '#testing/orders/order-money.ts'

const { shop, office, finance, owner, sql, paid, post } = await orderMoney()

describe('an order that is ended', () => {
  const end = (number: number, body: object, desk: TestDesk) => post(`/orders/${number}/moves`, body, desk)
  const cancel = { move: 'cancel', reason: 'The customer asked' }

  test.each([cancel, { move: 'reject', reason: 'RIGHTS' }])(
    'above the sum of the setting waits for a second person: %j',
    async (body) => {
      const { id, number } = await paid(3, 100_000)
      const offered = (await owner.send('GET', `/orders/${number}`)).json().data.moves
      const named = offered.find(({ move }: { move: string }) => move === body.move)
      expect(named).toMatchObject({ refunds: 300_000, needsApproval: true })
      const { data } = await end(number, body, owner)
      const ended = body.move === 'cancel' ? 'CANCELLED' : 'REJECTED'
      expect(data).toMatchObject({
        status: ended,
        money: {
          refundable: 0,
          refunds: [{ state: 'TO_APPROVE', amount: 300_000, reason: ended, by: { id: owner.staffId } }],
        },
      })
      await shop.runJobs()
      const path = `/orders/${number}/refunds/${data.money.refunds[0].id}/approve`
      expect(await post(path, {}, owner)).toMatchObject({ code: 'OWN_APPROVAL' })
      expect(await post(path, {}, finance)).toMatchObject({ status: 1 })
      await shop.runJobs()
      expect(await sql('select state, reason from refund where order_id = $1', [id])).toEqual([
        { state: 'DONE', reason: ended },
      ])
    },
  )

  test('counts into the limit of the day, and stays as it is when that is reached', async () => {
    const manager = await office.desk('manager')
    const orders = await Promise.all([paid(1, 190_000), paid(1, 190_000), paid(1, 190_000)])
    const answers = await Promise.all(orders.map(({ number }) => end(number, cancel, manager)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2)
    const refused = answers.findIndex(({ status }) => status === 0)
    expect(answers[refused]).toMatchObject({ code: 'REFUND_DAY_LIMIT' })
    const id = orders[refused]?.id ?? ''
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
    expect(await sql('select from refund where order_id = $1', [id])).toEqual([])
  })

  test('takes a fresh sign-in', async () => {
    const { id, number } = await paid(1)
    const stale = await office.desk('owner')
    await sql(`update staff_session set fresh_at = now() - interval '11 minutes' where staff_id = $1`, [stale.staffId])
    expect(await end(number, cancel, stale)).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
  })
})
