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

/** Notes files that are about to be stored and belong to nothing yet. */
export async function insertUnclaimed(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) {
    await db
      .insertInto('unclaimed_file')
      .values(keys.map((storage_key) => ({ storage_key })))
      .execute()
  }
}

/** Takes the note back: the files belong to something now, or are gone. */
export async function deleteUnclaimed(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('unclaimed_file').where('storage_key', 'in', keys).execute()
}

/** Files that were stored before an instant and still belong to nothing. */
export const findUnclaimed = (db: Db, before: Date, limit: number): Promise<{ storage_key: string }[]> =>
  db.selectFrom('unclaimed_file').select('storage_key').where('created_at', '<', before).limit(limit).execute()
