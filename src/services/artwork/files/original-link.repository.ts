import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { isLinkToken, linkTokenHash, newLinkToken } from '../../link-token.ts'
import { ownedBy } from '../owner.repository.ts'

/** How long an original may be fetched by its link. */
const LIFE_MINUTES = 10

/** A link to an original, for the browser that asked for it. */
export type OriginalLink = { readonly token: string; readonly expiresAt: Date }

/** Makes a link to an owner's version; undefined when they have no such one. */
export async function insertOriginalLink(
  db: Db,
  owner: ArtworkOwner,
  { versionId, browserHash, now }: { readonly versionId: string; readonly browserHash: Uint8Array; readonly now: Date },
): Promise<OriginalLink | undefined> {
  const token = newLinkToken()
  const { rows } = await sql<{ expires_at: Date }>`
    insert into artwork_link (token_hash, version_id, browser_hash, customer_id, expires_at)
    select ${linkTokenHash(token)}, v.id, ${browserHash}, a.customer_id, ${now}::timestamptz + make_interval(mins => ${LIFE_MINUTES})
    from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = ${versionId}::uuid and ${ownedBy(owner, 'a.')} and v.storage_key is not null
    returning expires_at`.execute(db)
  const [row] = rows
  return row && { token, expiresAt: row.expires_at }
}

/** The version of a link that is open for this browser, and whose it is; undefined for every other token. */
export async function findLinkedVersion(
  db: Db,
  token: string,
  browserHash: Uint8Array,
  now: Date,
): Promise<{ readonly versionId: string; readonly owner: ArtworkOwner } | undefined> {
  if (!isLinkToken(token)) return undefined
  const { rows } = await sql<{ version_id: string; customer_id: string | null }>`
    select version_id, customer_id from artwork_link
    where token_hash = ${linkTokenHash(token)} and browser_hash = ${browserHash} and expires_at > ${now}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { version_id: versionId, customer_id: customerId } = row
  return {
    versionId,
    owner: customerId === null ? { kind: 'BROWSER', hash: browserHash } : { kind: 'CUSTOMER', customerId },
  }
}

export const deleteExpiredLinks = (db: Db, now: Date) =>
  sql`delete from artwork_link where expires_at <= ${now}`.execute(db)
