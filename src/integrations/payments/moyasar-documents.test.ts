import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCharge } from '#testing/stand-ins/test-charge.ts'
import { differences, vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
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

const request = () => vendor.requests.at(-1)

describe('a payment by token', () => {
  test('asks for 3-D Secure and names the attempt', async () => {
    const charge = testCharge({ source: { kind: 'CARD_TOKEN', token: 'token_a' } })
    vendor.answerWith(vendorExample('moyasar/tokenized-cards', 'payment'))
    expect(await moyasar.charge(charge)).toMatchObject({ state: 'APPROVED', amount: 100, card: { lastFour: '1111' } })
    expect(request()).toMatchObject({
      method: 'POST',
      path: '/v1/payments',
      headers: { authorization: `Basic ${btoa('sk_test_a:')}` },
      body: { given_id: charge.attemptId, source: { type: 'token', token: 'token_a', '3ds': true } },
    })
  })
})

type Body = { readonly source: unknown }

describe('a payment by Apple Pay', () => {
  test('sends the token of the sheet as text, as it came', async () => {
    const token = JSON.stringify(vendorExample('apple/payment-token', 'sheet').answer?.body)
    vendor.answerWith(vendorExample('moyasar/tokenized-cards', 'payment'))
    await moyasar.charge(testCharge({ source: { kind: 'APPLE_PAY', token } }))
    const body = request()?.body as Body
    expect(body.source).toEqual({ type: 'applepay', token })
    const documented = vendorExample('moyasar/apple-pay', 'payment').request?.body as Body
    expect(differences(documented.source, body.source)).toEqual([])
  })
})

describe('a key that is not accepted', () => {
  const refused = vendorExample('moyasar/errors', 'invalid key')

  test('is never a refusal of the card, and the payment is not looked for', async () => {
    const before = vendor.requests.length
    vendor.answerWith(refused)
    expect(await moyasar.charge(testCharge({ source: { kind: 'CARD_TOKEN', token: 'token_a' } }))).toEqual({
      state: 'DECLINED',
      gatewayId: null,
      code: 'GATEWAY_AWAY',
    })
    expect(vendor.requests.length - before).toBe(1)
  })

  test('refuses no refund for good: nothing was done, and it is asked for again', async () => {
    vendor.answerWith(refused)
    const refund = { refundId: randomUUID(), gatewayId: randomUUID(), amount: 100, refundedBefore: 0 }
    expect(await moyasar.refund(refund)).toEqual({ state: 'NOT_DONE' })
  })
})

describe('the code of a webhook', () => {
  const event = vendorExample('moyasar/verify-webhook', 'event').request?.body

  test('is read from the event that brings it, and sent back', async () => {
    const challenge = moyasar.challenges?.read({ headers: {}, query: {}, body: event })
    expect(challenge).toEqual({ webhookId: 'c4bc247d-5288-4673-9b40-39c082ac7fbb', code: '482913' })
    const example = vendorExample('moyasar/verify-webhook', 'verified')
    vendor.answerWith(example)
    expect(challenge && (await moyasar.challenges?.answer(challenge))).toBe('ACCEPTED')
    expect(request()).toMatchObject(example.request ?? {})
  })

  test.each([
    [vendorExample('moyasar/verify-webhook', 'wrong code'), 'REFUSED'],
    [vendorExample('moyasar/errors', 'invalid key'), 'AWAY'],
    [{ answer: { status: 503 } }, 'AWAY'],
  ])('%j is %s', async (example, message) => {
    vendor.answerWith(example)
    expect(await moyasar.challenges?.answer({ webhookId: 'a', code: '482913' })).toBe(message)
  })

  test('is not read from what lacks the secret', () => {
    const forged = { ...(event as object), secret_token: 'other' }
    expect(moyasar.challenges?.read({ headers: {}, query: {}, body: forged })).toBeUndefined()
  })
})
