import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '#config'
import { createMoyasar } from '#integrations/payments/moyasar.ts'
import { createTabby } from '#integrations/payments/tabby.ts'
import { createTamara } from '#integrations/payments/tamara.ts'
import type { PaymentGateway } from '#integrations/payments/payment-gateway.ts'
import { findBookedPayments } from '#services/checkout/generate/booked-payments.repository.ts'
import { generateOrders } from '#services/checkout/generate/generate-orders.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import type { PaymentsSandbox } from '#shop/gateways.ts'
import { enterDemoPayments } from './demo-payments.ts'
import { Lifecycle } from './lifecycle.ts'
import { startSandbox } from './payments-sandbox.ts'

describe('a payment of the demo', { timeout: 60_000 }, () => {
  let database: TestDatabase
  let folder: string
  let sandbox: PaymentsSandbox
  const lifecycle = new Lifecycle(pino({ enabled: false }))
  beforeAll(async () => {
    database = await testDatabase()
    folder = await mkdtemp(join(tmpdir(), 'matbaa-demo-'))
    const config = parseConfig({ DATA_DIR: folder })
    const started = await startSandbox(config, lifecycle)
    if (!started) throw new Error('no sandbox')
    sandbox = started
    const { db } = database
    const categoryId = await insertCategory(db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
    for (let n = 1; n <= 5; n += 1) await insertProduct(db, { code: `BC-${n}`, categoryId })
    await addDemoStaff({ db, key: 'a key of the test, thirty-two letters.', now: new Date() })
    await generateOrders(db, { orders: 150, seed: 7, now: new Date(), invoiced: false })
    await enterDemoPayments({ config, db, sandbox })
  }, 60_000)
  afterAll(async () => {
    await lifecycle.stop()
    await database.close()
    await rm(folder, { recursive: true })
  })

  const gateways = (): Readonly<Record<'MOYASAR' | 'TABBY' | 'TAMARA', Pick<PaymentGateway, 'refund'>>> => ({
    MOYASAR: createMoyasar({
      url: `${sandbox.url}/moyasar/v1`,
      browserUrl: sandbox.browserUrl,
      secretKey: sandbox.keys.moyasarSecret,
      publishableKey: sandbox.keys.moyasarPublishable,
      webhookSecret: sandbox.keys.moyasarWebhook,
    }),
    TABBY: createTabby({
      url: `${sandbox.url}/tabby`,
      secretKey: sandbox.keys.tabbySecret,
      merchantCode: 'matbaa',
      webhookSecret: sandbox.keys.tabbyWebhook,
    }),
    TAMARA: createTamara({
      url: `${sandbox.url}/tamara`,
      apiToken: sandbox.keys.tamaraToken,
      notificationToken: sandbox.keys.tamaraNotification,
    }),
  })

  test.each(['MOYASAR', 'TABBY', 'TAMARA'] as const)(
    'is given back at %s, up to what is left of it',
    async (gateway) => {
      const payments = (await findBookedPayments(database.db)).filter((each) => each.gateway === gateway)
      const whole = payments.find(({ refunds }) => refunds.length === 0)
      if (!whole) throw new Error(`the generator made no payment by ${gateway}`)
      const refund = { refundId: randomUUID(), gatewayId: whole.id, amount: whole.amount, refundedBefore: 0 }
      expect(await gateways()[gateway].refund({ ...refund, amount: whole.amount + 1 })).toMatchObject({
        state: 'DECLINED',
      })
      expect(await gateways()[gateway].refund(refund)).toMatchObject({ state: 'DONE' })
    },
  )

  test('that was given back is not given back twice', async () => {
    const back = (await findBookedPayments(database.db)).find(
      ({ gateway, amount, refunds }) => gateway === 'MOYASAR' && refunds[0]?.amount === amount,
    )
    if (!back) throw new Error('the generator refunded nothing')
    const again = { refundId: randomUUID(), gatewayId: back.id, amount: 1, refundedBefore: back.amount }
    expect(await gateways().MOYASAR.refund(again)).toMatchObject({ state: 'DECLINED' })
  })

  test('is entered once, also when it is sent again', async () => {
    const entries = async () => (await (await fetch(`${sandbox.url}/control/health`)).json()) as { entries: number }
    const before = await entries()
    await enterDemoPayments({ config: parseConfig({ DATA_DIR: folder }), db: database.db, sandbox })
    expect(await entries()).toEqual(before)
  })
})
