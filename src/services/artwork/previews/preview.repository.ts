import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { FileFacts } from '#domain/preflight/file-facts.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { ownedBy } from '../owner.repository.ts'

/** A file of a design with the side that it is; null when it has all sides. */
export type DesignFile = { readonly versionId: string; readonly face: FaceCode | null }

/** The first design of a line, and what its line ordered. */
export type LineDesign = {
  readonly variant_id: string
  readonly features: readonly WrittenFeature[]
  readonly customer_id: string
  readonly files: readonly DesignFile[]
}

/** A picture that was drawn, and where it lies. */
export type StoredPreview = { readonly id: string; readonly storage_key: string }

export async function findPreview(db: Db, digest: Uint8Array): Promise<StoredPreview | undefined> {
  const { rows } = await sql<StoredPreview>`
    select id, storage_key from artwork_preview where digest = ${digest}`.execute(db)
  return rows[0]
}

/** Those that were drawn of these digests, by them in hexadecimal. */
export async function findPreviews(
  db: Db,
  digests: readonly Uint8Array[],
): Promise<ReadonlyMap<string, StoredPreview>> {
  const { rows } = await sql<StoredPreview & { digest: string }>`
    select id, storage_key, encode(digest, 'hex') as digest from artwork_preview
    where digest = any(${digests}::bytea[])`.execute(db)
  return new Map(rows.map(({ digest, ...preview }) => [digest, preview]))
}

/**
 * Notes a picture that was drawn and stored. Undefined when the same one was noted meanwhile, or one of its files was
 * deleted: then what was stored belongs to nothing.
 */
export async function insertPreview(
  tx: Db,
  made: {
    readonly digest: Uint8Array
    readonly versionIds: readonly string[]
    readonly storageKey: string
    readonly byteLength: number
  },
): Promise<StoredPreview | undefined> {
  const { digest, versionIds, storageKey, byteLength } = made
  const { rows } = await sql<StoredPreview>`
    with held as (select id from artwork_version where id = any(${versionIds}::uuid[]) and state <> 'DELETED' for share)
    insert into artwork_preview (digest, version_ids, storage_key, byte_length)
    select ${digest}, ${versionIds}::uuid[], ${storageKey}, ${byteLength}
    where (select count(*) from held) = ${new Set(versionIds).size}
    on conflict (digest) do nothing returning id, storage_key`.execute(tx)
  return rows[0]
}

/** Where an owner's picture lies: all files that are seen on it are theirs. */
export async function findPreviewKey(db: Db, owner: ArtworkOwner, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from artwork_preview p
    where p.id = ${id}::uuid and not exists (
      select from unnest(p.version_ids) seen (id) where not exists (
        select from artwork_version v join artwork a on a.id = v.artwork_id where v.id = seen.id and ${ownedBy(owner, 'a.')}))`.execute(
    db,
  )
  return rows[0]?.storage_key
}

/** What a line is printed from, by its first design; undefined without files, and of what is not sold any more. */
export async function findLineDesign(db: Db, lineId: number): Promise<LineDesign | undefined> {
  const { rows } = await sql<LineDesign>`
    select l.product_price_id::text as variant_id, l.configuration as features, o.customer_id,
      (select json_agg(json_build_object('versionId', u.version_id, 'face', u.face) order by u.position)
       from line_artwork u where u.line_id = l.id
         and u.design = (select design from line_artwork where line_id = l.id order by position limit 1)) as files
    from order_line l join customer_order o on o.id = l.order_id
    where l.id = ${lineId} and l.product_price_id is not null and o.customer_id is not null
      and exists (select from line_artwork where line_id = l.id)`.execute(db)
  return rows[0]
}

/** What a line ordered, with a version of its files: the side that this is, and what is known of it. */
export type FinishedLine = Omit<LineDesign, 'files'> & { readonly face: FaceCode | null; readonly facts: FileFacts }

/** The same for a version of a line's file that is opened; also for one that it was printed from before. */
export async function findFinishedLine(db: Db, lineId: number, versionId: string): Promise<FinishedLine | undefined> {
  const { rows } = await sql<FinishedLine>`
    select l.product_price_id::text as variant_id, l.configuration as features, o.customer_id, v.facts,
      (select u.face from line_artwork u join artwork_version p on p.id = u.version_id
       where u.line_id = l.id and p.artwork_id = v.artwork_id limit 1) as face
    from order_line l join customer_order o on o.id = l.order_id
    join artwork_version v on v.id = ${versionId}::uuid and v.state = 'OPENED'
    join artwork a on a.id = v.artwork_id and a.customer_id = o.customer_id
    where l.id = ${lineId} and l.product_price_id is not null`.execute(db)
  return rows[0]
}

/** Notes by which picture a line is shown, unless its files are others by now. */
export const showLine = (db: Db, lineId: number, previewId: string) =>
  sql`
    insert into line_preview (line_id, preview_id)
    select ${lineId}, p.id from artwork_preview p
    where p.id = ${previewId}::uuid and p.version_ids = array(
      select u.version_id from line_artwork u where u.line_id = ${lineId}
        and u.design = (select design from line_artwork where line_id = ${lineId} order by position limit 1)
      order by u.position)
    on conflict (line_id) do update set preview_id = excluded.preview_id`.execute(db)
