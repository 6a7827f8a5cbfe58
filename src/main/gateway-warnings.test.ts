import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#config'
import { openAccounts, registerWebhooks } from '#services/gateway-accounts/gateway-accounts.ts'
import { startSmtpServer } from '#testing/stand-ins/smtp-server.ts'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { warnOfGateways } from './gateway-warnings.ts'

let sandbox: TestSandbox
let database: TestDatabase
beforeAll(async () => {
  sandbox = await testSandbox()
  database = await testDatabase()
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

const configOf = (changes: NodeJS.ProcessEnv = {}) =>
  parseConfig({
    MOYASAR_SECRET_KEY: sandbox.keys.moyasarSecret,
    MOYASAR_PUBLISHABLE_KEY: sandbox.keys.moyasarPublishable,
    MOYASAR_WEBHOOK_SECRET: sandbox.keys.moyasarWebhook,
    MOYASAR_URL: `${sandbox.url}/moyasar/v1`,
    TABBY_SECRET_KEY: sandbox.keys.tabbySecret,
    TABBY_MERCHANT_CODE: 'matbaa',
    TABBY_WEBHOOK_SECRET: sandbox.keys.tabbyWebhook,
    TABBY_URL: `${sandbox.url}/tabby`,
    TAMARA_API_TOKEN: sandbox.keys.tamaraToken,
    TAMARA_NOTIFICATION_TOKEN: sandbox.keys.tamaraNotification,
    TAMARA_URL: `${sandbox.url}/tamara`,
    PUBLIC_URL: 'https://shop.example',
    ...changes,
  })

async function warnings(config: ReturnType<typeof configOf>, before?: Set<string>): Promise<string[]> {
  const lines: string[] = []
  const log = (level: string) => (facts: object, sentence: string) =>
    void lines.push(`${level}: ${sentence} ${JSON.stringify(facts)}`)
  await warnOfGateways({ config, db: database.db, logger: { warn: log('warn'), error: log('error') } }, before)
  return lines
}

test('says nothing of accounts that are right, once the webhooks are registered', async () => {
  const config = configOf()
  expect(await warnings(config)).toEqual([
    expect.stringMatching(/^warn: .*gateways webhooks.*"MOYASAR"/),
    expect.stringMatching(/^warn: .*gateways webhooks.*"TABBY"/),
    expect.stringMatching(/^warn: .*gateways webhooks.*"TAMARA"/),
  ])
  const accounts = openAccounts(config.payments, { publicUrl: config.http.publicUrl, isProduction: false })
  expect((await registerWebhooks(database.db, accounts)).every(({ isGood }) => isGood)).toBe(true)
  const { rows } = await database.pool.query('select vendor, webhook_id from gateway_webhook order by vendor')
  const id = String(rows[0].webhook_id)
  await sandbox.moyasar.challenges?.answer({ webhookId: id, code: sandbox.codeOf(id) })
  expect(await warnings(config)).toEqual([])

  // A second time nothing new is registered.
  await registerWebhooks(database.db, accounts)
  expect((await database.pool.query('select vendor, webhook_id from gateway_webhook order by vendor')).rows).toEqual(
    rows,
  )
})

test('names the setting of what is wrong, keys as an error, and starts all the same', async () => {
  expect(await warnings(configOf({ TABBY_SECRET_KEY: 'sk_other' }))).toEqual([
    expect.stringMatching(/^error: Tabby does not accept TABBY_SECRET_KEY.*"setting":"TABBY_SECRET_KEY"/),
  ])
})

test('a publishable key that is refused while the shop runs is said once, and again when it happens again', async () => {
  const [right, wrong] = [configOf(), configOf({ MOYASAR_PUBLISHABLE_KEY: 'pk_test_replaced' })]
  const message = new Set<string>()
  const alarm = [expect.stringMatching(/^error: Moyasar does not accept MOYASAR_PUBLISHABLE_KEY/)]
  expect(await warnings(wrong, message)).toEqual(alarm)
  expect(await warnings(wrong, message)).toEqual([])
  expect(await warnings(right, message)).toEqual([])
  expect(await warnings(wrong, message)).toEqual(alarm)
})

test('a mail server that does not accept the login is an error, though nothing was sent yet', async () => {
  const server = await startSmtpServer('refuses the login')
  const lines = await warnings(configOf({ SMTP_URL: server.url.replace('//', '//shop:wrong-one@') }))
  await server.close()
  expect(lines).toEqual([expect.stringMatching(/^error: The mail server does not accept.*"vendor":"EMAIL"/)])
})
