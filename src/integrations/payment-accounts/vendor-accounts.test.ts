import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { createMoyasarAccount } from './moyasar-account.ts'
import type { MoyasarAccountOptions } from './moyasar-account.ts'
import { createTabbyAccount } from './tabby-account.ts'
import { createTamaraAccount } from './tamara-account.ts'
import type { AccountFinding } from './vendor-account.ts'

const HOOKS = 'https://shop.example/api/payments/webhooks'
const PLACE = { isProduction: false, now: () => new Date() }

let sandbox: TestSandbox
let vendor: Awaited<ReturnType<typeof vendorServer>>
beforeAll(async () => {
  sandbox = await testSandbox()
  vendor = await vendorServer()
})
afterEach(() => sandbox.setFaults({}))
afterAll(async () => {
  await sandbox.close()
  await vendor.close()
})

const moyasar = (changes: Partial<MoyasarAccountOptions> = {}) =>
  createMoyasarAccount({
    ...PLACE,
    webhookUrl: `${HOOKS}/moyasar`,
    url: `${sandbox.url}/moyasar/v1`,
    secretKey: sandbox.keys.moyasarSecret,
    publishableKey: sandbox.keys.moyasarPublishable,
    webhookSecret: sandbox.keys.moyasarWebhook,
    applePay: undefined,
    ...changes,
  })

const tabby = (changes: object = {}) =>
  createTabbyAccount({
    ...PLACE,
    webhookUrl: `${HOOKS}/tabby`,
    url: `${sandbox.url}/tabby`,
    secretKey: sandbox.keys.tabbySecret,
    merchantCode: 'matbaa',
    webhookSecret: sandbox.keys.tabbyWebhook,
    ...changes,
  })

const tamara = (changes: object = {}) =>
  createTamaraAccount({
    ...PLACE,
    webhookUrl: `${HOOKS}/tamara`,
    url: `${sandbox.url}/tamara`,
    apiToken: sandbox.keys.tamaraToken,
    ...changes,
  })

const wrong = (findings: readonly AccountFinding[]) =>
  findings.flatMap(({ isGood, setting, sentence }) => (isGood ? [] : [`${setting}: ${sentence}`]))

describe('Moyasar', () => {
  test('a webhook is registered once, and is right when its code has come back', async () => {
    const account = moyasar()
    expect(wrong(await account.check(null))).toEqual([expect.stringMatching(/^PUBLIC_URL: No webhook has the address/)])
    const first = await account.registerWebhook(null)
    expect(first).toMatchObject({ isGood: true, sentence: expect.stringContaining('code') })
    expect(wrong(await account.check(null))).toEqual([expect.stringMatching(/^MOYASAR_WEBHOOK_SECRET: .*not verified/)])

    // The code was sent once and lost: only a new webhook is sent another.
    const second = await account.registerWebhook(null)
    expect(second.webhookId).not.toBe(first.webhookId)
    const id = second.webhookId ?? ''
    await sandbox.moyasar.challenges?.answer({ webhookId: id, code: sandbox.codeOf(id) })
    expect(wrong(await account.check(null))).toEqual([])
    expect(await account.registerWebhook(null)).toMatchObject({ isGood: true, webhookId: id })
  })

  test('asks as documented', async () => {
    const account = moyasar({
      url: `${vendor.url}/v1`,
      webhookUrl: 'https://example.com/updatepayments',
      webhookSecret: '123',
    })
    vendor.answerWith({ answer: { status: 200, body: { webhooks: [] } } }, vendorExample('moyasar/webhooks', 'create'))
    await account.registerWebhook(null)
    const { method, path, body } = vendorExample('moyasar/webhooks', 'create').request ?? {}
    const known = body as { events: string[] }
    expect(vendor.requests.at(-1)).toMatchObject({
      method,
      path,
      body: { ...known, events: expect.arrayContaining(known.events) },
    })
  })

  test.each([
    ['an unknown secret key', { secretKey: 'sk_test_other' }, /^MOYASAR_SECRET_KEY: Moyasar does not accept/],
    ['the publishable key in its place', { secretKey: 'pk_test_of-the-test' }, /^MOYASAR_SECRET_KEY: .*begin with sk_/],
    [
      'a live key of an account that is not activated',
      { secretKey: 'sk_live_of-the-test' },
      /^MOYASAR_SECRET_KEY: .*not activated/,
    ],
    [
      'keys of two modes',
      { publishableKey: 'pk_live_of-the-test' },
      /^MOYASAR_PUBLISHABLE_KEY: .*no card could be charged/,
    ],
    [
      'an unknown publishable key',
      { publishableKey: 'pk_test_other' },
      /^MOYASAR_PUBLISHABLE_KEY: Moyasar does not accept/,
    ],
    ['test keys in production', { isProduction: true }, /^MOYASAR_SECRET_KEY: .*no money is taken/],
    ['an address without an answer', { url: 'http://127.0.0.1:9/v1' }, /^MOYASAR_URL: Moyasar does not answer/],
    ['an address without TLS', { isProduction: true, webhookUrl: 'http://shop.example/x' }, /^PUBLIC_URL: .*https/],
    [
      'a clock that is five minutes ahead',
      { now: () => new Date(Date.now() + 300_000) },
      /^null: .* 5 minutes ahead of/,
    ],
    [
      'a clock that is five minutes behind',
      { now: () => new Date(Date.now() - 300_000) },
      /^null: .* 5 minutes behind/,
    ],
  ])('%s is named with its setting', async (_, changes, sentence) => {
    const account = moyasar(changes)
    expect(wrong(await account.check(null))).toContainEqual(expect.stringMatching(sentence))
  })

  test('that does not answer is said once, and nothing is guessed', async () => {
    const applePay = { publicUrl: sandbox.url, association: async () => undefined }
    const findings = wrong(await moyasar({ url: 'http://127.0.0.1:9/v1', applePay }).check(null))
    expect(findings).toEqual([expect.stringMatching(/^MOYASAR_URL: Moyasar does not answer/)])
  })

  test('no webhook is registered with a wrong key', async () => {
    const refused = await moyasar({ secretKey: 'sk_test_other' }).registerWebhook(null)
    expect(refused).toMatchObject({ isGood: false, setting: 'MOYASAR_SECRET_KEY', webhookId: null })
  })
})

describe('Apple Pay', () => {
  /** The sandbox as the gateway, and a shop that answers this at Apple's address. */
  const served =
    (status: number): AskGateway =>
    async () =>
      ok({ status, body: undefined })
  const check = async (publicUrl: string, text: string | undefined, status: number) => {
    const { askGateway } = await import('../payments/gateway-request.ts')
    const ask: AskGateway = (call) => (call.url.includes('.well-known') ? served(status)(call) : askGateway(call))
    return wrong(await moyasar({ ask, applePay: { publicUrl, association: async () => text } }).check(null))
  }

  test('is right with a registered domain and its file', async () => {
    expect(await check(sandbox.url, '7B22', 200)).not.toContainEqual(expect.stringMatching(/Apple/))
  })

  test.each([
    [
      'a domain that is not registered',
      'https://other.example',
      '7B22',
      200,
      /^PUBLIC_URL: Moyasar gets no Apple Pay session for other.example/,
    ],
    ['no file', 'http://127.0.0.1', undefined, 200, /^APPLE_PAY_DOMAIN_FILE: /],
    ['a file that is not served', 'http://127.0.0.1', '7B22', 404, /^PUBLIC_URL: .*cannot be fetched/],
  ])('names %s', async (_, publicUrl, text, status, sentence) => {
    expect(await check(publicUrl, text, status)).toContainEqual(expect.stringMatching(sentence))
  })
})

describe('Tabby', () => {
  test('a webhook is registered once, and again when the secret is another one', async () => {
    expect(wrong(await tabby().check(null))).toEqual([expect.stringMatching(/^PUBLIC_URL: No webhook/)])
    const first = await tabby().registerWebhook(null)
    expect(first).toMatchObject({ isGood: true })
    expect(wrong(await tabby().check(null))).toEqual([])
    expect((await tabby().registerWebhook(null)).webhookId).toBe(first.webhookId)
    const changed = tabby({ webhookSecret: 'another-secret-of-the-shop' })
    expect(wrong(await changed.check(null))).toEqual([expect.stringMatching(/^TABBY_WEBHOOK_SECRET: /)])
    expect((await changed.registerWebhook(null)).webhookId).toBe(first.webhookId)
    expect(wrong(await changed.check(null))).toEqual([])
  })

  test.each([
    ['wrong key', 'TABBY_SECRET_KEY'],
    ['malformed', 'TABBY_MERCHANT_CODE'],
  ])('%s is named with its setting', async (name, setting) => {
    vendor.answerWith(vendorExample('tabby/register-webhook', name))
    expect(wrong(await tabby({ url: vendor.url }).check(null))).toEqual([expect.stringMatching(`^${setting}: `)])
  })

  test('a key of another region is named with the address', async () => {
    vendor.answerWith({ answer: { status: 403, body: { status: 'error', errorType: 'not_authorized' } } })
    expect(wrong(await tabby({ url: vendor.url }).check(null))).toEqual([
      expect.stringMatching(/^TABBY_SECRET_KEY: .*TABBY_URL/),
    ])
  })

  test('asks as documented, also when the list is shown as one', async () => {
    const { request } = vendorExample('tabby/register-webhook', 'register')
    const account = tabby({ url: vendor.url, webhookUrl: 'https://example.com/', webhookSecret: 'a random string' })
    vendor.answerWith({ answer: { status: 200, body: [] } }, vendorExample('tabby/register-webhook', 'register'))
    await account.registerWebhook(null)
    expect(vendor.requests.at(-1)).toMatchObject({
      method: request?.method,
      path: request?.path,
      headers: { 'x-merchant-code': 'matbaa' },
      body: request?.body,
    })
    vendor.answerWith(vendorExample('tabby/register-webhook', 'list'))
    expect(wrong(await account.check(null))).toEqual([])
  })
})

describe('Tamara', () => {
  test('a webhook is registered, remembered, and moved with the shop', async () => {
    expect(wrong(await tamara().check(null))).toEqual([expect.stringMatching(/^PUBLIC_URL: No webhook/)])
    const { webhookId } = await tamara().registerWebhook(null)
    const findings = await tamara().check(webhookId)
    expect(wrong(findings)).toEqual([])
    expect(findings).toContainEqual(expect.objectContaining({ sentence: expect.stringContaining('SAR 1 to SAR 5000') }))
    const moved = tamara({ webhookUrl: 'https://new.example/api/payments/webhooks/tamara' })
    expect(wrong(await moved.check(webhookId))).toHaveLength(1)
    expect((await moved.registerWebhook(webhookId)).webhookId).toBe(webhookId)
    expect(wrong(await moved.check(webhookId))).toEqual([])
  })

  test('asks as documented', async () => {
    const { request, answer } = vendorExample('tamara/register-webhook', 'register')
    vendor.answerWith({ answer })
    const account = tamara({ url: vendor.url, webhookUrl: 'https://example.com/tamara/webhook' })
    expect(await account.registerWebhook(null)).toMatchObject({ webhookId: '4826ecbd-2c16-4882-8d4b-04bcaa96bbc6' })
    expect(vendor.requests.at(-1)).toMatchObject({ method: request?.method, path: request?.path, body: request?.body })
  })

  test('a wrong token, and an account without instalments, are named', async () => {
    expect(wrong(await tamara({ apiToken: 'other' }).check(null))).toEqual([
      expect.stringMatching(/^TAMARA_API_TOKEN: /),
    ])
    vendor.answerWith({ answer: { status: 200, body: [] } })
    expect(wrong(await tamara({ url: vendor.url }).check(null))).toContainEqual(expect.stringMatching(/no instalments/))
  })
})
