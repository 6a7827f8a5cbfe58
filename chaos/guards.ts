import type pg from 'pg'
import { connectOnce } from '../src/db/connection.ts'
import type { CardVault, PaymentGateway } from '../src/integrations/payments/payment-gateway.ts'
import { sandboxKeys } from '../payments-sandbox/sandbox.ts'
import { SANDBOX_SECRET } from './place.ts'

/** Guards that a run can be made without, to prove that the harness notices. */
export const GUARDS = ['stock', 'coupon', 'refund', 'settle', 'key', 'cart', 'signature', 'event', 'decide'] as const
export type Guard = (typeof GUARDS)[number]

type Removal = {
  /** What is taken out of the statements of the shop, and where only statements with these words are meant. */
  readonly statement?: RegExp
  readonly within?: string
  readonly by: string
  /** The constraint behind it goes too: with it the database would still refuse. */
  readonly sql: string
}

/** Drops the checks of a table whose text has these words. */
const dropCheck = (table: string, words: string): string => `do $$
  declare name text;
  begin
    for name in select conname from pg_constraint where conrelid = '${table}'::regclass
      and position('${words}' in pg_get_constraintdef(oid)) > 0
    loop execute format('alter table ${table} drop constraint %I', name); end loop;
  end $$`

const REMOVALS: Readonly<Record<Guard, Removal>> = {
  stock: {
    statement: / and p\.remaining_quantity >= w\.quantity/g,
    by: '',
    sql: 'alter table product_price drop constraint if exists product_price_remaining_quantity_check',
  },
  coupon: {
    statement: /usage_limit is null or used_count < usage_limit/g,
    by: 'true',
    sql: dropCheck('coupon', 'used_count <= usage_limit'),
  },
  refund: {
    statement: /refunded \+ (\$\d+) <= captured/g,
    by: '$1::bigint > 0',
    sql: 'alter table payment drop constraint payment_check',
  },
  settle: {
    // Compare and set becomes set; what is named must still be named.
    statement: /"state" in \(([^)]*)\)/g,
    within: 'update "payment_attempt"',
    by: 'coalesce($1) is not null',
    sql: `drop trigger payment_attempt_state on payment_attempt;
      alter table payment drop constraint payment_attempt_id_key;
      alter table payment drop constraint payment_provider_gateway_id_key`,
  },
  key: {
    statement: /k\.key = (\$\d+)/g,
    by: 'k.key = $1 and false',
    sql: 'alter table idempotency_key drop constraint idempotency_key_pkey',
  },
  cart: {
    statement: /o\.cart_key = (\$\d+)::uuid/g,
    by: 'o.cart_key = $1::uuid and false',
    sql: 'drop index customer_order_cart',
  },
  event: {
    statement: / on conflict \("provider", "event_id"\) do nothing/g,
    by: '',
    sql: 'alter table webhook_event drop constraint webhook_event_pkey',
  },
  decide: {
    statement: / and "state" = (\$\d+)/g,
    within: 'update "refund"',
    by: ' and coalesce($1::text) is not null',
    sql: `drop trigger refund_state on refund;
      alter table refund drop constraint refund_decided;
      ${dropCheck('refund', 'withdrawn_at')}`,
  },
  // Not in the database: see `trustingSignatures`.
  signature: { by: '', sql: 'select 1' },
}

/** Takes a guard out of every statement of a pool. */
export function withoutGuard(pool: pg.Pool, guard: Guard): void {
  const { statement, within = '', by } = REMOVALS[guard]
  if (!statement) return
  const changed = (text: string): string => (text.includes(within) ? text.replaceAll(statement, by) : text)
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const patched = (config: unknown, ...rest: unknown[]): unknown => {
      if (typeof config === 'string') return query(changed(config), ...rest)
      // Changed in place: what sends itself must stay what it is.
      const statement = config as { text?: string }
      if (statement.text) statement.text = changed(statement.text)
      return query(config, ...rest)
    }
    client.query = patched as typeof client.query
  })
}

/** A gateway that takes every event for its own: the secret is put in before it is looked at. */
export const trustingSignatures = (gateway: PaymentGateway & CardVault): PaymentGateway & CardVault => ({
  ...gateway,
  readEvent: (request) => {
    const body = { ...(request.body as object), secret_token: sandboxKeys(SANDBOX_SECRET).moyasarWebhook }
    return gateway.readEvent({ ...request, body })
  },
})

/** Takes the constraint behind a guard out of the database. */
export async function dropConstraint(databaseUrl: string, guard: Guard): Promise<void> {
  const client = await connectOnce(databaseUrl)
  await client.query(REMOVALS[guard].sql)
  await client.end()
}
