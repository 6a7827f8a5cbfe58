import type { Pool } from 'pg'

/** An order as rows, with its payment and a saved card. */
export type Bought = { readonly order: string; readonly payment: string; readonly card: string }

type OrderSetup = {
  /** AWAITING_PAYMENT waits for a transfer; the others are paid by card. */
  readonly status?: 'AWAITING_PAYMENT' | 'PENDING' | 'PROCESSING'
  /** halalas */
  readonly total?: number
}

/** Writes an order of a customer, who is known by an identifier, without any gateway. PROCESSING: it is being made. */
export async function insertBought(
  pool: Pool,
  identifier: string,
  { status = 'PENDING', total = 100 }: OrderSetup = {},
): Promise<Bought> {
  const isPaid = status !== 'AWAITING_PAYMENT'
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Bought>(ORDER, [identifier, status, total, isPaid])
    const [bought] = rows
    if (!bought) throw new TypeError(`no customer is ${identifier}`)
    if (isPaid) await client.query(PAYMENT, [bought.payment, bought.order, total])
    await client.query('commit')
    return bought
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const ORDER = `
  with owner as (select customer_id as id from customer_identifier where value = $1),
  placed as (
    insert into customer_order (customer_id, cart_key, status, moved_by, language, contact_name, contact_phone,
      contact_email, fulfilment, urgent, ready_by, subtotal, discount, urgent_fee, shipping, taxable, vat, total,
      hold_expires_at, opened_at)
    select id, gen_random_uuid(), $2::text, 'SYSTEM', 'en', 'Sara', '+966551234567', 'sara@shop.example', 'PICKUP',
      false, '2026-12-01', $3::bigint, 0, 0, 0, $3::bigint - $3::bigint / 10, $3::bigint / 10, $3::bigint,
      now() + interval '1 hour', case when $4::boolean then now() end
    from owner returning id, vat),
  line as (
    insert into order_line (order_id, position, product_code, name, quantity, offer_percent, unit, setup, line_total,
      discount, vat, production_days, design_mode, production_started_at)
    select id, 0, 'A', '{"en":"Card"}', 1, 0, $3::bigint, 0, $3::bigint, 0, vat, 1, 'LATER',
      case when $2::text = 'PROCESSING' then now() end
    from placed),
  attempt as (
    insert into payment_attempt (order_id, provider, method, amount, state, gateway_id)
    select id, case when $4::boolean then 'MOYASAR' else 'BANK' end,
      case when $4::boolean then 'CARD' else 'BANK_TRANSFER' end, $3::bigint,
      case when $4::boolean then 'APPROVED' else 'REQUIRES_ACTION' end, 'g-' || id
    from placed returning id, order_id),
  stored as (
    insert into saved_card (customer_id, provider, token, brand, last_four, expiry_month, expiry_year, holder)
    select id, 'MOYASAR', 'token_' || replace(gen_random_uuid()::text, '-', ''), 'mada', '1010', 1, 2040, 'Sara'
    from owner returning id)
  select attempt.order_id as "order", attempt.id as payment, stored.id as card from attempt, stored`

const PAYMENT = `
  insert into payment (attempt_id, order_id, purpose, provider, gateway_id, captured)
  values ($1::uuid, $2::uuid, 'ORDER', 'MOYASAR', 'g-' || $2::text, $3)`
