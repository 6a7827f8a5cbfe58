import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { CustomerIdentifierTable, IdentifierKind } from '#db/schema/customers.ts'
import type { Language } from '#domain/language.ts'

export type IdentifierRow = Selectable<CustomerIdentifierTable>

export type Owner = {
  readonly customer_id: string
  readonly value: string
  readonly language: Language
  readonly password_hash: string | null
  /** Whether that browser was signed in as this customer before. */
  readonly knows_browser: boolean
}

/** Whose an identifier is; only who has proved it owns it. */
export const findOwner = (db: Db, kind: IdentifierKind, key: string, browserHash: Buffer): Promise<Owner | undefined> =>
  db
    .selectFrom('customer_identifier as i')
    .innerJoin('customer as c', 'c.id', 'i.customer_id')
    .select(['i.customer_id', 'i.value', 'c.language', 'c.password_hash'])
    .select(
      sql<boolean>`exists (select from session s
        where s.customer_id = i.customer_id and s.browser_hash = ${browserHash})`.as('knows_browser'),
    )
    .where('i.kind', '=', kind)
    .where('i.value_key', '=', key)
    .where('i.verified_at', 'is not', null)
    .executeTakeFirst()

/** Who has proved to own a phone number. */
export const findOwnerId = async (db: Db, phone: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('customer_identifier')
      .select('customer_id')
      .where('kind', '=', 'phone')
      .where('value_key', '=', phone)
      .where('verified_at', 'is not', null)
      .executeTakeFirst()
  )?.customer_id

export type NewIdentifier = {
  readonly kind: IdentifierKind
  readonly value: string
  readonly key: string
  readonly isVerified: boolean
}

/** Gives a customer an identifier in the place of their earlier one of that kind. Fails when it is another customer's. */
export async function putIdentifier(
  tx: Db,
  customerId: string,
  { kind, value, key, isVerified }: NewIdentifier,
): Promise<void> {
  const row = { value, value_key: key, verified_at: isVerified ? sql<Date>`now()` : null }
  await tx
    .insertInto('customer_identifier')
    .values({ customer_id: customerId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'kind']).doUpdateSet(row))
    .execute()
}

export const findIdentifiers = (db: Db, customerId: string): Promise<IdentifierRow[]> =>
  db.selectFrom('customer_identifier').selectAll().where('customer_id', '=', customerId).orderBy('kind').execute()

/** Whether a statement failed because the identifier, or the identity at Google, is another customer's already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'customer_identifier_owner' || error.constraint === 'customer_google_sub_key')
