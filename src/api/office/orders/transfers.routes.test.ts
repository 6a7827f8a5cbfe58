import { describe, expect, test } from 'vitest'
import { orderMoney } from '#testing/orders/order-money.ts'

const { shop, office, finance, owner, sql, transferred, post, changes } = await orderMoney()

describe('a transfer', () => {
  test('that arrives pays its order, once', async () => {
    const { id, number } = await transferred(10)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`/orders/${number}/transfer`, { amount: 10_000 })),
    )
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await changes(id)).toEqual(['order.confirmTransfer'])
    expect(await shop.orderOf(id)).toMatchObject({ status: 'PENDING' })
  })

  test.each([9_999, 10_001, 620])('of %i instead of 10000 pays nothing and goes back whole', async (amount) => {
    const { id, number } = await transferred(10)
    const { data } = await post(`/orders/${number}/transfer`, { amount })
    expect(data).toMatchObject({
      status: 'AWAITING_PAYMENT',
      money: {
        payments: [{ purpose: 'SURPLUS', captured: amount }],
        refunds: [{ amount, reason: 'WRONG_AMOUNT' }],
      },
    })
    expect(await changes(id)).toEqual(['order.confirmTransfer'])
    expect(await post(`/orders/${number}/transfer`, { amount })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })

  test('of a wrong amount goes back by bank, with its reference', async () => {
    const { id, number } = await transferred(10)
    await post(`/orders/${number}/transfer`, { amount: 9_999, senderIban: 'SA03 8000 0000 6080 1016 7519' })
    await shop.runJobs()
    await office.services.orders.listing.follow()
    const { data: toSend } = (await owner.send('GET', '/orders?needs=refundsToSend')).json()
    expect(toSend.map((each: { id: string }) => each.id)).toContain(id)
    const { data } = (await finance.send('GET', `/orders/${number}`)).json()
    const [back] = data.money.refunds
    const path = `/orders/${number}/refunds/${back.id}/sent`
    const sent = await Promise.all(Array.from({ length: 5 }, () => post(path, { reference: 'FT-1' })))
    expect(sent.filter(({ status }) => status === 1)).toHaveLength(1)
    expect((await sql('select state, confirmed_by from refund where id = $1', [back.id]))[0]).toEqual({
      state: 'DONE',
      confirmed_by: finance.staffId,
    })
    expect(await changes(id)).toEqual(['order.confirmTransfer', 'order.sendRefund'])
  })

  test('whose receipt proves nothing is waited for still, and its customer reads why', async () => {
    const { id, number } = await transferred(10)
    const path = `/orders/${number}/transfer/refuse`
    expect(await post(path, { reason: 'Another shop' })).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    await sql(
      `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
       select id, 1, 'receipts/' || id, 'image/png', 'receipt.png', 10 from payment_attempt where order_id = $1`,
      [id],
    )
    await office.services.orders.listing.follow()
    expect((await owner.send('GET', '/orders?needs=transferReceipts')).json().data).toMatchObject([{ id, receipts: 1 }])
    const answers = await Promise.all(Array.from({ length: 3 }, () => post(path, { reason: 'It shows another shop' })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const { data } = (await finance.send('GET', `/orders/${number}`)).json()
    expect(data.money.attempts).toMatchObject([
      { state: 'REQUIRES_ACTION', receipts: [{ refusal: 'It shows another shop', mediaType: 'image/png' }] },
    ])
    const messages = await sql(
      `select body_text from outbox_message where order_id = $1 and order_news = 'receipt-refused'`,
      [id],
    )
    expect(messages).toHaveLength(1)
    expect(messages[0].body_text).toContain('It shows another shop')
    expect((await owner.send('GET', '/orders?needs=transferReceipts')).json().data).toEqual([])
    expect(await changes(id)).toEqual(['order.refuseReceipt'])
    expect(await post(`/orders/${number}/transfer`, { amount: 10_000 })).toMatchObject({ status: 1 })
  })
})
