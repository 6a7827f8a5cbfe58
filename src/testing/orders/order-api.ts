import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/connection.ts'
import type { GatewayRefusal } from '#integrations/payments/gateway-refusal.ts'
import type { Job } from '#services/queue/job-queue.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createRateLimits, LIMITS } from '#services/limits/rate-limits.ts'
import { createCommonServices, type CommonServices } from '#shop/common.ts'
import { sandboxGateways } from '#shop/gateways.ts'
import { createOrderServices } from '#shop/orders.ts'
import { openEarlierSignOffs } from '#shop/proofs.ts'
import { createReviewServices } from '#shop/reviews.ts'
import { stampedInvoices } from './issued-invoices.ts'
import { seller } from './sales-documents.ts'
import { unused } from '../unused.ts'
import type { OrderServices } from '#shop/orders.ts'
import type { OwnLimits } from '#domain/payments/payment-method.ts'
import type { Gateways } from '#services/payments/gateways.ts'
import { PLENTY, testCustomers } from '../customer-api.ts'
import type { TestBrowser, TestCustomers } from '../customer-api.ts'
import { testSandbox } from '../stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '../stand-ins/payments-sandbox.ts'
import type { TestDatabase } from '../test-database.ts'

/** The calls of orders over a test's database, paid at a sandbox. Jobs are only noted: `runJobs` does them. */
export interface TestOrders extends TestCustomers {
  readonly sandbox: TestSandbox
  readonly parts: OrderServices
  /** Where receipts lie. */
  readonly store: PictureStore
  readonly runJobs: () => Promise<void>
  readonly alerts: string[]
  /** What the gateways have refused. */
  readonly refusals: GatewayRefusal[]
  /** The body of an order of so many pieces of a product price, picked up and paid by card. */
  readonly order: (
    productPrice: number,
    quantity: number,
    total: number,
    more?: object,
  ) => Promise<Record<string, unknown>>
  readonly submit: (browser: TestBrowser, body: object, key?: string) => ReturnType<TestBrowser['send']>
  readonly close: () => Promise<void>
}

export type TestOrderOptions = {
  /** How many orders a customer may place in an hour; plenty unless given. */
  readonly ordersAnHour?: number
  /** What the shop has set in the place of the right keys. */
  readonly wrongKeys?: Partial<TestSandbox['keys']>
  /** The limits that the shop's agreements name. */
  readonly limits?: OwnLimits
}

export const PAID_CARD = '4201320111111010'

/** What the orders of tests have in common. */
const PICKED_UP = {
  fulfilment: 'PICKUP',
  contact: { firstName: 'Sara', lastName: 'Ali', phone: '0551234567', email: 'sara@shop.example' },
  paymentMethod: 'CARD',
}

const gatewaysAt = ({ url, keys }: TestSandbox, options: TestOrderOptions, refusals: GatewayRefusal[]): Gateways => ({
  ...sandboxGateways(
    { url, browserUrl: url, keys: { ...keys, ...options.wrongKeys } },
    (refusal) => void refusals.push(refusal),
  ),
  limits: options.limits,
})

const policyWith =
  ({ ordersAnHour = 1_000_000 }: TestOrderOptions) =>
  () => ({ ...DEFAULT_POLICY, ordersAnHour })

const signOffsOf = (
  { db }: TestDatabase,
  { storage }: PictureStore,
  { audit }: Pick<CommonServices, 'audit'>,
  alerts: string[],
) => openEarlierSignOffs({ db, storage, audit, alert: (sentence) => void alerts.push(sentence) })

/** Builds them; close when done. */
export async function testOrders(database: TestDatabase, options: TestOrderOptions = {}): Promise<TestOrders> {
  const sandbox = await testSandbox()
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-orders-'))
  const store = await openPictureStore({ storage: { kind: 'disk', folder }, workers: 1 })
  const jobs: Job[] = []
  const alerts: string[] = []
  const refusals: GatewayRefusal[] = []
  const numbers = { ...PLENTY, eligibility: LIMITS.eligibility }
  const limits = createRateLimits({ pool: database.pool, secret: 'a secret of the test', limits: numbers })
  const common = createCommonServices({ ...database, secret: 'a secret of the test', policy: policyWith(options) })
  const queue = { enqueue: async (_: Db, left: readonly Job[]) => void jobs.push(...left) }
  const parts = createOrderServices({
    ...common,
    db: database.db,
    afterChecks: { restOnEarlier: signOffsOf(database, store, common, alerts).rest },
    queue,
    gateways: gatewaysAt(sandbox, options, refusals),
    invoices: stampedInvoices(),
    seller: async () => seller,
    invoiceFiles: unused('invoice files'),
    receipts: { ...store, staffAddress: 'staff@shop.example' },
    limits,
    publicUrl: 'http://localhost:3000',
    logger: { error: (_, sentence) => void alerts.push(sentence) },
  })
  const { db } = database
  const { audit } = common
  const publicUrl = 'http://localhost:3000'
  const reviews = createReviewServices({ db, reader: db, ...store, queue, audit, publicUrl, limits }).api
  const shop = await testCustomers(database, {}, { orders: parts.api, reviews })
  return {
    ...shop,
    sandbox,
    parts,
    store,
    alerts,
    refusals,
    runJobs: async () => {
      for (const job of jobs.splice(0)) {
        if (job.name === 'refunds.send') await parts.jobs.sendRefund(job.data.refundId)
        if (job.name === 'payments.check') await parts.jobs.check(job.data.attemptId)
        if (job.name === 'webhooks.verify') await parts.jobs.verifyWebhook(job.data)
      }
    },
    order: async (productPrice, quantity, total, more = {}) => ({
      ...PICKED_UP,
      items: [{ key: 'a', productPrice: String(productPrice), quantity }],
      sourceToken: await sandbox.cardToken(PAID_CARD),
      expectedTotal: total,
      ...more,
    }),
    submit: (browser, body, key = randomUUID()) => browser.send('POST', '/carts', body, { 'idempotency-key': key }),
    close: async () => {
      await shop.app.close()
      await sandbox.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
