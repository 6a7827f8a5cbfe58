import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { runPrepared } from '#db/prepared-statement.ts'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

/** What lenders ask: "last 5 to 10 orders". */
const MAX_ORDERS = 10

type PastOrderRow = {
  readonly placed_at: string
  readonly total: number
  readonly status: OrderStatus
  readonly is_refunded: boolean
  readonly is_by_card: boolean
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: OrderAddress | null
}

type BuyerFacts = {
  readonly registered_at: Date | null
  readonly is_phone_verified: boolean
  readonly is_email_verified: boolean
  readonly delivered: number
  readonly history: readonly PastOrderRow[]
}

const verified = (kind: 'phone' | 'email', contact: string) =>
  sql<boolean>`exists (select from customer_identifier i where i.customer_id = o.customer_id and i.kind = ${sql.lit(kind)}
    and lower(i.value) = lower(${sql.ref(contact)}) and i.verified_at is not null)`

const earlier = sql`from customer_order e where e.customer_id = o.customer_id and e.id <> o.id`

/** What is true of the account an order was placed with, and its newest orders that were paid before; one statement. */
export const findBuyerFacts = async (db: Db, orderId: string): Promise<BuyerFacts | undefined> => {
  const history = sql<readonly PastOrderRow[]>`(
    select coalesce(json_agg(h order by h.placed_at desc), '[]') from (
      select e.placed_at, e.total, e.status, e.address,
        e.contact_name as name, e.contact_email as email, e.contact_phone as phone,
        coalesce(p.provider = 'MOYASAR', false) as is_by_card,
        coalesce(p.refunded = p.captured and p.captured > 0, false) as is_refunded
      from customer_order e left join payment p on p.order_id = e.id and p.purpose = 'ORDER'
      where e.customer_id = o.customer_id and e.id <> o.id and e.opened_at is not null
      order by e.placed_at desc limit ${sql.lit(MAX_ORDERS)}) h)`
  const query = db
    .selectFrom('customer_order as o')
    .leftJoin('customer as c', 'c.id', 'o.customer_id')
    .select([
      'c.created_at as registered_at',
      verified('phone', 'o.contact_phone').as('is_phone_verified'),
      verified('email', 'o.contact_email').as('is_email_verified'),
      sql<number>`(select count(*)::int ${earlier} and e.status in ('DELIVERED', 'COMPLETED'))`.as('delivered'),
      history.as('history'),
    ])
    .where('o.id', '=', orderId)
  return (await runPrepared(db, query))[0]
}
