import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testCharge } from '#testing/stand-ins/test-charge.ts'
import { differences, vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import { createTabby } from './tabby.ts'
import { tamaraCheckout } from './tamara-checkout.ts'
import { createTamara } from './tamara.ts'

/** The adapters of instalments, and the sandbox, against what Tabby and Tamara document. */

let vendor: Awaited<ReturnType<typeof vendorServer>>
let sandbox: TestSandbox
let tabby: ReturnType<typeof createTabby>
let tamara: ReturnType<typeof createTamara>
beforeAll(async () => {
  vendor = await vendorServer()
  sandbox = await testSandbox()
  const { url } = vendor
  tabby = createTabby({ url, secretKey: 'sk_a', merchantCode: 'matbaa', webhookSecret: 'a secret of 16 letters' })
  tamara = createTamara({ url, apiToken: 'a', notificationToken: 'n' })
})
afterAll(async () => {
  await vendor.close()
  await sandbox.close()
})

const AWAY = { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }
const paymentId = '6b9b2f11-5e4f-5b6f-aa1f-3c5d6e7f8091'
const refund = () => ({ refundId: randomUUID(), gatewayId: paymentId, amount: 100, refundedBefore: 0 })

describe('Tabby', () => {
  test('lists may be null', async () => {
    vendor.answerWith(vendorExample('tabby/retrieve-payment', 'closed, refunds null'))
    const reference = { attemptId: '1001', gatewayId: paymentId }
    expect(await tabby.find(reference)).toMatchObject({ state: 'APPROVED', amount: 10_000 })
    vendor.answerWith(vendorExample('tabby/retrieve-payment', 'closed, both null'))
    expect(await tabby.find(reference)).toMatchObject({ state: 'DECLINED', code: 'EXPIRED' })
    vendor.answerWith(vendorExample('tabby/retrieve-payment', 'closed, refunds null'))
    expect(await tabby.findRefund(refund())).toEqual({ state: 'NOT_DONE' })
  })

  test.each(['wrong key', 'wrong region', 'malformed'])('%s: not available now, never "not eligible"', async (name) => {
    vendor.answerWith(vendorExample('tabby/response-codes', name))
    expect(await tabby.charge(testCharge())).toEqual(AWAY)
  })

  test('a customer who is rejected is not eligible', async () => {
    vendor.answerWith(vendorExample('tabby/create-session', 'rejected'))
    expect(await tabby.charge(testCharge())).toMatchObject({ state: 'DECLINED', code: 'NOT_ELIGIBLE' })
  })

  test.each([
    ['rejected', 'NOT_ELIGIBLE'],
    ['rejected, too high', 'TOO_HIGH'],
    ['rejected, too low', 'TOO_LOW'],
  ])('a question about a customer that is %s', async (name, message) => {
    vendor.answerWith(vendorExample('tabby/create-session', name))
    const question = { amount: 15_000, language: 'ar', email: 'sara@shop.example', phone: '+966551234567' } as const
    expect(await tabby.mayPay?.(question)).toBe(message)
    expect(vendor.requests.at(-1)?.body).toEqual({
      payment: {
        amount: '150.00',
        currency: 'SAR',
        buyer: { email: 'sara@shop.example', phone: '+966551234567' },
      },
      lang: 'ar',
      merchant_code: 'matbaa',
    })
  })

  test.each(['wrong key', 'malformed'])('a question without an answer (%s) leaves Tabby on offer', async (name) => {
    vendor.answerWith(vendorExample('tabby/response-codes', name))
    const question = { amount: 15_000, language: 'en', email: 'sara@shop.example', phone: '+966551234567' } as const
    expect(await tabby.mayPay?.(question)).toBe('ELIGIBLE')
  })

  test('409 while a refund is open refuses nothing for good', async () => {
    vendor.answerWith(vendorExample('tabby/response-codes', 'refund unavailable'))
    expect(await tabby.refund(refund())).toEqual({ state: 'NOT_DONE' })
  })

  test('an event has its state in lower case and its lists null', () => {
    const { request } = vendorExample('tabby/webhooks', 'authorized')
    const headers = { 'x-webhook-secret': 'a secret of 16 letters' }
    expect(tabby.readEvent({ headers, query: {}, body: request?.body })).toMatchObject({
      ok: true,
      value: { type: 'authorized', gatewayId: paymentId, attemptId: '1001' },
    })
  })

  test('the facts are those of the account', async () => {
    vendor.answerWith(vendorExample('tabby/create-session', 'rejected'))
    const past = {
      placedAt: new Date('2026-02-01T09:00:00Z'),
      amount: 5_000,
      status: 'COMPLETED' as const,
      isRefunded: false,
      isPaidByCard: true,
      buyer: { name: 'Sara Ali', email: 'sara@shop.example', phone: '+966551234567' },
      address: { city: 'Riyadh', line: 'Olaya', postalCode: '12211' },
    }
    await tabby.charge(testCharge({ history: [past, { ...past, isRefunded: true, isPaidByCard: false }] }))
    expect(vendor.requests.at(-1)?.body).toMatchObject({
      payment: {
        buyer_history: {
          registered_since: '2026-01-01T00:00:00.000Z',
          loyalty_level: 2,
          is_phone_number_verified: true,
          is_email_verified: false,
        },
        order: { tax_amount: '0.00' },
        order_history: [
          { purchased_at: '2026-02-01T09:00:00.000Z', amount: '50.00', payment_method: 'card', status: 'complete' },
          { status: 'refunded' },
        ],
      },
    })
  })
})

describe('Tamara', () => {
  test('the checkout has the documented form, no taxes on top, and leaves the plan to the merchant', () => {
    const sent = tamaraCheckout(testCharge())
    expect(differences(vendorExample('tamara/checkout', 'created').request?.body, sent)).toEqual([])
    expect(sent).toMatchObject({ tax_amount: { amount: 0 } })
    expect(sent).not.toHaveProperty('instalments')
  })

  test('a wrong token is not available now, never "not eligible"', async () => {
    vendor.answerWith(vendorExample('tamara/checkout', 'wrong token'))
    expect(await tamara.charge(testCharge())).toEqual(AWAY)
  })
})

describe('the sandbox', () => {
  const url = () => sandbox.url
  test.each([
    ['another key', 'sk_live_other', 'wrong key'],
    ['a key of another region', '', 'wrong region'],
  ])('Tabby: %s', async (_, key, name) => {
    const answer = await fetch(`${url()}/tabby/api/v2/payments/${paymentId}`, {
      headers: { authorization: `Bearer ${key || sandbox.keys.tabbyOtherRegion}` },
    })
    expect({ status: answer.status, body: await answer.json() }).toEqual(
      vendorExample('tabby/response-codes', name).answer,
    )
  })

  test('Tabby: no JSON', async () => {
    const answer = await fetch(`${url()}/tabby/api/v2/checkout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.keys.tabbySecret}`, 'content-type': 'application/json' },
      body: '{',
    })
    expect({ status: answer.status, body: await answer.json() }).toEqual(
      vendorExample('tabby/response-codes', 'malformed').answer,
    )
  })

  test('Tamara: a wrong token, sums that do not add up, an empty address', async () => {
    const { apiToken, ...good } = { apiToken: 'wrong', url: `${url()}/tamara`, notificationToken: 'n' }
    expect(await createTamara({ ...good, apiToken }).charge(testCharge())).toEqual(AWAY)
    const refused = { state: 'DECLINED', code: 'NOT_ELIGIBLE' }
    expect(await sandbox.tamara.charge(testCharge({ shipping: 3_014 }))).toMatchObject(refused)
    const address = { city: '', line: '', postalCode: '' }
    expect(await sandbox.tamara.charge(testCharge({ address }))).toMatchObject(refused)
    expect(await sandbox.tabby.charge(testCharge({ address }))).toMatchObject(AWAY)
  })

  test('Tamara captures by itself after 21 days; that is taken as captured', async () => {
    const first = await sandbox.tamara.charge(testCharge())
    const { gatewayId, url: page } = first as { gatewayId: string; url: string }
    await sandbox.answerPage(page, { answer: 'pay' })
    await sandbox.tamara.find({ attemptId: 'x', gatewayId })
    const shipment = { gatewayId, amount: 23_115, carrier: 'SMSA', trackingNumber: '1', shippedAt: new Date() }
    await sandbox.putForward(20)
    expect(await sandbox.tamara.find({ attemptId: 'x', gatewayId })).toMatchObject({ captureDue: true })
    await sandbox.putForward(1)
    expect(await sandbox.tamara.capture(shipment)).toEqual({ state: 'DONE' })
  })

  test('a capture after the order was cancelled at Tamara is refused, and the reason names its state', async () => {
    const { gatewayId, url: page } = (await sandbox.tamara.charge(testCharge())) as { gatewayId: string; url: string }
    await sandbox.answerPage(page, { answer: 'cancel' })
    const shipment = { gatewayId, amount: 23_115, carrier: 'SMSA', trackingNumber: '1', shippedAt: new Date() }
    expect(await sandbox.tamara.capture(shipment)).toEqual({
      state: 'DECLINED',
      reason: 'HTTP 400, order canceled',
    })
  })
})
