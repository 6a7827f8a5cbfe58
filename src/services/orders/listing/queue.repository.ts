import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'
import { QUEUE_ROWS } from './order-conditions.repository.ts'
import type { OrderQuery } from './order-conditions.repository.ts'

/** A queue, counted up to `most`, with those of its orders that wait longest. */
export type QueueRow = {
  readonly name: QueueName
  readonly count: number
  readonly longest: readonly { readonly id: string; readonly since: string }[]
}

/**
 * Several queues in one statement. Each has an index that begins with since when its orders wait, so that neither the
 * count nor the first rows walk through anything else.
 */
export async function readQueues(
  db: Db,
  query: Omit<OrderQuery, 'filter' | 'terms'>,
  names: readonly QueueName[],
  { most, first, isMine }: { readonly most: number; readonly first: number; readonly isMine: boolean },
): Promise<QueueRow[]> {
  if (names.length === 0) return []
  const one = (name: QueueName) => {
    const { since, holds } = QUEUE_ROWS[name]
    const held = holds({ ...query, filter: {}, terms: undefined })
    const where = isMine ? sql`${held} and l.assignee_id = ${query.staffId}::uuid` : held
    return sql`
      select ${sql.lit(name)} as name,
        (select count(*) from (select from order_listing l where ${where} limit ${most}) c)::int as count,
        (select coalesce(json_agg(json_build_object('id', q.order_id, 'since', q.since)), '[]') from (
          select l.order_id, ${since}::timestamptz as since from order_listing l where ${where}
          order by ${since}, l.number limit ${first}) q) as longest`
  }
  const { rows } = await sql<QueueRow>`${sql.join(names.map(one), sql` union all `)}`.execute(db)
  return rows
}
