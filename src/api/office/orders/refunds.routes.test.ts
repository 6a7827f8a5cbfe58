import { describe, expect, test } from 'vitest'
import { orderMoney } from '#testing/orders/order-money.ts'

const { shop, office, finance, owner, sql, paid, post, refund, changes } = await orderMoney()

describe('a refund', () => {
  test('is shown before it is made, and goes back once', async () => {
    const { id, number } = await paid(10)
    const expected = { lines: [{ position: 0, quantity: 3 }] }
    const { data: preview } = await post(`/orders/${number}/refunds/preview`, { wanted: expected })
    expect(preview).toEqual({
      amount: 3_000,
      vat: 391,
      left: 7_000,
      parts: [{ position: 0, quantity: 3, amount: 3_000 }],
      needsApproval: false,
      way: 'GATEWAY',
    })
    expect(await changes(id)).toEqual([])
    const { data } = await refund(number, expected)
    expect(data.money).toMatchObject({
      refundable: 7_000,
      refunds: [
        { amount: 3_000, state: 'PENDING', cause: 'WRONG', note: 'A colour was wrong', by: { id: finance.staffId } },
      ],
    })
    await shop.runJobs()
    expect(await sql('select state from refund where order_id = $1', [id])).toEqual([{ state: 'DONE' }])
    expect(await changes(id)).toEqual(['order.refund'])
    const [message] = await sql(
      `select body_text from outbox_message where order_id = $1 and order_news = 'refunded'`,
      [id],
    )
    expect(message.body_text).toContain('A colour was wrong')
    // Of ten pieces three are back: seven more can be, and not eight.
    expect(await refund(number, { lines: [{ position: 0, quantity: 8 }] })).toMatchObject({ code: 'VALIDATION' })
    expect(await refund(number, { lines: [{ position: 0, quantity: 7 }] })).toMatchObject({ status: 1 })
  })

  test('leaves the order paid until the money has gone back', async () => {
    const { number } = await paid(10)
    const stateOf = async () => (await finance.send('GET', `/orders/${number}`)).json().data.payment
    await refund(number, { all: true })
    expect(await stateOf()).toBe('PAID')
    await shop.runJobs()
    // At once: the order does not wait for the lists.
    expect(await stateOf()).toBe('REFUNDED')
  })

  test.each([
    [{ amount: 10_001 }, 'REFUND_TOO_HIGH'],
    [{ amount: 0 }, 'VALIDATION'],
    [{ amount: -1 }, 'VALIDATION'],
    [{ amount: 1.5 }, 'VALIDATION'],
    [{ amount: 1e20 }, 'VALIDATION'],
    [{ lines: [{ position: 9, quantity: 1 }] }, 'VALIDATION'],
    [{ lines: [{ position: 0, amount: 10_001 }] }, 'VALIDATION'],
    [{ lines: [{ position: 0 }] }, 'VALIDATION'],
    [{ lines: [], shipping: 1 }, 'VALIDATION'],
    [{}, 'VALIDATION'],
  ])('of %j is refused: %s', async (expected, code) => {
    const { id, number } = await paid(10)
    expect(await refund(number, expected)).toMatchObject({ code })
    expect(await changes(id)).toEqual([])
  })

  test('twenty at once are exact', async () => {
    const { id, number } = await paid(10)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(number, { amount: 1_000 })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 0)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['REFUND_TOO_HIGH']))
    const [sum] = await sql('select sum(amount)::int as sum from refund where order_id = $1', [id])
    expect(sum).toEqual({ sum: 10_000 })
    expect(await changes(id)).toHaveLength(10)
  })

  test('above the sum of the setting waits for a second person, who is another one', async () => {
    const { id, number } = await paid(3, 100_000)
    const { data } = await refund(number, { amount: 200_001 })
    const [waiting] = data.money.refunds
    expect(waiting).toMatchObject({ state: 'TO_APPROVE', needsApproval: true })
    await shop.runJobs()
    const path = `/orders/${number}/refunds/${waiting.id}`
    expect(await post(`${path}/approve`, {})).toMatchObject({ code: 'OWN_APPROVAL' })
    await expect(
      sql(`update refund set state = 'PENDING', decided_by = staff_id, decided_at = now() where id = $1`, [waiting.id]),
    ).rejects.toThrow('refund_second_person')
    await expect(sql(`update refund set state = 'PENDING' where id = $1`, [waiting.id])).rejects.toThrow('check')
    expect((await owner.send('GET', '/orders?needs=refundsToApprove')).json().data).toMatchObject([{ id }])
    const approved = await post(`${path}/approve`, {}, owner)
    expect(approved.data.money.refunds).toMatchObject([{ state: 'PENDING', decidedBy: { id: owner.staffId } }])
    expect(await post(`${path}/decline`, {}, owner)).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await shop.runJobs()
    expect(await sql('select state from refund where id = $1', [waiting.id])).toEqual([{ state: 'DONE' }])
    expect(await changes(id)).toEqual(['order.refund', 'order.approveRefund'])
  })

  test('is no row of small ones, and one that is declined returns its right', async () => {
    const { number } = await paid(3, 100_000)
    expect((await refund(number, { amount: 150_000 })).data.money.refunds).toMatchObject([{ state: 'PENDING' }])
    const { data } = await refund(number, { amount: 60_000 })
    const waiting = data.money.refunds.find(({ state }: { state: string }) => state === 'TO_APPROVE')
    expect(data.money.refundable).toBe(90_000)
    const declined = await post(`/orders/${number}/refunds/${waiting.id}/decline`, {}, owner)
    expect(declined.data.money.refundable).toBe(150_000)
  })

  test('is withdrawn by who asked for it, or approved, never both', async () => {
    const { id, number } = await paid(3, 100_000)
    const { data } = await refund(number, { amount: 250_000 })
    const path = `/orders/${number}/refunds/${data.money.refunds[0].id}`
    expect(await post(`${path}/withdraw`, {}, owner)).toMatchObject({ code: 'OWN_APPROVAL' })
    const answers = await Promise.all([post(`${path}/withdraw`, {}), post(`${path}/approve`, {}, owner)])
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await shop.runJobs()
    const [row] = await sql(
      `select r.state, p.refunded::float8 as refunded from refund r join payment p on p.id = r.payment_id where r.order_id = $1`,
      [id],
    )
    expect([
      { state: 'DONE', refunded: 250_000 },
      { state: 'DECLINED', refunded: 0 },
    ]).toContainEqual(row)
    expect(await changes(id)).toHaveLength(2)
  })

  test('that its gateway refuses is tried again once, by however many at once', async () => {
    const { id, number } = await paid(10)
    await shop.frictionless([{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }])
    await refund(number, { amount: 4_000 })
    await shop.runJobs()
    const [refused] = await sql('select id, state, last_error from refund where order_id = $1', [id])
    expect(refused).toMatchObject({ state: 'DECLINED', last_error: expect.any(String) })
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=refundsInTrouble')).json().data).toMatchObject([{ id }])
    await shop.frictionless()
    const path = `/orders/${number}/refunds/${refused.id}/retry`
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, {})))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    await shop.runJobs()
    expect(
      await sql('select state, amount::float8 as amount from refund where order_id = $1 order by created_at', [id]),
    ).toEqual([
      { state: 'DECLINED', amount: 4_000 },
      { state: 'DONE', amount: 4_000 },
    ])
    expect(await changes(id)).toEqual(['order.refund', 'order.retryRefund'])
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=refundsInTrouble')).json().data).toEqual([])
    // One that went well is not tried again, no matter who asks the database.
    const again = sql(
      `insert into refund (payment_id, order_id, amount, reason, requested_by, staff_id, retries)
       select payment_id, order_id, amount, reason, requested_by, staff_id, id from refund where order_id = $1 and state = 'DONE'`,
      [id],
    )
    await expect(again).rejects.toThrow('cannot be tried again')
  })

  test('of a manager ends with the limit of the day, also by several orders at once', async () => {
    const manager = await office.desk('manager')
    const orders = await Promise.all([paid(1, 190_000), paid(1, 190_000), paid(1, 190_000)])
    const answers = await Promise.all(orders.map(({ number }) => refund(number, { all: true }, manager)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ code: 'REFUND_DAY_LIMIT' })
  })

  test('is of this order only', async () => {
    const [one, other] = [await paid(3, 100_000), await paid(3, 100_000)]
    const { data } = await refund(one.number, { amount: 250_000 })
    const path = `/orders/${other.number}/refunds/${data.money.refunds[0].id}/approve`
    expect(await post(path, {}, owner)).toMatchObject({ code: 'NOT_FOUND' })
  })
})
