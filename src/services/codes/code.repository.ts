import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OneTimeCodeTable } from '#db/schema/sessions.ts'

export type CodeRow = Selectable<OneTimeCodeTable>
export type Purpose = CodeRow['purpose']

type NewCode = Pick<
  Insertable<OneTimeCodeTable>,
  'purpose' | 'kind' | 'value' | 'value_key' | 'other_key' | 'browser_hash' | 'mac' | 'customer_id' | 'sign_up'
>

/** Keeps a code in the place of an earlier one for the same purpose, identifier and browser. */
export async function upsertCode(tx: Db, code: NewCode, lifeSeconds: number): Promise<string> {
  const fresh = {
    ...code,
    tries: 0,
    used_at: null,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds}::int)`,
  }
  const { id } = await tx
    .insertInto('one_time_code')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['purpose', 'kind', 'value_key', 'browser_hash']).doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Replaces the details of a pending sign-up while its code can still be used. Undefined
 * when there is no such code.
 */
export const updatePendingSignUp = async (
  db: Db,
  { key, browserHash, otherKey, fields }: { key: string; browserHash: Buffer; otherKey: string | null; fields: string },
  mostTries: number,
): Promise<{ id: string; seconds_left: number } | undefined> => {
  const { rows } = await sql<{ id: string; seconds_left: number }>`
    update one_time_code set sign_up = ${fields}::jsonb, other_key = ${otherKey}
    where purpose = 'sign-in' and value_key = ${key} and browser_hash = ${browserHash} and sign_up is not null
      and used_at is null and tries < ${mostTries} and expires_at > now()
    returning id, floor(extract(epoch from expires_at - now()))::int as seconds_left`.execute(db)
  return rows[0]
}

export type Guess = {
  readonly purpose: Purpose
  readonly key: string
  readonly browserHash: Buffer
  readonly mac: Buffer
  readonly customerId: string | null
}

/**
 * Counts a try and uses the code up when it is right, in one statement: of many who guess at the same time five are
 * heard and one gets in. Undefined when there is no code that still lives.
 */
export const tryCode = async (
  tx: Db,
  { purpose, key, browserHash, mac, customerId }: Guess,
  mostTries: number,
): Promise<CodeRow | undefined> => {
  const { rows } = await sql<CodeRow>`
    with newest as (
      select id from one_time_code
      where purpose = ${purpose} and browser_hash = ${browserHash} and (value_key = ${key} or other_key = ${key})
        and customer_id is not distinct from ${customerId}::uuid
      order by created_at desc limit 1
    )
    update one_time_code set tries = tries + 1, used_at = case when mac = ${mac} then now() end
    from newest
    where one_time_code.id = newest.id and tries < ${mostTries} and used_at is null and expires_at > now()
    returning one_time_code.*`.execute(tx)
  return rows[0]
}

/** What a visitor who signs up has filled in, while their code may be sent again. */
export const findPendingSignUp = (
  db: Db,
  key: string,
  browserHash: Buffer,
): Promise<Pick<CodeRow, 'kind' | 'value' | 'value_key' | 'other_key' | 'sign_up'> | undefined> =>
  db
    .selectFrom('one_time_code')
    .select(['kind', 'value', 'value_key', 'other_key', 'sign_up'])
    .where('purpose', '=', 'sign-in')
    .where('browser_hash', '=', browserHash)
    .where((eb) => eb.or([eb('value_key', '=', key), eb('other_key', '=', key)]))
    .where('sign_up', 'is not', null)
    .where('used_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Removes codes that cannot be used or sent again. */
export async function deleteDeadCodes(db: Db): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
