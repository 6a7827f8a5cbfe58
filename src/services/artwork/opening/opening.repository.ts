import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ChoosableFile } from '#domain/artwork/package-files.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { ReadLine } from '#domain/preflight/page-letters.ts'

/** As what a package is refused whose files may be chosen. */
export const PACKAGE_FORMAT = 'ZIP'

/** A version that this process opens, until the lease runs out. */
export type Lease = { readonly id: string; readonly storage_key: string; readonly leased_until: Date }

/** Leases a version that waits, or whose last lease ran out. */
export async function leaseVersion(db: Db, id: string, now: Date, until: Date): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    update artwork_version set state = 'OPENING', leased_until = ${until}, scanner_away_at = null
    where id = ${id}::uuid and (state = 'RECEIVED' or (state = 'OPENING' and leased_until <= ${now}))
    returning id, storage_key, leased_until`.execute(db)
  return rows[0]
}

/** Whether a process opens a version, or did until it ended. */
export async function isLeased(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from artwork_version where id = ${id}::uuid and state = 'OPENING'`.execute(db)
  return rows.length > 0
}

/** Versions that have waited since before an instant, and those whose lease ran out. */
export async function findAbandoned(db: Db, before: Date, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from artwork_version
    where (state = 'RECEIVED' and created_at <= ${before}) or (state = 'OPENING' and leased_until <= ${now})
    order by created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The lease is still this process's. */
const leased = ({ id, leased_until: until }: Lease) =>
  sql`id = ${id}::uuid and state = 'OPENING' and leased_until = ${until}`

/** Holds a lease longer; undefined when it is another process's by now. */
export async function renewLease(db: Db, lease: Lease, until: Date): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    update artwork_version set leased_until = ${until} where ${leased(lease)}
    returning id, storage_key, leased_until`.execute(db)
  return rows[0]
}

export type StoredPicture = {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly storageKey: string
}

/** Notes what a file holds; false when the lease ran out meanwhile, and nothing is noted. */
export async function noteOpened(
  tx: Db,
  lease: Lease,
  { facts, lines, now }: { readonly facts: FileFacts; readonly lines: readonly ReadLine[]; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update artwork_version set state = 'OPENED', leased_until = null, opened_at = ${now}, kind = ${facts.kind},
      page_count = ${Math.max(1, facts.pageCount)}, facts = ${JSON.stringify(facts)}::jsonb, lines = ${JSON.stringify(lines)}::jsonb
    where ${leased(lease)} returning id`.execute(tx)
  return rows.length > 0
}

export async function insertPictures(tx: Db, versionId: string, pictures: readonly StoredPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ page, width, height, storageKey }) => ({ page, width, height, storageKey }))
  await sql`
    insert into artwork_picture (version_id, page, width, height, storage_key)
    select ${versionId}::uuid, p.page, p.width, p.height, p."storageKey"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      p (page smallint, width integer, height integer, "storageKey" text)`.execute(tx)
}

/** What is not printed from goes after this; its owner has read by then why it was refused, or chosen from the package. */
const REFUSED_HOURS = 24

const goesSoon = (now: Date) =>
  sql`delete_after = least(delete_after, ${now}::timestamptz + make_interval(hours => ${REFUSED_HOURS}))`

/** Notes that a file is not printed from, and as what it was known. */
export const noteRefused = (db: Db, lease: Lease, format: string, now: Date) =>
  sql`update artwork_version set state = 'REFUSED', leased_until = null, opened_at = ${now}, refused_format = ${format},
      ${goesSoon(now)}
    where ${leased(lease)}`.execute(db)

/**
 * Notes what a package holds: it is not printed from itself. A line that it has joined alone before it was opened has no file
 * by it, and waits for what is chosen of it.
 */
export const notePackage = (db: Db, lease: Lease, files: readonly ChoosableFile[], now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('artwork.customer', 'yes', true)`.execute(tx)
    await sql`
      with noted as (
        update artwork_version set state = 'REFUSED', leased_until = null, opened_at = ${now},
          refused_format = ${PACKAGE_FORMAT}, entries = ${JSON.stringify(files)}::jsonb, ${goesSoon(now)}
        where ${leased(lease)} returning id, artwork_id),
      left_out as (
        delete from line_artwork u using noted where u.version_id = noted.id and not exists (
          select from line_artwork other where other.line_id = u.line_id and other.version_id <> u.version_id)
        returning u.line_id, noted.artwork_id)
      insert into line_upload (line_id, upload_id) select line_id, artwork_id from left_out on conflict do nothing`.execute(
      tx,
    )
  })

/** Notes that only a person can say what a file holds. */
export const noteNeedsPerson = (db: Db, lease: Lease, kind: FileKind, now: Date) =>
  sql`update artwork_version set state = 'NEEDS_PERSON', leased_until = null, opened_at = ${now}, kind = ${kind}
    where ${leased(lease)}`.execute(db)

/** Notes a failure: the first is tried again, the second is a person's for good. Answers whether it is tried again. */
export async function noteFailure(db: Db, lease: Lease): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    update artwork_version set failures = failures + 1, leased_until = null,
      state = case when failures >= 1 then 'NEEDS_PERSON' else 'RECEIVED' end
    where ${leased(lease)} returning state`.execute(db)
  return rows[0]?.state === 'RECEIVED'
}

/** Returns a lease that was not used; with the instant at which the scanner for viruses was away. */
export const returnLease = (db: Db, lease: Lease, scannerAwayAt: Date | null = null) =>
  sql`update artwork_version set state = 'RECEIVED', leased_until = null, scanner_away_at = ${scannerAwayAt}
    where ${leased(lease)}`.execute(db)
