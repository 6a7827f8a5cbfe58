import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testCharge } from '#testing/stand-ins/test-charge.ts'
import { createMoyasar } from './moyasar.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.close())

const AWAY = { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }

/** The publishable key may pay; it may not look up what became of it. */
describe.each([
  ['an unknown key', 'sk_test_other', 401, AWAY],
  ['the publishable key', 'pk_test_of-the-test', 403, { state: 'REQUIRES_ACTION' }],
  ['a live key of an account in test mode', 'sk_live_of-the-test', 405, AWAY],
])('with %s in the place of the secret key', (_, secretKey, status, answer) => {
  const moyasar = () =>
    createMoyasar({
      url: `${sandbox.url}/moyasar/v1`,
      browserUrl: '',
      secretKey,
      publishableKey: sandbox.keys.moyasarPublishable,
      webhookSecret: sandbox.keys.moyasarWebhook,
    })

  test('a card is not called declined, whatever it is good for', async () => {
    const token = await sandbox.cardToken('4201320111111010')
    const message = await moyasar().charge(testCharge({ source: { kind: 'CARD_TOKEN', token } }))
    expect(message).toMatchObject(answer)
  })

  test('nothing is taken for known: payments stay open, saved cards stay as they are', async () => {
    expect(await moyasar().find({ attemptId: testCharge().attemptId, gatewayId: null })).toEqual({
      state: 'UNKNOWN',
      reason: `HTTP ${status}`,
    })
    expect(await moyasar().findCard('token_a')).toEqual({ ok: false, error: { code: 'vault/away' } })
    expect(await moyasar().forgetCard('token_a')).toEqual({ ok: false, error: { code: 'vault/away' } })
  })

  test('a refund waits for the right key', async () => {
    const refund = { refundId: 'r', gatewayId: testCharge().attemptId, amount: 100, refundedBefore: 0 }
    expect(await moyasar().refund(refund)).toEqual({ state: 'NOT_DONE' })
  })
})
