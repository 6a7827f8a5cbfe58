import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { PrintFile } from '#domain/production/stored-file.ts'

/** The storage keys of the files that the lines of these jobs are printed from, as far as the jobs are at prepress. */
export async function findPrepressKeys(db: Db, codes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select distinct v.storage_key
    from print_job j
    join station s on s.id = j.station_id and s.kind = 'PREPRESS'
    join line_artwork a on a.line_id = j.line_id
    join artwork_version v on v.id = a.version_id
    where j.code = any(${codes}) and v.storage_key is not null`.execute(db)
  return rows.map((row) => row.storage_key)
}

/** The files that a line is printed from, in their order. */
export async function findPrintFiles(db: Db, lineId: number): Promise<readonly PrintFile[]> {
  const { rows } = await sql<PrintFile>`
    select v.storage_key as "storageKey", v.byte_length::float8 as "byteLength", a.face
    from line_artwork a join artwork_version v on v.id = a.version_id where a.line_id = ${lineId} order by a.position`.execute(
    db,
  )
  return rows
}
