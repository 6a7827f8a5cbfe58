import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'

/** The condition that a row belongs to an owner; `prefix` is an alias with its dot. */
export const ownedBy = (owner: ArtworkOwner, prefix: '' | 'a.' = '') =>
  owner.kind === 'CUSTOMER'
    ? sql`${sql.raw(prefix)}customer_id = ${owner.customerId}::uuid`
    : sql`${sql.raw(prefix)}browser_hash = ${owner.hash}::bytea`

/** Makes what one owner adds and removes happen one after the other, so that it is counted and shared right. */
export function lockOwner(tx: Db, owner: ArtworkOwner) {
  const name = owner.kind === 'CUSTOMER' ? owner.customerId : Buffer.from(owner.hash).toString('hex')
  return sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.artworkOwner}::integer, hashtext(${name}))`.execute(tx)
}
