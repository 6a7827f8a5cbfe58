import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared, sendPrepared } from '#db/prepared-statement.ts'
import type { CustomerOrderTable, OrderLineTable } from '#db/schema/orders.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts'

export type OrderRow = Selectable<CustomerOrderTable>
export type OrderLineRow = Selectable<OrderLineTable>
export type NewOrder = Omit<Insertable<CustomerOrderTable>, 'hold_expires_at'> & { readonly id: string }
export type NewLine = Omit<Insertable<OrderLineTable>, 'order_id' | 'position'>

/** The live order that was made of a cart. */
export const findOrderOfCart = (tx: Db, customerId: string, cartKey: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('cart_key', '=', cartKey)
    .where('status', 'not in', ['EXPIRED', 'CANCELLED', 'REJECTED'])
    .executeTakeFirst()

/** Which order is meant: by its id, only its customer's when one is given, or by its number. */
export type OrderName = { readonly id: string; readonly customerId?: string | undefined } | { readonly number: number }

const named = (db: Db, name: OrderName) => {
  const orders = db.selectFrom('customer_order').selectAll()
  if ('number' in name) return orders.where('number', '=', name.number)
  const byId = orders.where('id', '=', name.id)
  return name.customerId === undefined ? byId : byId.where('customer_id', '=', name.customerId)
}

export const findOrder = async (db: Db, name: OrderName): Promise<OrderRow | undefined> =>
  (await runPrepared(db, named(db, name)))[0]

/** The order, held until the transaction ends: everything about an order begins with this. */
export const lockOrder = async (tx: Db, name: OrderName): Promise<OrderRow | undefined> =>
  (await runPrepared(tx, named(tx, name).forNoKeyUpdate()))[0]

/** A line as messages describe it: only what JSON leaves as it is. */
export type LineSummary = Pick<
  OrderLineRow,
  'name' | 'variant' | 'features' | 'quantity' | 'line_total' | 'position'
> & { readonly has_artwork: boolean }

/** An order with what it is of, in one row. */
export type OrderWithLines = OrderRow & { readonly lines: readonly LineSummary[] }

/** Locks an order without waiting for it: it is answered when it is asked for, and its lines with it. */
export async function sendOrderLock(tx: Db, id: string): Promise<() => Promise<OrderWithLines | undefined>> {
  const lines = sql<readonly LineSummary[]>`(
    select json_agg(json_build_object('name', l.name, 'variant', l.variant, 'features', l.features,
      'quantity', l.quantity, 'line_total', l.line_total, 'position', l.position,
      'has_artwork', l.artwork_ids <> '[]') order by l.position)
    from order_line l where l.order_id = customer_order.id)`
  const sent = await sendPrepared(tx, named(tx, { id }).select(lines.as('lines')).forNoKeyUpdate())
  return async () => (await sent.rows())[0]
}

export const findLines = (db: Db, orderId: string): Promise<OrderLineRow[]> =>
  runPrepared(db, db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position'))

/** A line with the picture of it that bears the customer's artwork. */
export type LineWithPreview = OrderLineRow & { readonly preview_id: string | null }

/** The lines of an order as their customer sees them. */
export const findShownLines = (db: Db, orderId: string): Promise<LineWithPreview[]> =>
  runPrepared(
    db,
    db
      .selectFrom('order_line')
      .selectAll()
      .select(sql<string | null>`(select preview_id from line_preview where line_id = order_line.id)`.as('preview_id'))
      .where('order_id', '=', orderId)
      .orderBy('position'),
  )

type Move = {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly reason: string | null
  readonly sells: boolean
  readonly more?: Updateable<CustomerOrderTable>
}

/**
 * Moves an order, if it still is where it was thought to be; with `sells` the goods held for it are sold in the same
 * statement. Its row of history is written by a trigger.
 */
export const updateStatus = async (tx: Db, id: string, move: Move): Promise<OrderRow | undefined> =>
  (await runPrepared<OrderRow>(tx, statusMove(tx, id, move)))[0]

/** The same of an order that is held, so that its status is known, without waiting for it. */
export async function sendStatus(tx: Db, id: string, move: Move): Promise<void> {
  await sendPrepared(tx, statusMove(tx, id, move))
}

function statusMove(tx: Db, id: string, move: Move) {
  const moved = statusUpdate(tx, id, move)
  return move.sells
    ? tx
        .with('moved', () => moved)
        .with('sold', (db) =>
          db
            .updateTable('stock_reservation')
            .from('moved')
            .set({ state: 'SOLD' })
            .whereRef('order_id', '=', 'moved.id')
            .where('state', '=', 'HELD'),
        )
        .selectFrom('moved')
        .selectAll('moved')
    : moved
}

const statusUpdate = (tx: Db, id: string, { from, to, by, reason, more }: Move) =>
  tx
    .updateTable('customer_order')
    .set({
      ...more,
      status: to,
      moved_by: by,
      move_reason: reason,
      ...(to === 'PENDING' && { opened_at: sql<Date>`now()` }),
      ...(to === 'DELIVERED' && { delivered_at: sql<Date>`now()` }),
      ...((to === 'CANCELLED' || to === 'REJECTED' || to === 'COMPLETED') && { closed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()

/** Lets goods and coupon wait for the money once more; false when that was done before, or the order waits no more. */
export async function extendHold(tx: Db, id: string, minutes: number): Promise<boolean> {
  const extended = await tx
    .updateTable('customer_order')
    .set({ is_hold_extended: true, hold_expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .where('status', '=', 'AWAITING_PAYMENT')
    .where('is_hold_extended', '=', false)
    .returning('id')
    .executeTakeFirst()
  return extended !== undefined
}

/** Lets goods and coupon wait for a transfer, so long from when the order was placed however often this is asked. */
export async function holdForTransfer(tx: Db, id: string, minutes: number): Promise<void> {
  await sql`
    update customer_order
    set hold_expires_at = greatest(hold_expires_at, placed_at + make_interval(mins => ${minutes}))
    where id = ${id}::uuid and status = 'AWAITING_PAYMENT'`.execute(tx)
}

/** Orders whose goods have waited long enough. */
export const findOverdue = async (db: Db, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('customer_order')
      .select('id')
      .where('status', '=', 'AWAITING_PAYMENT')
      .where('hold_expires_at', '<', sql<Date>`now()`)
      .orderBy('hold_expires_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Completes what was delivered so many days ago; answers how many orders. */
export async function completeDelivered(db: Db, days: number): Promise<number> {
  const { rows } = await sql`
    update customer_order set status = 'COMPLETED', moved_by = 'SYSTEM', move_reason = null, closed_at = now()
    where status = 'DELIVERED' and delivered_at < now() - make_interval(days => ${days})
    returning id`.execute(db)
  return rows.length
}

type Delay = { readonly readyBy: IsoDate; readonly agreedBy: IsoDate; readonly reason: string }

/** Promises an order, which the transaction holds, for another day. */
export const promiseDay = (tx: Db, id: string, { readyBy, agreedBy, reason }: Delay): Promise<OrderRow> =>
  tx
    .updateTable('customer_order')
    .set({ ready_by: readyBy, agreed_by: agreedBy, late_reason: reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes down that the customer asks for an end; false when they asked before. */
export async function askToCancel(tx: Db, id: string, reason: string): Promise<boolean> {
  const requested = await tx
    .updateTable('customer_order')
    .set({ cancel_requested_at: sql<Date>`now()`, cancel_request: reason })
    .where('id', '=', id)
    .where('cancel_requested_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return requested !== undefined
}

/** Whether a line that is not being made waits for its customer's sign-off, or for the design that the shop makes of it. */
export async function findClosedGate(tx: Db, orderId: string): Promise<'SIGN_OFF' | 'DESIGN' | undefined> {
  const { rows } = await sql<{ unsigned: boolean | null; undesigned: boolean | null }>`
    select bool_or(not line_may_be_made(l.id)) as unsigned,
      bool_or(p.design_asked_at is not null and not exists (select from line_artwork a where a.line_id = l.id)) as undesigned
    from order_line l left join line_production p on p.line_id = l.id
    where l.order_id = ${orderId} and l.production_started_at is null`.execute(tx)
  if (rows[0]?.undesigned) return 'DESIGN'
  return rows[0]?.unsigned ? 'SIGN_OFF' : undefined
}

/** Marks every line as being made; answers how many were not before. */
export async function startLines(tx: Db, orderId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set({ production_started_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('production_started_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Every move of an order, in their order. */
export const findEvents = (db: Db, orderId: string) =>
  db
    .selectFrom('order_event')
    .select(['to_status', 'moved_by', 'reason', 'recorded_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** The order that an attempt is to pay. */
export const findOrderOfAttempt = (db: Db, attemptId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('payment_attempt as a', 'a.order_id', 'o.id')
    .selectAll('o')
    .where('a.id', '=', attemptId)
    .executeTakeFirst()

const receiptCount = sql<number>`(select count(*)::int from bank_receipt r join payment_attempt a on a.id = r.attempt_id
  where a.order_id = customer_order.id and r.refused_at is null)`.as('receipts')
const isByBank = sql<boolean>`exists (select from payment_attempt a where a.order_id = customer_order.id
  and a.provider = 'BANK' and a.state = 'REQUIRES_ACTION')`

/** The newest orders that were paid, or wait for a transfer. */
export const findRecent = (db: Db, limit: number) =>
  db
    .selectFrom('customer_order')
    .select(['number', 'status', 'total', 'contact_name', 'placed_at'])
    .select(receiptCount)
    .where((eb) => eb.or([eb('opened_at', 'is not', null), eb.and([eb('status', '=', 'AWAITING_PAYMENT'), isByBank])]))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute()
