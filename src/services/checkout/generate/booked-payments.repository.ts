import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** A payment at a gateway as the shop has it in its books; amounts are halalas. */
export type BookedPayment = {
  readonly id: string
  readonly gateway: 'MOYASAR' | 'TABBY' | 'TAMARA'
  /** The attempt, by which the gateway names it to the shop. */
  readonly reference: string
  readonly amount: number
  readonly method: string
  readonly cardBrand: string | null
  readonly cardLastFour: string | null
  readonly createdAt: Date
  /** What was given back of it. */
  readonly refunds: readonly { readonly id: string; readonly amount: number }[]
}

/** Every payment that a gateway has taken, the oldest first. */
export async function findBookedPayments(db: Db): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select p.gateway_id as id, p.provider as gateway, p.attempt_id::text as reference, p.captured as amount, a.method,
      p.card_brand as "cardBrand", p.card_last_four as "cardLastFour", p.received_at as "createdAt",
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount) order by r.created_at, r.id), '[]')
       from refund r where r.payment_id = p.id and r.state = 'DONE') as refunds
    from payment p join payment_attempt a on a.id = p.attempt_id
    where p.provider in ('MOYASAR', 'TABBY', 'TAMARA') and p.gateway_id is not null
    order by p.received_at, p.id`.execute(db)
  return rows
}
