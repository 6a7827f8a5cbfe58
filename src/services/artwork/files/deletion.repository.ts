import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { ownedBy } from '../owner.repository.ts'
import { DELETION_DAYS } from './artwork-lifetime.ts'

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** A line that is paid and not yet delivered is printed from this version. */
const IN_PRODUCTION = sql`exists (
  select from line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id
  where u.version_id = v.id and o.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY'))`

/** A customer whose files go soon, and when the first of them does. */
export type LeavingFiles = {
  readonly customer_id: string
  readonly language: Language
  readonly first_at: Date
  readonly count: number
  readonly recipients: readonly { readonly kind: 'email' | 'phone'; readonly value: string }[]
}

/** Notes the files whose deletion is announced now, and answers their customers; takes it back where another order came between. */
export async function noteLeaving(tx: Db, now: Date, limit: number): Promise<LeavingFiles[]> {
  const soon = new Date(now.getTime() + DELETION_DAYS.notice * DAY_MS)
  await sql`
    update artwork_version v set notified_at = null
    where v.notified_at is not null and v.state <> 'DELETED' and artwork_goes_at(v) > ${soon}`.execute(tx)
  const { rows } = await sql<LeavingFiles>`
    with leaving as (
      select v.id, a.customer_id, artwork_goes_at(v) as at from artwork_version v join artwork a on a.id = v.artwork_id
      where v.delete_after <= ${soon} and v.state not in ('DELETED', 'REFUSED') and v.notified_at is null
        and a.customer_id is not null and not ${IN_PRODUCTION} and artwork_goes_at(v) <= ${soon}),
    owners as (select customer_id from leaving group by customer_id order by min(at) limit ${limit}),
    noted as (
      update artwork_version set notified_at = ${now}
      where id in (select id from leaving where customer_id in (select customer_id from owners)))
    select l.customer_id, c.language, greatest(min(l.at), ${soon}::timestamptz) as first_at, count(*)::int as count,
      (select coalesce(json_agg(json_build_object('kind', i.kind, 'value', i.value) order by i.kind), '[]')
       from customer_identifier i where i.customer_id = l.customer_id and i.verified_at is not null) as recipients
    from leaving l join customer c on c.id = l.customer_id
    where l.customer_id in (select customer_id from owners) group by l.customer_id, c.language`.execute(tx)
  return rows
}

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

/**
 * Holds versions whose time has come: of a browser, or refused, at their own time; of private goods some days after they were
 * delivered; of a customer two years after the last order, once that was announced some days before.
 */
export async function holdOverdue(tx: Db, now: Date, limit: number): Promise<string[]> {
  const noticedBefore = before(now, DELETION_DAYS.notice)
  const { rows } = await sql<{ id: string }>`
    select v.id from artwork_version v join artwork a on a.id = v.artwork_id
    where v.state <> 'DELETED' and not ${IN_PRODUCTION} and (
      (v.delete_after <= ${now} and case
        when v.state = 'REFUSED' then true
        when a.customer_id is not null then v.notified_at <= ${noticedBefore} and artwork_goes_at(v) <= ${now}
        else not exists (
          select from line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id
          where u.version_id = v.id and o.placed_at > ${now}::timestamptz - interval '24 months') end)
      or artwork_was_private(v.id, ${before(now, DELETION_DAYS.afterPrivate)}))
    order by v.delete_after limit ${limit} for update of v skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Empties versions that are held: their pictures, previews, facts and text go. Answers the keys of the files that nothing uses from
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
        facts = null, lines = '[]', entries = '[]', label = 'deleted'
      where id = any(${ids}::uuid[])),
    unchecked as (delete from artwork_check where version_id = any(${ids}::uuid[])),
    previews as (delete from artwork_preview where version_ids && ${ids}::uuid[] returning storage_key as key),
    pages as (delete from artwork_picture where version_id = any(${ids}::uuid[]) returning storage_key as key)
    select key from previews union all select key from pages`.execute(tx)
  return [...files, ...pictures].map(({ key }) => key)
}
