import type { Db } from '#db/connection.ts'

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
