import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { CustomerQuery } from '#domain/customers/customer-query.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** A customer as they are shown while one types. */
export type FoundCustomer = {
  readonly id: string
  readonly name: string
  readonly company: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly orders: number
  /** Where their newest order went. */
  readonly city: LocalizedText | null
}

/** So many are looked at: words that are in more names say too little to be sorted by. */
const MAX_MATCHES = 200

/** A beginning as LIKE compares it. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
const reversed = (text: string): string => [...text].toReversed().join('')

/** The customers that are found, those with the newest accounts first. */
export async function findCustomers(
  db: Db,
  { words, phoneEnd, email }: CustomerQuery,
  limit: number,
): Promise<FoundCustomer[]> {
  const identified = (kind: 'phone' | 'email', condition: ReturnType<typeof sql>) =>
    sql`select customer_id as id from customer_identifier where kind = ${sql.lit(kind)} and ${condition}`
  const ways = [
    words !== undefined &&
      sql`select id from customer where customer_words(first_name, last_name, company_name) @@ ${words}::tsquery`,
    phoneEnd !== undefined && identified('phone', sql`reverse(value_key) like ${beginning(reversed(phoneEnd))}`),
    email !== undefined && identified('email', sql`value_key like ${beginning(email)}`),
  ].filter((way) => way !== false)
  const { rows } = await sql<FoundCustomer>`
    with matching as (${sql.join(ways, sql` union `)} limit ${MAX_MATCHES}),
    shown as (
      select c.* from customer c join matching on matching.id = c.id order by c.created_at desc, c.id limit ${limit})
    select c.id, btrim(c.first_name || ' ' || c.last_name) as name, c.company_name as company,
      (select value from customer_identifier where customer_id = c.id and kind = 'phone') as phone,
      (select value from customer_identifier where customer_id = c.id and kind = 'email') as email,
      (select count(*) from customer_order where customer_id = c.id)::int as orders,
      (select address -> 'city' from customer_order where customer_id = c.id order by placed_at desc limit 1) as city
    from shown c order by c.created_at desc, c.id`.execute(db)
  return rows
}
