import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { walletToken } from '#testing/stand-ins/wallet-token.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.close())

const post = async (path: string, body: object, authorization?: string) => {
  const answer = await fetch(`${sandbox.url}/moyasar/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('the merchant session of Apple Pay', () => {
  const request = (changes: object = {}) => ({
    validation_url: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    display_name: 'Matbaa',
    domain_name: '127.0.0.1',
    publishable_api_key: sandbox.keys.moyasarPublishable,
    ...changes,
  })

  test('has the form of Apple’s, for a shop named by its publishable key alone', async () => {
    const { status, body } = await post('/applepay/initiate', request())
    expect(status).toBe(200)
    expect(body).toMatchObject({ domainName: '127.0.0.1', displayName: 'Matbaa', retries: 0 })
    expect(body['merchantSessionIdentifier']).toMatch(/^SSH[0-9A-F]+_[0-9A-F]+$/)
    expect(Number(body['expiresAt']) - Number(body['epochTimestamp'])).toBe(300_000)
    const next = await post('/applepay/initiate', request())
    expect(next.body['merchantSessionIdentifier']).not.toBe(body['merchantSessionIdentifier'])
  })

  test.each([
    ['an unknown key', { publishable_api_key: 'pk_test_other' }, 401],
    ['the secret key', { publishable_api_key: 'sk_test_of-the-test' }, 401],
    ['a domain that is not registered', { domain_name: 'other.example' }, 400],
    ['an address that is not Apple’s', { validation_url: 'https://apple-pay-gateway.apple.com.evil.example/' }, 400],
    ['an address without TLS', { validation_url: 'http://apple-pay-gateway.apple.com/paymentservices' }, 400],
    ['no name to show', { display_name: '' }, 400],
  ])('is refused for %s', async (_, changes, status) => {
    expect((await post('/applepay/initiate', request(changes))).status).toBe(status)
  })
})

describe('a payment by Apple Pay', () => {
  const pay = (amount: number, token: string) =>
    post(
      '/payments',
      {
        given_id: randomUUID(),
        amount,
        currency: 'SAR',
        description: 'Order 10241',
        callback_url: 'http://shop.example/ok',
        source: { type: 'applepay', token },
      },
      `Basic ${btoa(`${sandbox.keys.moyasarSecret}:`)}`,
    )

  test.each([
    [19_999, 'failed', '99'],
    [20_000, 'paid', '00'],
    [30_000, 'paid', '00'],
    [30_001, 'failed', '99'],
    [115_000, 'failed', '51'],
    [135_000, 'failed', '05'],
    [145_000, 'failed', '54'],
    [165_000, 'failed', '43'],
  ])('of %i halalas is %s with code %s, as the test environment is documented', async (amount, status, code) => {
    const { body } = await pay(amount, JSON.stringify(walletToken))
    expect(body).toMatchObject({
      status,
      amount,
      source: { type: 'applepay', company: 'mada', number: 'XXXX-XXXX-XXXX-4242', response_code: code },
    })
  })

  test('takes the sealed part of a token alone as well', async () => {
    expect((await pay(25_000, JSON.stringify(walletToken.paymentData))).body).toMatchObject({ status: 'paid' })
  })

  test.each(['', 'token', '{}', JSON.stringify({ ...walletToken, paymentData: {} })])(
    'is refused when its token is %j',
    async (token) => {
      expect(await pay(25_000, token)).toMatchObject({ status: 400, body: { type: 'invalid_request_error' } })
    },
  )
})
