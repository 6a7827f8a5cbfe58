import { sql } from 'kysely'
import type { Insertable, RawBuilder, Updateable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, sendPrepared, slot } from '#db/prepared-statement.ts'
import type { ConsentTable, CustomerTable } from '#db/schema/customers.ts'

export type NewCustomer = Pick<
  Insertable<CustomerTable>,
  'first_name' | 'last_name' | 'birth_date' | 'gender' | 'language' | 'google_sub'
>
export type CustomerChange = Omit<Updateable<CustomerTable>, 'id' | 'created_at'>

export const insertCustomer = async (tx: Db, customer: NewCustomer): Promise<string> =>
  (await tx.insertInto('customer').values(customer).returning('id').executeTakeFirstOrThrow()).id

export async function updateCustomer(tx: Db, id: string, change: CustomerChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.updateTable('customer').set(change).where('id', '=', id).execute()
}

export const hasCustomer = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The company a customer orders for. */
export async function findCompany(db: Db, id: string) {
  const row = await db
    .selectFrom('customer')
    .select(['company_name', 'vat_number', 'cr_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { name: row.company_name, vatNumber: row.vat_number, crNumber: row.cr_number }
}

/** Locks a customer's row until the transaction ends. */
export async function lockCustomerRow(tx: Db, id: string): Promise<void> {
  await sendPrepared(tx, tx.selectFrom('customer').select('id').where('id', '=', id).forUpdate())
}

export const findByGoogle = (db: Db, sub: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('customer').select('id').where('google_sub', '=', sub).executeTakeFirst()

/** Gives or takes the identity at Google; false when the customer has another one already. */
export const setGoogle = async (tx: Db, id: string, sub: string): Promise<boolean> =>
  (await tx
    .updateTable('customer')
    .set({ google_sub: sub })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('google_sub', 'is', null), eb('google_sub', '=', sub)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findPasswordHash = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash ??
  null

/** The language the shop writes to a customer in. */
export const findLanguage = async (db: Db, id: string): Promise<'en' | 'ar'> =>
  (await db.selectFrom('customer').select('language').where('id', '=', id).executeTakeFirstOrThrow()).language

export type NewConsent = Pick<Insertable<ConsentTable>, 'kind' | 'granted' | 'text_version' | 'source'>

export async function insertConsents(tx: Db, customerId: string, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length > 0) {
    await tx
      .insertInto('consent')
      .values(consents.map((consent) => ({ ...consent, customer_id: customerId })))
      .execute()
  }
}

export const findConsents = (db: Db, customerId: string) =>
  db
    .selectFrom('consent')
    .select(['kind', 'granted', 'text_version', 'source', 'recorded_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

export type ProfileRow = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: string | null
  readonly gender: 'MALE' | 'FEMALE' | null
  readonly language: 'en' | 'ar'
  readonly company_name: string | null
  readonly vat_number: string | null
  readonly cr_number: string | null
  readonly has_password: boolean
  readonly has_google: boolean
  readonly created_at: Date
  readonly email: string | null
  readonly email_verified_at: Date | null
  readonly phone: string | null
  readonly phone_verified_at: Date | null
  readonly default_address_id: string | null
  readonly blog_updates: boolean | null
  readonly marketing: boolean | null
  readonly whatsapp: boolean | null
  readonly deletion_due_at: Date | null
}

/** All that a customer's page shows of them; from where `c` is a customer. */
const profileOf = (from: RawBuilder<unknown>) => sql<ProfileRow>`
      select c.id, c.first_name, c.last_name, c.birth_date, c.gender, c.language, c.company_name, c.vat_number,
        c.cr_number, c.password_hash is not null as has_password, c.google_sub is not null as has_google, c.created_at,
        e.value as email, e.verified_at as email_verified_at, p.value as phone, p.verified_at as phone_verified_at,
        a.id as default_address_id, d.due_at as deletion_due_at,
        (select granted from consent k where k.customer_id = c.id and k.kind = 'blog-updates' order by k.id desc limit 1)
          as blog_updates,
        (select granted from consent k where k.customer_id = c.id and k.kind = 'marketing' order by k.id desc limit 1)
          as marketing,
        (select granted from consent k where k.customer_id = c.id and k.kind = 'whatsapp' order by k.id desc limit 1)
          as whatsapp
      from ${from}
      left join customer_identifier e on e.customer_id = c.id and e.kind = 'email'
      left join customer_identifier p on p.customer_id = c.id and p.kind = 'phone'
      left join address a on a.customer_id = c.id and a.is_default
      left join deletion_request d on d.customer_id = c.id`

/** Reads a profile in one statement: a customer's, or whose a live session is. */
export const profileReaders = (db: Db) => {
  const id = slot<string>((value) => value)
  const ofCustomer = sql`(select * from customer where id = ${id}::uuid) c`
  const ofSession = sql`session s join customer c
        on c.id = s.customer_id and s.id = ${id}::uuid and s.revoked_at is null and s.expires_at > now()`
  return {
    ofCustomer: prepareStatement<string, ProfileRow>(db, 'profile', profileOf(ofCustomer)),
    ofSession: prepareStatement<string, ProfileRow>(db, 'profile of session', profileOf(ofSession)),
  }
}
