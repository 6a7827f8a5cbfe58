import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ChoosableFile } from '#domain/artwork/package-files.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import type { Content } from '#domain/preflight/content-questions.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { ReadLine } from '#domain/preflight/page-letters.ts'
import { ownedBy } from '../owner.repository.ts'

/** Where a version stands that is not deleted. */
export type VersionState = 'RECEIVED' | 'OPENING' | 'OPENED' | 'REFUSED' | 'NEEDS_PERSON'

/** A version of a file as its owner reads it. Bytes. */
export type VersionRow = {
  readonly id: string
  readonly artwork_id: string
  readonly number: number
  readonly source: 'UPLOAD' | 'FIX' | 'STAFF' | 'DESIGN'
  /** Of a fixed copy: the version that was fixed first; null when that is deleted. */
  readonly fixed_from: string | null
  readonly label: string
  readonly byte_length: number
  readonly state: VersionState
  /** What its owner says it shows; null when they were not asked yet. */
  readonly contents: readonly Content[] | null
  /** It waits for the scanner for viruses, which is away. */
  readonly is_scanner_away: boolean
  readonly kind: FileKind | null
  readonly refused_format: string | null
  readonly page_count: number | null
  /** Files of a package that may be chosen. */
  readonly entries: readonly ChoosableFile[]
  readonly facts: FileFacts | null
  readonly lines: readonly ReadLine[]
  readonly created_at: Date
  readonly delete_after: Date
  readonly pictures: readonly { readonly page: number; readonly width: number; readonly height: number }[]
  /** Numbers of the orders that are printed from it. */
  readonly used_in: readonly number[]
  /** Who opened the original, and when. */
  readonly opened: readonly { readonly at: string; readonly actor: 'CUSTOMER' | 'STAFF' | 'LINK' }[]
}

/** Through all fixes that were made of fixes. */
const FIXED_FROM = sql`
  case when v.source = 'FIX' then (
    with recursive older (id, source, parent_id, state) as (
      select p.id, p.source, p.parent_id, p.state from artwork_version p where p.id = v.parent_id
      union all
      select p.id, p.source, p.parent_id, p.state from older join artwork_version p on p.id = older.parent_id
      where older.source = 'FIX')
    select id::text from older where source <> 'FIX' and state <> 'DELETED') end`

const COLUMNS = sql`
  v.id, v.artwork_id, v.number, v.source, ${FIXED_FROM} as fixed_from, v.label, v.byte_length::float8 as byte_length, v.state, v.kind,
  v.refused_format, v.page_count,
  v.scanner_away_at is not null as is_scanner_away, v.contents, v.entries, v.facts, v.lines, v.created_at, v.delete_after,
  coalesce((select jsonb_agg(jsonb_build_object('page', p.page, 'width', p.width, 'height', p.height) order by p.page)
    from artwork_picture p where p.version_id = v.id), '[]') as pictures,
  array(select distinct o.number from line_artwork u join order_line l on l.id = u.line_id
    join customer_order o on o.id = l.order_id where u.version_id = v.id order by 1) as used_in,
  coalesce((select jsonb_agg(jsonb_build_object('at', x.at, 'actor', x.actor) order by x.id)
    from artwork_access x where x.version_id = v.id), '[]') as opened`

/** An owner's version that is not deleted. */
export const findVersion = async (db: Db, owner: ArtworkOwner, id: string): Promise<VersionRow | undefined> =>
  (await findVersions(db, owner, [id]))[0]

/** Those of these versions that are an owner's and not deleted, in no order. */
export async function findVersions(db: Db, owner: ArtworkOwner, ids: readonly string[]): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = any(${ids}::uuid[]) and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED'`.execute(db)
  return rows
}

/** The first version of a file, which an upload became that bore its id. */
export async function findFirstVersion(
  db: Db,
  owner: ArtworkOwner,
  artworkId: string,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from artwork_version v join artwork a on a.id = v.artwork_id
    where a.id = ${artworkId}::uuid and v.number = 1 and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED'`.execute(db)
  return rows[0]
}

/** Which versions of files: the newest of each, or all. */
export type ListedVersions = 'newest' | 'all'

/** Versions of an owner's files that can be printed from: the newest file first, of each the newest version first. */
export async function listVersions(
  db: Db,
  owner: ArtworkOwner,
  { limit, which }: { readonly limit: number; readonly which: ListedVersions },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from artwork a join lateral (
      select * from artwork_version n where n.artwork_id = a.id and n.state not in ('DELETED', 'REFUSED') order by n.number desc
      limit ${which === 'newest' ? 1 : null}
    ) v on true where ${ownedBy(owner, 'a.')} order by a.created_at desc, a.id, v.number desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Has the file of a version go by `until`, with all its versions, when it is a browser's; `null` gives it the time back that it
 * has by itself. A customer's file keeps its time: their account lists it. Answers whether the owner has the version.
 */
export async function changeAside(
  db: Db,
  owner: ArtworkOwner,
  id: string,
  { until, days }: { readonly until: Date | null; readonly days: number },
): Promise<boolean> {
  const { rows } = await sql`
    with file as (
      select a.id, a.browser_hash from artwork_version v join artwork a on a.id = v.artwork_id
      where v.id = ${id}::uuid and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED'),
    changed as (
      update artwork_version v
      set delete_after = least(v.created_at + make_interval(days => ${days}), ${until}::timestamptz)
      from file where v.artwork_id = file.id and file.browser_hash is not null and v.state not in ('DELETED', 'REFUSED'))
    select id from file`.execute(db)
  return rows.length > 0
}

/** Where an owner's version with the same bytes lies; held until the end of the transaction. */
export async function holdSameBytes(
  tx: Db,
  owner: ArtworkOwner,
  sha256: Uint8Array,
): Promise<{ readonly storageKey: string; readonly failures: number } | undefined> {
  const { rows } = await sql<{ storage_key: string; failures: number }>`
    select v.storage_key, v.failures from artwork_version v join artwork a on a.id = v.artwork_id
    where v.sha256 = ${sha256}::bytea and v.storage_key is not null and ${ownedBy(owner, 'a.')}
    order by v.failures desc limit 1 for share of v`.execute(tx)
  const [row] = rows
  return row && { storageKey: row.storage_key, failures: row.failures }
}

type NewArtwork = {
  /** The id of the upload it was. */
  readonly id: string
  readonly label: string
  readonly byteLength: number
  readonly sha256: Uint8Array
  readonly storageKey: string
  readonly deleteAfter: Date
  /** Bytes that could not be opened twice are not opened again. */
  readonly failures: number
}

/** Adds a file with its first version; answers the id of the version. */
export async function insertArtwork(tx: Db, owner: ArtworkOwner, file: NewArtwork): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with sent as (
      insert into artwork (id, customer_id, browser_hash)
      values (${file.id}::uuid, ${owner.kind === 'CUSTOMER' ? owner.customerId : null}::uuid,
        ${owner.kind === 'BROWSER' ? owner.hash : null}::bytea) returning id)
    insert into artwork_version
      (artwork_id, number, source, label, byte_length, sha256, storage_key, delete_after, failures, state)
    select id, 1, 'UPLOAD', ${file.label}, ${file.byteLength}::bigint, ${file.sha256}::bytea, ${file.storageKey},
      ${file.deleteAfter}::timestamptz, ${file.failures}::smallint,
      case when ${file.failures}::smallint >= 2 then 'NEEDS_PERSON' else 'RECEIVED' end
    from sent returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an inserted version was not returned')
  return row.id
}

/** Where the picture of a page of an owner's version lies. */
export async function findPicture(db: Db, owner: ArtworkOwner, id: string, page: number): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from artwork_picture p join artwork_version v on v.id = p.version_id
    join artwork a on a.id = v.artwork_id
    where v.id = ${id}::uuid and p.page = ${page} and ${ownedBy(owner, 'a.')} and v.state <> 'DELETED'`.execute(db)
  return rows[0]?.storage_key
}

/** Notes that an owner opens the original; answers where it lies and what it is called. */
export async function openOriginal(
  db: Db,
  owner: ArtworkOwner,
  id: string,
): Promise<{ readonly storage_key: string; readonly label: string; readonly byte_length: number } | undefined> {
  const { rows } = await sql<{ storage_key: string; label: string; byte_length: number }>`
    with own as (
      select v.id, v.storage_key, v.label, v.byte_length::float8 as byte_length
      from artwork_version v join artwork a on a.id = v.artwork_id
      where v.id = ${id}::uuid and ${ownedBy(owner, 'a.')} and v.storage_key is not null),
    noted as (insert into artwork_access (version_id, actor) select id, 'CUSTOMER' from own)
    select storage_key, label, byte_length from own`.execute(db)
  return rows[0]
}
