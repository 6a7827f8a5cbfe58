import { isUuid } from '#domain/text/uuid.ts'
import { sql } from 'kysely'
import type { Insertable, NotNull, Selectable, Updateable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared, sendPrepared } from '#db/prepared-statement.ts'
import type { PaymentAttemptTable } from '#db/schema/payments.ts'
import { attemptStatesBefore, isInFlight, STATES_WITHOUT_OUTCOME } from '#domain/payments/attempt-state.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'

export type AttemptRow = Selectable<PaymentAttemptTable>

export type NewAttempt = Pick<
  Insertable<PaymentAttemptTable>,
  'order_id' | 'provider' | 'method' | 'amount' | 'source_token' | 'keeps_card'
> & { readonly id: string }

export async function insertAttempt(tx: Db, attempt: NewAttempt): Promise<void> {
  await sendPrepared(tx, tx.insertInto('payment_attempt').values(attempt))
}

/** Whether a provider has given this name to an attempt before. */
export const isGatewayIdUsed = async (db: Db, provider: AttemptRow['provider'], gatewayId: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('provider', '=', provider)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst()) !== undefined

export const findAttempt = (db: Db, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()

/** An attempt with what its customer sees besides: the order, and what was paid and refunded. */
export type AttemptView = AttemptRow & {
  readonly order_number: number
  /** Until then the goods wait for the money. */
  readonly pay_before: Date
  readonly captured: number | null
  readonly refunded: number | null
}

export const findAttemptView = async (db: Db, id: string): Promise<AttemptView | undefined> => {
  const query = db
    .selectFrom('payment_attempt as a')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .leftJoin('payment as p', 'p.attempt_id', 'a.id')
    .selectAll('a')
    .select(['o.number as order_number', 'o.hold_expires_at as pay_before', 'p.captured', 'p.refunded'])
    .where('a.id', '=', id)
  return (await runPrepared(db, query))[0]
}

/**
 * Claims the attempt of an order that was just written down, if the order is this customer's: the caller that gets it asks for
 * the money. Undefined when there is none left unclaimed.
 */
export const claimNewAttempt = async (db: Db, customerId: string, orderId: string): Promise<AttemptRow | undefined> => {
  const query = db
    .updateTable('payment_attempt as a')
    .from('customer_order as o')
    .set({ state: 'SENT', sent_at: sql<Date>`now()` })
    .where('a.order_id', '=', orderId)
    .where('a.state', '=', 'CREATED')
    .whereRef('o.id', '=', 'a.order_id')
    .where('o.customer_id', '=', customerId)
    .returningAll('a')
  return (await runPrepared(db, query))[0]
}

/** An attempt by what the gateway calls it, which may be our own name for it. */
export const findAttemptAt = (
  db: Db,
  provider: AttemptRow['provider'],
  gatewayId: string,
): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) =>
      isUuid(gatewayId)
        ? eb.or([eb('id', '=', gatewayId), eb('gateway_id', '=', gatewayId)])
        : eb('gateway_id', '=', gatewayId),
    )
    .executeTakeFirst()

/** The newest attempt of an order. */
export const findNewestAttempt = (db: Db, orderId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What is learnt of an attempt when it moves. */
type AttemptFacts = Pick<Updateable<PaymentAttemptTable>, 'gateway_id' | 'action_url' | 'decline_code'> & {
  /** What the gateway calls the card that it has saved with the payment. */
  readonly cardToken?: string | null
}

/**
 * Moves an attempt, if it is in a state from which it may go there; undefined when another process was faster. Compare and
 * set: only the caller that gets the row back does what follows from it.
 */
export async function moveAttempt(
  db: Db,
  id: string,
  to: AttemptState,
  { cardToken = null, ...more }: AttemptFacts = {},
): Promise<AttemptRow | undefined> {
  const query = db
    .updateTable('payment_attempt')
    .set({
      ...more,
      state: to,
      ...(to === 'SENT' && { sent_at: sql<Date>`now()` }),
      ...(!isInFlight(to) && {
        settled_at: sql<Date>`now()`,
        // What paid is of no use any more; a card that the customer wants saved has a name of its own.
        source_token: sql<string | null>`case when keeps_card and ${to} = 'APPROVED' then ${cardToken}::text end`,
      }),
    })
    .where('id', '=', id)
    .where('state', 'in', attemptStatesBefore(to))
    .returningAll()
  return (await runPrepared(db, query))[0]
}

/** Notes the page on which the bank asks the customer, of an attempt that the browser sent to the gateway. */
export const noteBankPage = async (db: Db, id: string, url: string): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({ action_url: url })
    .where('id', '=', id)
    .where('state', '=', 'REQUIRES_ACTION')
    .where('action_url', 'is', null)
    .execute()
}

/**
 * Takes the right to ask the gateway about an attempt, at most every so many seconds in all processes together. The
 * database's clock tells how long ago it was sent.
 */
export const claimCheck = (
  db: Db,
  id: string,
  everySeconds: number,
): Promise<(AttemptRow & { readonly seconds_since_sent: number | null }) | undefined> =>
  db
    .updateTable('payment_attempt')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(checked_at is null or checked_at <= now() - make_interval(secs => ${everySeconds}))`)
    .returningAll()
    .returning(sql<number | null>`extract(epoch from now() - sent_at)::float8`.as('seconds_since_sent'))
    .executeTakeFirst()

/** Attempts with an unknown outcome, sent so many seconds ago; the longest not looked at first. */
export const findUnsettled = async (db: Db, seconds: number, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('payment_attempt')
      .select('id')
      .where('state', 'in', STATES_WITHOUT_OUTCOME)
      .where('sent_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .orderBy(sql`checked_at nulls first`)
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** How many attempts have been without an outcome for longer than anybody should be. */
export const countUnknown = async (db: Db, minutes: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('payment_attempt')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('state', 'in', STATES_WITHOUT_OUTCOME)
        .where('sent_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Approved attempts whose card is still to be saved, the oldest first; of one customer, or of all. */
export const findCardsToKeep = (db: Db, limit: number, customerId?: string) =>
  db
    .selectFrom('payment_attempt')
    .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
    .select(['payment_attempt.id', 'source_token as token', 'customer_id'])
    .where('keeps_card', '=', true)
    .where('state', '=', 'APPROVED')
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? null))
    .where('source_token', 'is not', null)
    .where('customer_id', 'is not', null)
    .orderBy('settled_at')
    .limit(limit)
    .$narrowType<{ token: NotNull; customer_id: NotNull }>()
    .execute()

/** Forgets the card of an attempt; false when another process already has. */
export const dropCardToKeep = async (tx: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('payment_attempt')
    .set({ source_token: null })
    .where('id', '=', id)
    .where('source_token', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
