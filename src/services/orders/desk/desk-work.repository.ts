import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { CustomerOrderTable } from '#db/schema/orders.ts'
import { lockAssignee, MAY_TAKE_ORDERS } from '../listing/assignee.repository.ts'
import type { ChangeAuthor } from '../../changes/record-change.ts'

/** Names the person whose moves the transaction writes into the history of orders. */
export async function signAs(tx: Db, author: ChangeAuthor): Promise<void> {
  if (author.via === 'OFFICE') await sql`select set_config('office.staff', ${author.staffId}, true)`.execute(tx)
}

/** Whether staff put the order on hold. */
export async function isOnHold(tx: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_desk where order_id = ${orderId}::uuid and hold_reason is not null`.execute(tx)
  return rows.length > 0
}

/** How many of an order's jobs are not made. */
export async function countOpenJobs(tx: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from print_job
    where order_id = ${orderId}::uuid and state not in ('DONE', 'CANCELLED')`.execute(tx)
  return rows[0]?.open ?? 0
}

/** What staff has added to an order. */
export type Desk = {
  readonly assignee_id: string | null
  readonly hold_reason: string | null
  readonly version: number
}

export const findDesk = (tx: Db, orderId: string): Promise<Desk | undefined> =>
  tx
    .selectFrom('order_desk')
    .select(['assignee_id', 'hold_reason', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Puts an order on hold, or ends that with null. */
export async function writeHold(tx: Db, orderId: string, reason: string | null): Promise<void> {
  await sql`
    insert into order_desk (order_id, hold_reason, held_at)
    values (${orderId}::uuid, ${reason}::text, case when ${reason}::text is not null then now() end)
    on conflict (order_id) do update set hold_reason = excluded.hold_reason, held_at = excluded.held_at`.execute(tx)
}

/** Assigns an order to a person, or to none; false when the person may not be given orders, and nothing is written. */
export async function writeAssignee(tx: Db, orderId: string, staffId: string | null): Promise<boolean> {
  if (staffId !== null) await lockAssignee(tx, staffId)
  const { rows } = await sql`
    insert into order_desk (order_id, assignee_id)
    select ${orderId}::uuid, ${staffId}::uuid
    where ${staffId}::uuid is null or exists (select from staff where id = ${staffId}::uuid and ${MAY_TAKE_ORDERS})
    on conflict (order_id) do update set assignee_id = excluded.assignee_id
    returning order_id`.execute(tx)
  return rows.length > 0
}

/** The next version of contact and address. */
export async function raiseVersion(tx: Db, orderId: string): Promise<void> {
  await sql`
    insert into order_desk (order_id, version) values (${orderId}::uuid, 2)
    on conflict (order_id) do update set version = order_desk.version + 1`.execute(tx)
}

/** Those of these people who work here now and can open orders. */
export const findReaders = (tx: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .where('status', '=', 'ACTIVE')
        .where(sql<boolean>`'orders.view' = any(staff_permissions(id))`)
        .execute()

type Note = {
  readonly orderId: string
  readonly staffId: string
  readonly text: string
  readonly mentions: readonly string[]
}

export async function insertNote(tx: Db, { orderId, staffId, text, mentions }: Note): Promise<void> {
  await sql`
    insert into order_note (order_id, staff_id, text, mentions)
    values (${orderId}::uuid, ${staffId}::uuid, ${text}, ${mentions}::uuid[])`.execute(tx)
}

/** Answers a request to cancel with no: it is forgotten, so that another one can be made. */
export async function clearCancelRequest(tx: Db, orderId: string): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ cancel_requested_at: null, cancel_request: null })
    .where('id', '=', orderId)
    .execute()
}

export type Correction = Pick<
  Updateable<CustomerOrderTable>,
  'contact_name' | 'contact_phone' | 'contact_email' | 'company_name' | 'po_number'
> & { readonly address?: string }

/** Corrects who an order is for, and where it goes. */
export async function correctOrder(tx: Db, orderId: string, { address, ...fields }: Correction): Promise<void> {
  if (address !== undefined) {
    await sql`update customer_order set address = ${address}::jsonb where id = ${orderId}::uuid`.execute(tx)
  }
  if (Object.keys(fields).length > 0) {
    await tx.updateTable('customer_order').set(fields).where('id', '=', orderId).execute()
  }
}

/** Leaves a message of an order to be sent once more; its new id, undefined when there is none or it waits still. */
export async function copyMessage(tx: Db, orderId: string, messageId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into outbox_message (dedupe_key, recipient, template, language, subject, body_text, body_html, headers, channel,
      order_id, order_news, read_at, whatsapp)
    select dedupe_key || ':again:' || gen_random_uuid(), case m.channel when 'EMAIL' then o.contact_email else o.contact_phone end,
      template, m.language, subject, body_text, body_html, headers, case m.channel when 'WHATSAPP' then 'SMS' else m.channel end,
      m.order_id, order_news, now(), m.whatsapp
    from outbox_message m join customer_order o on o.id = m.order_id
    where m.id = ${messageId}::bigint and m.order_id = ${orderId}::uuid and m.status in ('SENT', 'FAILED') and not m.is_secret
    returning id`.execute(tx)
  return rows[0]?.id
}
