import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import { openPool, queryBuilder } from '../src/db/connection.ts'
import type { Db } from '../src/db/connection.ts'
import { DEFAULT_POLICY } from '../src/domain/shop-policy.ts'
import { createCommonServices } from '../src/shop/common.ts'
import { sandboxGateways } from '../src/shop/gateways.ts'
import { openInvoices } from '../src/shop/invoices.ts'
import { createOrderServices } from '../src/shop/orders.ts'
import type { OrderOptions } from '../src/shop/orders.ts'
import { insertCategory, insertProduct } from '../src/testing/catalogue-fixture.ts'
import { seller } from '../src/testing/orders/sales-documents.ts'
import { unused } from '../src/testing/unused.ts'
import { sandboxKeys } from '../payments-sandbox/sandbox.ts'
import type { Gateways } from '../src/services/payments/gateways.ts'
import type { Job } from '../src/services/queue/job-queue.ts'
import { trustingSignatures, withoutGuard } from './guards.ts'
import type { Guard } from './guards.ts'
import { SANDBOX_SECRET } from './place.ts'
import type { Place } from './place.ts'

/** A few customers buy all the time. */
const PLENTY = { ...DEFAULT_POLICY, ordersAnHour: 1_000_000_000 }
const CHAOS_SECRET = 'chaos, a secret of thirty-two letters'

/** Invoices are stamped by the shop itself: no tax authority takes part. */
const OWN_STAMP = {
  unit: 1,
  url: undefined,
  certificate: undefined,
  privateKey: undefined,
  password: undefined,
  secret: CHAOS_SECRET,
  key: CHAOS_SECRET,
}

type Parts = Pick<OrderOptions, 'gateways' | 'queue'>

/**
 * The services of orders over a database and a sandbox, as a process of the shop has them. Jobs are noted in `left`,
 * unless a queue is given; jobs left there are for the sweep.
 */
export function openWorld({ databaseUrl, sandboxUrl, without }: Place, connections = 24, given: Partial<Parts> = {}) {
  const pool = openPool(databaseUrl, { max: connections, statementTimeoutMs: 30_000, connectionTimeoutMs: 30_000 })
  const left: Job[] = []
  if (without) withoutGuard(pool, without)
  const db = queryBuilder(pool)
  const limits = { take: async () => ({ ok: true, value: undefined }) as const, ...unusedLimits }
  const parts = createOrderServices({
    ...createCommonServices({ pool, db, secret: CHAOS_SECRET, policy: () => PLENTY }),
    db,
    queue: given.queue ?? { enqueue: async (_, jobs) => void left.push(...jobs) },
    gateways: given.gateways ?? gatewaysAt(sandboxUrl, without),
    seller: async () => seller,
    invoices: openInvoices(db, async () => seller, OWN_STAMP).invoices,
    invoiceFiles: unused('invoice files'),
    receipts: { storage: unused('storage'), media: unused('media'), staffAddress: '' },
    limits,
    publicUrl: 'http://localhost:3000',
    logger: pino({ level: 'silent' }),
  })
  return { pool, db, parts, left, close: () => pool.end() }
}

function gatewaysAt(url: string, without: Guard | null): Gateways {
  const gateways = sandboxGateways({ url, browserUrl: url, keys: sandboxKeys(SANDBOX_SECRET) })
  const { moyasar } = gateways
  return without === 'signature' && moyasar ? { ...gateways, moyasar: trustingSignatures(moyasar) } : gateways
}

const unusedLimits = { isUsedUp: async () => false, giveBack: async () => undefined }

/** Customers who may buy; rows only. */
export async function insertCustomers(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into customer (first_name, last_name, language)
       select 'Chaos', 'Customer', 'en' from generate_series(1, $1) returning id),
     known as (
       insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
       select id, 'email', id || '@shop.example', id || '@shop.example', now() from made)
     select id from made`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** A product price of SAR 10.00, or of another price, with so many pieces left. */
export async function insertGoods(
  db: Db,
  pool: pg.Pool,
  remaining: number | null,
  more: { readonly price?: number } = {},
): Promise<string> {
  const code = randomUUID().slice(0, 8)
  const category = await insertCategory(db, { code: `c-${code}`, name: { en: 'Chaos' } })
  const product = await insertProduct(db, { code: `p-${code}`, categoryId: category, remaining, ...more })
  const { rows } = await pool.query('select id from product_price where product_id = $1', [product])
  return String(rows[0].id)
}
