import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { deleteAfter } from './files/artwork-lifetime.ts'

/** Assigns what a browser sent, whole or on its way, to the customer who signs in there. */
export const changeOwner = (db: Db, browserHash: Uint8Array, customerId: string, now: Date) =>
  sql`
    with uploads as (
      update artwork_upload set customer_id = ${customerId}::uuid, browser_hash = null
      where browser_hash = ${browserHash}::bytea),
    claimed as (
      update artwork set customer_id = ${customerId}::uuid, browser_hash = null
      where browser_hash = ${browserHash}::bytea returning id)
    update artwork_version
    set delete_after = greatest(delete_after, ${deleteAfter({ kind: 'CUSTOMER' }, now)}::timestamptz)
    where artwork_id in (select id from claimed) and state not in ('DELETED', 'REFUSED')`.execute(db)
