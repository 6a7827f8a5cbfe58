import { expect, test } from 'vitest'
import { commandLine } from '#testing/command-line.ts'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'

const { shopWith } = await commandLine()

test('accounts at gateways are checked, and the webhooks registered', async () => {
  const sandbox = await testSandbox()
  const settings = {
    PUBLIC_URL: 'https://shop.example',
    MOYASAR_URL: `${sandbox.url}/moyasar/v1`,
    MOYASAR_SECRET_KEY: sandbox.keys.moyasarSecret,
    MOYASAR_PUBLISHABLE_KEY: sandbox.keys.moyasarPublishable,
    MOYASAR_WEBHOOK_SECRET: sandbox.keys.moyasarWebhook,
  }
  const before = await shopWith(settings, 'gateways', 'check')
  expect(before).toMatchObject({
    code: 1,
    out: expect.stringContaining('Moyasar\tok\tMOYASAR_SECRET_KEY is accepted.'),
  })
  expect(before.out).toContain('Moyasar\tWRONG\tNo webhook has the address of this shop.')
  expect(before.out).toContain('Problems found: 1.')
  const registered = await shopWith(settings, 'gateways', 'webhooks')
  expect(registered).toMatchObject({ code: 0, out: expect.stringContaining('Moyasar\tok\tThe webhook is registered.') })
  const wrong = await shopWith({ ...settings, MOYASAR_SECRET_KEY: 'sk_test_other' }, 'gateways', 'check')
  expect(wrong.out).toContain('Moyasar does not accept MOYASAR_SECRET_KEY (401).')
  await sandbox.close()
}, 60_000)
