import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'

/** The condition that a row belongs to an owner; `prefix` is an alias with its dot. */
export const ownedBy = (owner: ArtworkOwner, prefix: '' | 'a.' = '') =>
  owner.kind === 'CUSTOMER'
    ? sql`${sql.raw(prefix)}customer_id = ${owner.customerId}::uuid`
    : sql`${sql.raw(prefix)}browser_hash = ${owner.hash}::bytea`

/** Makes what one owner adds and removes happen one after the other, so that it is counted and shared right. */
export const lockOwner = (tx: Db, owner: ArtworkOwner) =>
  sql`select pg_advisory_xact_lock(7283031, hashtext(${owner.kind === 'CUSTOMER' ? owner.customerId : Buffer.from(owner.hash).toString('hex')}))`.execute(
    tx,
  )
