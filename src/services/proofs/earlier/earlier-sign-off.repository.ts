import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** A file of a line as its bytes are stored; its hash in hexadecimal. */
export type StoredBytes = { readonly storage_key: string | null; readonly sha256: string }

/** The files of a line that rests on an earlier sign-off once they have been read again; undefined for every other line. */
export async function findFilesToRead(db: Db, lineId: number): Promise<readonly StoredBytes[] | undefined> {
  const { rows } = await sql<{ files: readonly StoredBytes[] }>`
    select (select jsonb_agg(jsonb_build_object('storage_key', v.storage_key, 'sha256', encode(v.sha256, 'hex')))
      from line_artwork a join artwork_version v on v.id = a.version_id where a.line_id = p.line_id) as files
    from line_production p
    where p.line_id = ${lineId} and p.state = 'CHECKING' and p.signed_before is not null`.execute(db)
  return rows[0]?.files
}

/** The sign-off that a locked line rests on, as it is now. */
export async function findEarlierSignOff(tx: Db, lineId: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select earlier_sign_off(${lineId})::text as id`.execute(tx)
  return rows[0]?.id ?? undefined
}

/** Lines whose files a process that ended has not read again. */
export async function findLinesToRead(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ line_id: number }>`
    select line_id::float8 as line_id from line_production
    where state = 'CHECKING' and signed_before is not null order by line_id limit 100`.execute(db)
  return rows.map(({ line_id: id }) => id)
}

/** Approves a proof of a locked line by an earlier sign-off: its words and its name, of the same files. */
export const approveByEarlier = (tx: Db, proofId: string, signOffId: string) =>
  sql`
    with decided as (
      update print_proof set state = 'APPROVED' where id = ${proofId}::uuid and state = 'DRAFT' returning id, hash)
    insert into sign_off (proof_id, hash, words, name, via, rests_on)
    select decided.id, decided.hash, e.words, e.name, 'EARLIER', e.id
    from decided cross join sign_off e where e.id = ${signOffId}::bigint`.execute(tx)

/** Asks the customer of a locked line again: its stored bytes are not those that were signed off. */
export async function askAgain(tx: Db, lineId: number): Promise<void> {
  await sql`update line_production set is_asked_again = true where line_id = ${lineId}`.execute(tx)
  await settleLine(tx, lineId)
}

/** Moves a line to where its checks say, if it is not signed off. */
export async function settleLine(tx: Db, lineId: number): Promise<void> {
  await sql`select settle_line(${lineId})`.execute(tx)
}
