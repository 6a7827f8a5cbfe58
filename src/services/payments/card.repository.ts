import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { SavedCardStatus, SavedCardTable } from '#db/schema/payments.ts'

export type CardRow = Selectable<SavedCardTable> & {
  /** By the database's clock: a card can be used until the last day of its month, in Riyadh. */
  readonly is_expired: boolean
}

const isExpired = () =>
  sql<boolean>`make_date(expiry_year, expiry_month, 1) + interval '1 month' <= (now() at time zone 'Asia/Riyadh')::date`.as(
    'is_expired',
  )

/** A customer's cards, the default first, then the newest. */
export const findCards = (db: Db, customerId: string): Promise<CardRow[]> =>
  db
    .selectFrom('saved_card')
    .selectAll()
    .select(isExpired())
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** A card, if it is this customer's. */
export const findCard = (db: Db, customerId: string, id: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('saved_card')
    .selectAll()
    .select(isExpired())
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Saves a card that its gateway has just called active; the same one twice is one. */
export const insertCard = (
  tx: Db,
  card: Omit<Insertable<SavedCardTable>, 'id' | 'created_at' | 'is_default' | 'status' | 'checked_at'>,
): Promise<CardRow> =>
  tx
    .insertInto('saved_card')
    .values({ ...card, checked_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'token'])
        .doUpdateSet({ holder: card.holder, status: 'ACTIVE', checked_at: sql<Date>`now()` }),
    )
    .returningAll()
    .returning(isExpired())
    .executeTakeFirstOrThrow()

/** Makes one of a customer's cards the default one, if it is theirs; no other is from then on. */
export async function setDefaultCard(tx: Db, customerId: string, id: string): Promise<boolean> {
  if (!(await findCard(tx, customerId, id))) return false
  const cards = tx.updateTable('saved_card').where('customer_id', '=', customerId)
  await cards.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await cards.set({ is_default: true }).where('id', '=', id).execute()
  return true
}

/** Removes a card, if it is this customer's; answers what the gateway calls it. */
export const deleteCard = (tx: Db, customerId: string, id: string): Promise<{ token: string } | undefined> =>
  tx
    .deleteFrom('saved_card')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('token')
    .executeTakeFirst()

type CardToCheck = { readonly id: string; readonly token: string }

/** Active cards that the gateway was not asked about for a day, the longest first; of one customer, or of all. */
export const findCardsToCheck = (db: Db, limit: number, customerId?: string): Promise<CardToCheck[]> =>
  db
    .selectFrom('saved_card')
    .select(['id', 'token'])
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`(checked_at is null or checked_at < now() - interval '1 day')`)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy(sql`checked_at nulls first`)
    .limit(limit)
    .execute()

/** Writes down what the gateway says of a card now. */
export async function setCardStatus(db: Db, id: string, status: SavedCardStatus): Promise<void> {
  await db
    .updateTable('saved_card')
    .set({ status, checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
