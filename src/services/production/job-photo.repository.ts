import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { PrintJobPhotoTable } from '#db/schema/production.ts'

type Photo = Selectable<PrintJobPhotoTable>

type NewPhoto = {
  readonly storageKey: string
  readonly mediaType: Photo['media_type']
  readonly byteSize: number
}

/** Adds a photo to a job; undefined when there is no such job, or it has twenty. */
export async function insertPhoto(
  tx: Db,
  code: string,
  staffId: string,
  { storageKey, mediaType, byteSize }: NewPhoto,
): Promise<Photo | undefined> {
  const { rows } = await sql<Photo>`
    insert into print_job_photo (job_id, nth, staff_id, storage_key, media_type, byte_size)
    select j.id, n.nth, ${staffId}::uuid, ${storageKey}, ${mediaType}, ${byteSize}
    from (select id from print_job where code = ${code} for update) j
    cross join lateral (select coalesce(max(nth), 0) + 1 as nth from print_job_photo where job_id = j.id) n
    where n.nth <= 20
    returning *`.execute(tx)
  return rows[0]
}

export const findPhoto = (db: Db, id: string): Promise<Photo | undefined> =>
  db.selectFrom('print_job_photo').selectAll().where('id', '=', id).executeTakeFirst()
