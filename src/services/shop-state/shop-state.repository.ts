import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Waiting, WaitingOf } from './shop-state.ts'

const since = (moment: RawBuilder<unknown>) =>
  sql`coalesce(extract(epoch from now() - min(${moment})), 0)::float8 as "oldestSeconds"`

const kinds = async (db: Db, query: RawBuilder<WaitingOf>): Promise<WaitingOf[]> => (await query.execute(db)).rows

const one = async (db: Db, query: RawBuilder<Waiting>): Promise<Waiting> =>
  (await query.execute(db)).rows[0] ?? { count: 0, oldestSeconds: 0 }

export const findWaitingJobs = (db: Db): Promise<WaitingOf[]> =>
  kinds(
    db,
    sql`select name as of, count(*)::int as count, ${since(sql`start_after`)} from pgboss.job
      where state < 'active' and not blocked and start_after <= now() and name not like '\\_\\_pgboss%' group by 1`,
  )

export const findUnsentMessages = (db: Db): Promise<WaitingOf[]> =>
  kinds(
    db,
    sql`select channel || ' ' || status as of, count(*)::int as count, ${since(sql`created_at`)} from outbox_message
      where created_at > now() - interval '2 days' and status in ('PENDING', 'SENDING', 'FAILED') group by 1`,
  )

export const findOpenOrders = (db: Db): Promise<WaitingOf[]> =>
  kinds(
    db,
    sql`select status as of, count(*)::int as count, ${since(sql`moved_at`)} from order_listing
      where status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY') group by 1`,
  )

export const findPlacedOrders = (db: Db): Promise<Waiting> =>
  one(
    db,
    sql`select count(*)::int as count, ${since(sql`placed_at`)} from order_listing
      where placed_at > now() - interval '24 hours'`,
  )

export const findAttempts = (db: Db): Promise<WaitingOf[]> =>
  kinds(
    db,
    sql`select a.state as of, count(*)::int as count, ${since(sql`a.created_at`)}
      from order_listing l join payment_attempt a on a.order_id = l.order_id
      where l.placed_at > now() - interval '24 hours' group by 1`,
  )

/** Both conditions: the first is that of the index. */
export const findUnknownAttempts = (db: Db): Promise<Waiting> =>
  one(
    db,
    sql`select count(*)::int as count, ${since(sql`created_at`)} from payment_attempt
      where state in ('CREATED', 'SENT', 'REQUIRES_ACTION', 'UNKNOWN') and state = 'UNKNOWN'`,
  )

export const findDueInvoices = (db: Db): Promise<Waiting> =>
  one(db, sql`select count(*)::int as count, ${since(sql`since`)} from invoice_due`)

export const findUnreportedInvoices = (db: Db): Promise<Waiting> =>
  one(
    db,
    sql`select count(*)::int as count, ${since(sql`issued_at`)} from invoice where report_status in ('PENDING', 'SENDING')`,
  )

export const findColdPictures = (db: Db): Promise<Waiting> =>
  one(db, sql`select count(*)::int as count, ${since(sql`created_at`)} from image where warmed_at is null`)
