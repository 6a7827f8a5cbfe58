import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

/** A message about an order, as its customer's account lists it. */
export type NotificationRow = {
  readonly id: number
  readonly order_id: string
  readonly number: number
  readonly status: OrderStatus
  readonly order_news: string
  readonly created_at: Date
  readonly read_at: Date | null
}

type Page = { readonly page: number; readonly perPage: number }

const ofCustomer = (customerId: string) => sql`
  from customer_order o join outbox_message m on m.order_id = o.id
  where o.customer_id = ${customerId}::uuid and m.channel = 'EMAIL'`

/** A page of the messages about a customer's orders, the newest first; how many there are, and how many are unread. */
export async function findNotifications(db: Db, customerId: string, { page, perPage }: Page) {
  const { rows } = await sql<NotificationRow>`
    select m.id, m.order_id, o.number, o.status, m.order_news, m.created_at, m.read_at ${ofCustomer(customerId)}
    order by m.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  const counted = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where m.read_at is null)::int as unread
    ${ofCustomer(customerId)}`.execute(db)
  return { rows, ...(counted.rows[0] ?? { total: 0, unread: 0 }) }
}

/** Marks messages about the customer's own orders as read; others stay as they are. */
export async function markRead(db: Db, customerId: string, ids: readonly number[]): Promise<void> {
  await sql`
    update outbox_message m set read_at = now() from customer_order o
    where o.id = m.order_id and o.customer_id = ${customerId}::uuid and m.read_at is null
      and m.id = any(${[...ids]}::int[])`.execute(db)
}
