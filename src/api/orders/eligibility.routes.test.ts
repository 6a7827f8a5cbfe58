import { describe, expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()

const ask = async (total: number, phone = '0500000001') =>
  (await shop.newCustomer()).send('POST', '/payments/eligibility', {
    total,
    contact: { phone, email: 'otp.success@tabby.ai' },
  })

describe('Tabby is asked before it can be chosen', () => {
  test.each([
    ['a customer it lends to', 15_000, '0500000001', []],
    ['its test customer who is not eligible', 15_000, '0500000002', [{ method: 'TABBY', reason: 'NOT_ELIGIBLE' }]],
  ])('%s', async (_, total, phone, unavailable) => {
    const before = (await shop.sandbox.ledger()).length
    expect((await ask(total, phone)).json().data).toEqual({ unavailable })
    expect((await shop.sandbox.ledger()).length).toBe(before)
  })

  test('not about a total that the shop does not offer it for', async () => {
    expect((await ask(999, '0500000002')).json().data).toEqual({ unavailable: [] })
  })

  test('sixty times an hour and customer, then not before the hour is over', async () => {
    const customer = await shop.newCustomer()
    const body = { total: 999, contact: { phone: '0500000001', email: 'a@shop.example' } }
    const question = async () => (await customer.send('POST', '/payments/eligibility', body)).statusCode
    const statuses: number[] = []
    for (let count = 0; count < 60; count += 1) statuses.push(await question())
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await question()).toBe(429)
    expect((await ask(999)).statusCode).toBe(200)
  })

  test('visitors cannot ask', async () => {
    const body = { total: 15_000, contact: { phone: '0500000001', email: 'a@shop.example' } }
    expect((await shop.browser().send('POST', '/payments/eligibility', body)).statusCode).toBe(401)
  })

  test.each([
    { total: 0, contact: { phone: '0500000001', email: 'a@shop.example' } },
    { total: 15_000, contact: { phone: '12', email: 'a@shop.example' } },
    { total: 15_000, contact: { phone: '0500000001', email: 'a' } },
    { total: 15_000, contact: { phone: '0500000001', email: 'a@shop.example', name: 'x' } },
  ])('%j is no question', async (body) => {
    expect((await (await shop.newCustomer()).send('POST', '/payments/eligibility', body)).statusCode).toBe(400)
  })
})
