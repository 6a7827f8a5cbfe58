import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { ownedBy } from '../owner.repository.ts'

/** An upload as far as it has come. */
export type UploadRow = {
  readonly id: string
  readonly label: string
  readonly byte_length: number
  readonly byte_offset: number
  readonly expires_at: Date
}

const COLUMNS = sql`id, label, byte_length::float8 as byte_length, byte_offset::float8 as byte_offset, expires_at`

/** How many bytes an owner has announced and not given up since an instant, with the files that came of them. */
export async function announcedSince(tx: Db, owner: ArtworkOwner, since: Date): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(byte_length) from artwork_upload where ${ownedBy(owner)} and created_at > ${since}), 0)
      + coalesce((select sum(v.byte_length) from artwork a join artwork_version v on v.artwork_id = a.id
          where ${ownedBy(owner, 'a.')} and v.source = 'UPLOAD' and v.created_at > ${since}), 0))::float8 as bytes`.execute(
    tx,
  )
  return rows[0]?.bytes ?? 0
}

type NewUpload = {
  readonly label: string
  readonly byteLength: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Announces an upload; nothing of it is there yet. */
export async function insertUpload(tx: Db, owner: ArtworkOwner, upload: NewUpload): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`
    insert into artwork_upload (customer_id, browser_hash, label, byte_length, created_at, expires_at)
    values (${owner.kind === 'CUSTOMER' ? owner.customerId : null}::uuid, ${owner.kind === 'BROWSER' ? owner.hash : null}::bytea,
      ${upload.label}, ${upload.byteLength}, ${upload.createdAt}, ${upload.expiresAt})
    returning ${COLUMNS}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an inserted upload was not returned')
  return row
}

/** An owner's upload that has not expired. */
export async function findUpload(db: Db, owner: ArtworkOwner, id: string, now: Date): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${COLUMNS} from artwork_upload
    where id = ${id}::uuid and ${ownedBy(owner)} and expires_at > ${now}`.execute(db)
  return rows[0]
}

type Part = { readonly byteLength: number; readonly storageKey: string; readonly receivedAt: Date }

/** Adds a piece at an offset, and decides between two that come at once: undefined when the offset is another by now. */
export async function appendPart(
  tx: Db,
  { id, byte_offset: offset }: UploadRow,
  { byteLength, storageKey, receivedAt }: Part,
): Promise<number | undefined> {
  const { rows } = await sql<{ offset: number }>`
    with grown as (
      update artwork_upload set byte_offset = byte_offset + ${byteLength}::bigint, received_at = ${receivedAt}
      where id = ${id}::uuid and byte_offset = ${offset}::bigint returning id, byte_offset)
    insert into artwork_upload_part (upload_id, byte_start, byte_length, storage_key)
    select id, ${offset}::bigint, ${byteLength}::bigint, ${storageKey} from grown
    returning (byte_start + byte_length)::float8 as offset`.execute(tx)
  return rows[0]?.offset
}

/**
 * Uploads of customers that arrived whole for a line before an instant and were not made files by those who sent them; at most
 * `limit`.
 */
export async function findUnfinished(
  db: Db,
  { now, receivedBefore, limit }: { readonly now: Date; readonly receivedBefore: Date; readonly limit: number },
): Promise<readonly { readonly id: string; readonly customer_id: string }[]> {
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select u.id, u.customer_id from artwork_upload u
    where u.byte_offset = u.byte_length and u.customer_id is not null and u.expires_at > ${now}
      and coalesce(u.received_at, u.created_at) <= ${receivedBefore}
      and exists (select from line_upload w where w.upload_id = u.id)
    order by u.created_at limit ${limit}`.execute(db)
  return rows
}

/** An owner's upload with the keys of its pieces, in their order; undefined when there is none. */
export async function findPieces(
  db: Db,
  owner: ArtworkOwner,
  id: string,
  now: Date,
): Promise<(UploadRow & { readonly keys: readonly string[] }) | undefined> {
  const { rows } = await sql<UploadRow & { keys: string[] }>`
    select ${COLUMNS}, array(select p.storage_key from artwork_upload_part p where p.upload_id = artwork_upload.id
      order by p.byte_start) as keys
    from artwork_upload where id = ${id}::uuid and ${ownedBy(owner)} and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** Removes an owner's upload; answers the keys of its pieces, undefined when there is none. */
export async function deleteUpload(tx: Db, owner: ArtworkOwner, id: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ keys: string[] }>`
    with gone as (
      select id from artwork_upload where id = ${id}::uuid and ${ownedBy(owner)} for update),
    keys as (
      select coalesce(array_agg(storage_key), '{}') as keys from artwork_upload_part where upload_id in (select id from gone)),
    deleted as (delete from artwork_upload where id in (select id from gone))
    select keys from keys where exists (select from gone)`.execute(tx)
  return rows[0]?.keys
}

/** Removes uploads that have expired, at most `limit`; answers the keys of their pieces. */
export async function deleteExpired(tx: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    with gone as (
      select id from artwork_upload where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked),
    keys as (
      select coalesce(array_agg(storage_key), '{}') as keys from artwork_upload_part where upload_id in (select id from gone)),
    deleted as (delete from artwork_upload where id in (select id from gone))
    select keys from keys`.execute(tx)
  return rows[0]?.keys ?? []
}
