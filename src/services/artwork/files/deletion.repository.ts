import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { ownedBy } from '../owner.repository.ts'

/** A line that is paid and not yet delivered is printed from this version. */
const IN_PRODUCTION = sql`exists (
  select from line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id
  where u.version_id = v.id and o.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY'))`

/** Holds an owner's version against others; says whether an order needs it. */
export async function holdVersion(
  tx: Db,
  owner: ArtworkOwner,
  id: string,
): Promise<{ readonly isNeeded: boolean } | undefined> {
  const { rows } = await sql<{ isNeeded: boolean }>`
    select ${IN_PRODUCTION} as "isNeeded" from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = ${id}::uuid and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED' for update of v`.execute(tx)
  return rows[0]
}

/** Holds versions whose time has come and that no order of the last two years is printed from. */
export async function holdOverdue(tx: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from artwork_version v
    where v.delete_after <= ${now} and v.state <> 'DELETED' and not ${IN_PRODUCTION} and not exists (
      select from line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id
      where u.version_id = v.id and o.placed_at > ${now}::timestamptz - interval '24 months')
    order by v.delete_after limit ${limit} for update of v skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Empties versions that are held: their pictures, facts and text go. Answers the keys of the files that nothing uses from
 * now on; a file that another version shares stays.
 */
export async function emptyVersions(tx: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows: files } = await sql<{ key: string }>`
    select distinct v.storage_key as key from artwork_version v
    where v.id = any(${ids}::uuid[]) and not exists (
      select from artwork_version w where w.storage_key = v.storage_key and w.id <> all(${ids}::uuid[]))`.execute(tx)
  const { rows: pictures } = await sql<{ key: string }>`
    with deleted as (
      update artwork_version set state = 'DELETED', storage_key = null, deleted_at = ${now}, leased_until = null,
        facts = null, lines = '[]', label = 'deleted'
      where id = any(${ids}::uuid[])),
    unchecked as (delete from artwork_check where version_id = any(${ids}::uuid[]))
    delete from artwork_picture where version_id = any(${ids}::uuid[]) returning storage_key as key`.execute(tx)
  return [...files, ...pictures].map(({ key }) => key)
}
