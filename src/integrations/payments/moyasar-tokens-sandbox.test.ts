import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_CARD, testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { differences, vendorExample } from '#testing/stand-ins/vendor-documents.ts'

/** The sandbox against what Moyasar documents of tokens and refusals. */

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.close())

const CARD = { ...TEST_CARD, number: '4201320111111010' }

type Answer = Record<string, unknown> & { readonly source?: Record<string, unknown> }

const call = async (method: string, path: string, body?: object, key = sandbox.keys.moyasarSecret) => {
  const answer = await fetch(`${sandbox.url}/moyasar/v1${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answer }
}

const pay = (source: object, more: object = {}) =>
  call('POST', '/payments', {
    given_id: randomUUID(),
    amount: 10_000,
    currency: 'SAR',
    callback_url: 'https://shop.example/back',
    source,
    ...more,
  })

describe('a token', () => {
  test('has the form that is documented, and is initiated until its holder has confirmed it', async () => {
    const { status, body } = await call('POST', '/tokens', { ...CARD, callback_url: 'https://shop.example/back' })
    const documented = vendorExample('moyasar/create-token', 'initiated').answer
    expect(status).toBe(documented?.status)
    expect(differences(documented?.body, body)).toEqual([])
    expect(body).toMatchObject({ status: 'initiated' })
    expect((await pay({ type: 'token', token: body['id'] })).status).toBe(400)
    const page = await fetch(String(body['verification_url']), { headers: { 'accept-language': 'ar' } })
    expect(await page.text()).toContain('أكّد بطاقتك')
    await sandbox.answerPage(String(body['verification_url']), { code: '123456', answer: 'pay' })
    const after = await call('GET', `/tokens/${String(body['id'])}`)
    expect(differences(vendorExample('moyasar/tokenized-cards', 'token').answer?.body, after.body)).toEqual([])
    expect(after.body).toMatchObject({ status: 'active' })
  })

  test('that is saved only pays once, always with 3-D Secure', async () => {
    const token = await sandbox.cardToken(CARD.number)
    const first = await pay({ type: 'token', token, '3ds': false })
    expect(first.body).toMatchObject({ status: 'initiated', source: { transaction_url: expect.any(String) } })
    expect(await pay({ type: 'token', token })).toMatchObject({ status: 400, body: { type: 'invalid_request_error' } })
  })

  test('that is active pays without 3-D Secure unless it is asked for', async () => {
    const token = await sandbox.activeToken(CARD.number)
    expect((await pay({ type: 'token', token })).body).toMatchObject({ status: 'paid' })
    expect((await pay({ type: 'token', token, '3ds': true })).body).toMatchObject({ status: 'initiated' })
  })

  test('of a card that is saved with a payment is active once that is paid, and inactive when it is not', async () => {
    const saved = { type: 'creditcard', ...CARD, save_card: true }
    for (const [answer, status] of [
      ['pay', 'active'],
      ['cancel', 'inactive'],
    ] as const) {
      const { source } = (await pay(saved)).body
      await sandbox.answerPage(String(source?.['transaction_url']), { code: '123456', answer })
      expect((await call('GET', `/tokens/${String(source?.['token'])}`)).body).toMatchObject({ status })
    }
  })

  test('that was deleted is answered with 204 and pays no more', async () => {
    const token = await sandbox.activeToken(CARD.number)
    const deleted = vendorExample('moyasar/tokenized-cards', 'deleted').answer
    expect((await call('DELETE', `/tokens/${token}`)).status).toBe(deleted?.status)
    expect((await call('GET', `/tokens/${token}`)).status).toBe(404)
    expect((await pay({ type: 'token', token })).status).toBe(400)
  })
})

describe('a refusal', () => {
  test.each([
    ['an unknown key', 'sk_test_other', 'invalid key'],
    ['no key', '', 'invalid key'],
  ])('of %s has the form that is documented', async (_, key, example) => {
    expect(await call('GET', '/payments/a', undefined, key)).toEqual(vendorExample('moyasar/errors', example).answer)
  })

  test.each([
    ['amount', { amount: 99 }],
    ['amount', { amount: '10000' }],
    ['currency', { currency: 'USD' }],
  ])('of a malformed %s names it', async (field, more) => {
    const { status, body } = await pay({ type: 'creditcard', ...CARD }, more)
    const documented = vendorExample('moyasar/errors', 'validation failed').answer
    expect(status).toBe(documented?.status)
    expect(differences({ ...(documented?.body as object), errors: null }, body)).toEqual([])
    expect(body['errors']).toMatchObject({ [field]: [expect.any(String)] })
  })
})
