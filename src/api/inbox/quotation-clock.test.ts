import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { turnQuotationClock } from '#services/quotations/quotation-clock.ts'
import { createQuotationCustomers } from '#services/quotations/quotation-customer.service.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { dayIn, quotationShop } from '#testing/quotations/quotation-shop.ts'

const { office, shop, sql, visitor, request: newRequest } = await quotationShop()
const { db } = shop.database
afterAll(() => office.app.close())

let request: Awaited<ReturnType<typeof newRequest>>
beforeEach(async () => {
  request = await newRequest()
})

describe('the last day of a quotation', () => {
  const services = (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000)
    const parts = {
      db,
      queue: { enqueue: async () => undefined },
      publicUrl: 'http://localhost:3000',
      alert: () => undefined,
      now,
    }
    return {
      customers: createQuotationCustomers({
        db,
        now,
        policy: () => DEFAULT_POLICY,
        listing: { refresh: async () => undefined },
      }),
      turn: () => turnQuotationClock(parts),
    }
  }

  test('ends what can be accepted or ordered, before the clock writes it down and after', async () => {
    const token = await request.sent()
    await visitor('POST', token, 'accept')
    const { customers, turn } = services(11)
    expect(await customers.order({ token })).toMatchObject({ error: { code: 'quotations/expired' } })
    expect(await customers.accept({ token })).toMatchObject({ error: { code: 'quotations/expired' } })
    expect(await request.orders()).toEqual([])
    await turn()
    expect(await request.status()).toBe('EXPIRED')
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_EXPIRED' })
    expect((await request.send({ seenVersions: 1 })).json()).toMatchObject({ status: 1 })
  })

  test('is reminded of once, by a link that works', async () => {
    const token = await request.sent({ validUntil: dayIn(2) })
    await sql('alter table quotation disable trigger quotation_sealed')
    await sql(`update quotation set sent_at = now() - interval '2 days'`)
    await sql('alter table quotation enable trigger quotation_sealed')
    const { turn } = services(0)
    await Promise.all([turn(), turn()])
    const mails = await sql(`select template from outbox_message where recipient = $1 order by id`, [request.email])
    expect(mails).toEqual([{ template: 'quotation-ready' }, { template: 'quotation-ending' }])
    const reminded = await request.token()
    expect(reminded).not.toBe(token)
    expect((await visitor('GET', reminded, 'quotation')).json().data).toMatchObject({
      reference: request.reference,
      status: 'SENT',
    })
  })
})
