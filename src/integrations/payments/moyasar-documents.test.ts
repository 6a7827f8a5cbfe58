import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCharge } from '#testing/test-charge.ts'
import { vendorExample, vendorServer } from '#testing/vendor-documents.ts'
import { createMoyasar } from './moyasar.ts'

/** The adapter against what Moyasar documents. */

let vendor: Awaited<ReturnType<typeof vendorServer>>
let moyasar: ReturnType<typeof createMoyasar>
beforeAll(async () => {
  vendor = await vendorServer()
  moyasar = createMoyasar({
    url: `${vendor.url}/v1`,
    browserUrl: '',
    secretKey: 'sk_test_a',
    publishableKey: 'pk_test_a',
    webhookSecret: '123',
  })
})
afterAll(() => vendor.close())

const asked = () => vendor.asked.at(-1)

describe('a payment by token', () => {
  test('asks for 3-D Secure and names the attempt', async () => {
    const charge = testCharge({ source: { kind: 'CARD_TOKEN', token: 'token_a' } })
    vendor.answerWith(vendorExample('moyasar/tokenized-cards', 'payment'))
    expect(await moyasar.charge(charge)).toMatchObject({ state: 'APPROVED', amount: 100, card: { lastFour: '1111' } })
    expect(asked()).toMatchObject({
      method: 'POST',
      path: '/v1/payments',
      headers: { authorization: `Basic ${btoa('sk_test_a:')}` },
      body: { given_id: charge.attemptId, source: { type: 'token', token: 'token_a', '3ds': true } },
    })
  })
})

describe('a key that is not accepted', () => {
  const refused = vendorExample('moyasar/errors', 'invalid key')

  test('is never a refusal of the card, and the payment is not looked for', async () => {
    const before = vendor.asked.length
    vendor.answerWith(refused)
    expect(await moyasar.charge(testCharge({ source: { kind: 'CARD_TOKEN', token: 'token_a' } }))).toEqual({
      state: 'DECLINED',
      gatewayId: null,
      code: 'GATEWAY_AWAY',
    })
    expect(vendor.asked.length - before).toBe(1)
  })

  test('refuses no refund for good: nothing was done, and it is asked for again', async () => {
    vendor.answerWith(refused)
    const refund = { refundId: randomUUID(), gatewayId: randomUUID(), amount: 100, refundedBefore: 0 }
    expect(await moyasar.refund(refund)).toEqual({ state: 'NOT_DONE' })
  })
})
