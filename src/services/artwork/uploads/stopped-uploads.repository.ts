import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'

/** The uploads of a customer that stopped on their way. */
export type StoppedUploads = {
  readonly customer_id: string
  readonly language: Language
  readonly first_id: string
  /** Until when all of them can be continued. */
  readonly until: Date
  readonly files: readonly { readonly name: string; readonly percent: number }[]
  readonly recipients: readonly { readonly kind: 'email' | 'phone'; readonly value: string }[]
}

type Stopped = {
  readonly now: Date
  readonly begunBefore: Date
  readonly openUntil: Date
  readonly most: number
}

/** Claims uploads of customers that began before an instant, are not whole, and can be continued until another; each once. */
export async function claimStopped(
  tx: Db,
  { now, begunBefore, openUntil, most }: Stopped,
): Promise<readonly StoppedUploads[]> {
  const { rows } = await sql<StoppedUploads>`
    with stopped as (
      select id from artwork_upload
      where customer_id is not null and byte_offset > 0 and byte_offset < byte_length and announced_at is null
        and created_at <= ${begunBefore} and expires_at >= ${openUntil}
      order by created_at limit ${most} for update skip locked),
    claimed as (
      update artwork_upload u set announced_at = ${now} from stopped s where u.id = s.id returning u.*)
    select u.customer_id, c.language, (array_agg(u.id order by u.created_at, u.id))[1] as first_id, min(u.expires_at) as until,
      json_agg(json_build_object('name', u.label, 'percent', (u.byte_offset * 100 / u.byte_length)::int)
        order by u.created_at, u.id) as files,
      (select coalesce(json_agg(json_build_object('kind', i.kind, 'value', i.value) order by i.kind), '[]')
       from customer_identifier i where i.customer_id = u.customer_id and i.verified_at is not null) as recipients
    from claimed u join customer c on c.id = u.customer_id group by u.customer_id, c.language`.execute(tx)
  return rows
}
