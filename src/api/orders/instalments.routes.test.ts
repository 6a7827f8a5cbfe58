import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { seller } from '#testing/orders/sales-documents.ts'
import { chargeFacts } from '#services/checkout/paying/charge-facts.ts'

const shop = await orderShop()
const { database } = shop

type Instalments = 'TABBY' | 'TAMARA'

/** An order that is picked up, agreed on at the provider's page and seen to be paid. */
async function paidInParts(
  paymentMethod: Instalments,
  { browser, urgent = false, total = 15_000 }: { browser?: TestBrowser; urgent?: boolean; total?: number } = {},
) {
  const buyer = browser ?? (await shop.newCustomer())
  const body = await shop.order(await shop.goods(null, { price: 15_000 }), 1, total, {
    paymentMethod,
    sourceToken: undefined,
    urgent,
  })
  const { paymentId, redirectUrl, orderId } = (await shop.submit(buyer, body)).json().data
  await shop.sandbox.answerPage(redirectUrl, { answer: 'pay' })
  await database.pool.query('update payment_attempt set checked_at = null')
  await shop.parts.jobs.check(paymentId)
  return { buyer, id: String(orderId), paymentId: String(paymentId) }
}

const factsOf = async (orderId: string, provider: Instalments) => {
  const parts = { db: database.db, publicUrl: 'http://localhost:3000', seller: async () => seller }
  return chargeFacts(parts, { id: orderId, order_id: orderId, provider, amount: 15_000 }, { kind: 'INSTALMENTS' })
}

describe('what a provider of instalments is given', () => {
  test.each(['TABBY', 'TAMARA'] as const)(
    '%s: the address of the shop for an order that is picked up',
    async (name) => {
      const { id } = await paidInParts(name)
      expect((await factsOf(id, name))?.address).toEqual({
        city: seller.address.city.en,
        line: `${seller.address.building} ${seller.address.street.en} ${seller.address.district.en}`,
        postalCode: seller.address.postalCode,
      })
    },
  )

  test('Tabby: the date of the account, what is verified, and earlier orders that were paid', async () => {
    const { buyer, id: first } = await paidInParts('TABBY')
    const { id } = await paidInParts('TABBY', { browser: buyer })
    await database.pool.query(
      `update customer set created_at = '2025-05-01T00:00:00Z'
       where id = (select customer_id from customer_order where id = $1)`,
      [id],
    )
    const facts = await factsOf(id, 'TABBY')
    expect(facts?.buyer).toMatchObject({
      since: new Date('2025-05-01T00:00:00Z'),
      isPhoneVerified: false,
      isEmailVerified: false,
      ordersDelivered: 0,
    })
    expect(facts?.history).toEqual([
      {
        placedAt: (await shop.orderOf(first))['placed_at'],
        amount: 15_000,
        status: 'PENDING',
        isRefunded: false,
        isPaidByCard: false,
        buyer: { name: 'Sara Ali', email: 'sara@shop.example', phone: '+966551234567' },
        address: expect.objectContaining({ postalCode: seller.address.postalCode }),
      },
    ])
    expect((await factsOf(id, 'TAMARA'))?.history).toEqual([])
  })

  test('goods and urgent production come to the amount', async () => {
    const { id } = await paidInParts('TAMARA', { urgent: true, total: 26_250 })
    const facts = await factsOf(id, 'TAMARA')
    expect(facts?.lines).toEqual([
      expect.objectContaining({ total: 15_000 }),
      { reference: 'URGENT', title: 'Urgent production', quantity: 1, unit: 11_250, total: 11_250 },
    ])
  })
})

describe('Tamara is notified that the goods have left', () => {
  const shipped = async (): Promise<string> => {
    const { id } = await paidInParts('TAMARA')
    const { number } = await shop.orderOf(id)
    await shop.parts.moves.accept(number)
    await shop.parts.moves.ready(number)
    return id
  }
  const captureOf = (id: string) =>
    shop.one('select capture_due, capture_tries, capture_next_at > now() as waits from payment where order_id = $1', [
      id,
    ])

  test('captured by Tamara already: it is taken as captured, without an alarm', async () => {
    const id = await shipped()
    const alarms = shop.alerts.length
    await shop.sandbox.putForward(21)
    await shop.parts.jobs.resume()
    expect(await captureOf(id)).toMatchObject({ capture_due: false })
    expect(shop.alerts.length).toBe(alarms)
  })

  test('refused: tried again later and later with one alarm, and the others do not wait', async () => {
    const stuck = await shipped()
    const alarms = shop.alerts.length
    const refusing = { rules: [{ call: 'capture' as const, mode: 'DECLINE' as const, times: 1, chance: 1 }] }
    await shop.sandbox.setFaults(refusing)
    await shop.parts.jobs.resume()
    expect(await captureOf(stuck)).toEqual({ capture_due: true, capture_tries: 1, waits: true })
    const other = await shipped()
    await shop.parts.jobs.resume()
    expect(await captureOf(other)).toMatchObject({ capture_due: false })
    expect(await captureOf(stuck)).toMatchObject({ capture_tries: 1 })
    await database.pool.query(`update payment set capture_next_at = now() where order_id = $1`, [stuck])
    await shop.sandbox.setFaults(refusing)
    await shop.parts.jobs.resume()
    expect(await captureOf(stuck)).toEqual({ capture_due: true, capture_tries: 2, waits: true })
    expect(shop.alerts.slice(alarms)).toEqual(['a provider refused a capture: see the order in its dashboard'])
    await database.pool.query(`update payment set capture_next_at = now() where order_id = $1`, [stuck])
    await shop.parts.jobs.resume()
    expect(await captureOf(stuck)).toMatchObject({ capture_due: false })
  })
})

describe('a refund at Tabby while another one is open', () => {
  test('is put back and done once it can be, and the money goes back once', async () => {
    const before = await shop.charged()
    const { buyer, id } = await paidInParts('TABBY')
    await shop.sandbox.setFaults({ rules: [{ call: 'refund', mode: 'CONFLICT', times: 1, chance: 1 }] })
    await buyer.send('DELETE', `/carts/profile/${id}`)
    await shop.runJobs()
    const refundOf = () => shop.one('select state, tries from refund where order_id = $1', [id])
    expect(await refundOf()).toEqual({ state: 'PENDING', tries: 1 })
    await database.pool.query(`update refund set sent_at = sent_at - interval '1 minute' where order_id = $1`, [id])
    await shop.parts.jobs.resume()
    expect(await refundOf()).toEqual({ state: 'DONE', tries: 2 })
    expect((await shop.charged()) - before).toBe(0)
  })
})
