import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ContactMessageTable, SpecialRequestAttachmentTable, SpecialRequestTable } from '#db/schema/inbox.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** Adds a contact message; false when its reference is taken. */
export const insertContact = async (tx: Db, row: Insertable<ContactMessageTable>): Promise<boolean> =>
  (await tx
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Adds a special request and answers its id; undefined when its reference is taken. */
export const insertSpecialRequest = async (tx: Db, row: Insertable<SpecialRequestTable>): Promise<number | undefined> =>
  (
    await tx
      .insertInto('special_request')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export async function insertAttachments(
  tx: Db,
  rows: readonly Insertable<SpecialRequestAttachmentTable>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('special_request_attachment')
      .values([...rows])
      .execute()
}

/** A request as often as it has files, once without when it has none. */
export const findRequestFiles = (db: Db, reference: string) =>
  db
    .selectFrom('special_request as request')
    .leftJoin('special_request_attachment as file', 'file.special_request_id', 'request.id')
    .where('request.reference', '=', reference)
    .select(['request.created_at', 'file.storage_key', 'file.file_name'])
    .orderBy('file.id')
    .execute()

/** The name of a category, if there is one with that id. */
export const findCategoryName = async (db: Db, id: number): Promise<LocalizedText | undefined> =>
  (await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst())?.name

/** The name of a city, if there is one with that id. */
export const findCityName = async (db: Db, id: number): Promise<LocalizedText | undefined> =>
  (await db.selectFrom('city').select('name').where('id', '=', id).executeTakeFirst())?.name

/** Emails about messages and requests, to their sender and to the staff. */
const INBOX_MAIL = ['contact-received', 'contact-for-staff', 'request-received', 'request-for-staff']

/** Deletes messages and requests of addresses that have not written since an instant; answers how many. */
export async function deleteMessagesBefore(tx: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with silent as (
      select lower(email) as address
      from (
        select email, created_at from contact_message union all select email, created_at from special_request
      ) written
      group by lower(email)
      having max(created_at) < ${before}
    ), files as (
      insert into unclaimed_file (storage_key, created_at)
      select a.storage_key, ${before}
      from special_request_attachment a join special_request r on r.id = a.special_request_id
      where lower(r.email) in (select address from silent)
    ), requests as (
      delete from special_request where lower(email) in (select address from silent) returning 1
    ), messages as (
      delete from contact_message where lower(email) in (select address from silent) returning 1
    )
    select ((select count(*) from requests) + (select count(*) from messages))::int as deleted`.execute(tx)
  await tx.deleteFrom('outbox_message').where('template', 'in', INBOX_MAIL).where('created_at', '<', before).execute()
  return rows[0]?.deleted ?? 0
}
