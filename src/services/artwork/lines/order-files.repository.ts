import { sql } from 'kysely'
import { CHOICE_STEP } from '#domain/artwork/artwork-clock.ts'
import type { Db } from '#db/connection.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'

/** A line of an order that is printed from files. */
export type FilesOfLine = {
  readonly line_id: string
  readonly position: number
  readonly variant_id: string | null
  readonly features: readonly WrittenFeature[]
  readonly version_ids: readonly string[]
  /** Where its file stands; null when nothing was sent or promised yet. */
  readonly state: string | null
  readonly is_open: boolean
  /** Whether the customer may choose how to go on, or has left the design to the shop. */
  readonly choice: 'OFFERED' | 'DESIGN' | null
}

/** Lines of a customer's order that take files, in their order; undefined when it is no order of theirs. */
export async function findFilesOfOrder(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<FilesOfLine[] | undefined> {
  const { rows } = await sql<FilesOfLine & { line_id: string | null }>`
    select l.id::text as line_id, l.position, l.product_price_id::text as variant_id, l.configuration as features,
      array(select u.version_id::text from line_artwork u where u.line_id = l.id order by u.position) as version_ids,
      s.state,
      case when s.design_asked_at is not null and s.state in ('AWAITING_ARTWORK', 'NEEDS_CHANGES') then 'DESIGN'
        when exists (select from customer_wait w where w.line_id = l.id and w.until is null and w.steps = ${CHOICE_STEP}
          and w.cause in ('FILE', 'CHANGE')) then 'OFFERED' end as choice,
      o.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING')
        and l.production_started_at is null and coalesce(s.state, '') not in ('APPROVED', 'QUEUED', 'IN_PRODUCTION') as is_open
    from customer_order o
    left join (order_line l left join product p on p.id = l.product_id left join line_production s on s.line_id = l.id)
      on l.order_id = o.id and (p.print_method is not null or s.line_id is not null)
    where o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid order by l.position`.execute(db)
  if (rows.length === 0) return undefined
  return rows.filter(({ line_id: id }) => id !== null)
}

/** Puts a customer's own files in the place of those of a line; answers how many of them it took. */
export async function replaceFiles(
  tx: Db,
  {
    lineId,
    customerId,
    ids,
  }: { readonly lineId: string; readonly customerId: string; readonly ids: readonly string[] },
): Promise<number> {
  await sql`select set_config('artwork.customer', 'yes', true)`.execute(tx)
  await sql`delete from line_artwork where line_id = ${lineId}::bigint`.execute(tx)
  const { rows } = await sql`
    insert into line_artwork (line_id, position, version_id)
    select ${lineId}::bigint, listed.place - 1, v.id
    from unnest(${ids}::uuid[]) with ordinality listed (id, place)
    join artwork_version v on v.id = listed.id and v.state not in ('DELETED', 'REFUSED')
    join artwork a on a.id = v.artwork_id and a.customer_id = ${customerId}::uuid
    returning position`.execute(tx)
  return rows.length
}

/** Leaves the design of a line to the shop, when its customer was offered that; false when they were not. */
export async function askForDesign(
  db: Db,
  {
    customerId,
    orderId,
    position,
  }: { readonly customerId: string; readonly orderId: string; readonly position: number },
): Promise<boolean> {
  const { rows } = await sql`
    update line_production s set design_asked_at = now()
    from order_line l, customer_order o
    where s.line_id = l.id and o.id = l.order_id and o.id = ${orderId}::uuid and o.customer_id = ${customerId}::uuid
      and l.position = ${position} and o.status in ('PENDING', 'PROCESSING') and s.design_asked_at is null
      and exists (select from customer_wait w where w.line_id = l.id and w.until is null and w.steps = ${CHOICE_STEP}
        and w.cause in ('FILE', 'CHANGE'))
    returning s.line_id`.execute(db)
  return rows.length > 0
}

/** What a version is printed as, for each line that uses it. */
export async function findVariantsOf(
  db: Db,
  versionId: string,
): Promise<
  { readonly variant_id: string; readonly features: readonly WrittenFeature[]; readonly customer_id: string }[]
> {
  const { rows } = await sql<{ variant_id: string; features: readonly WrittenFeature[]; customer_id: string }>`
    select distinct l.product_price_id::text as variant_id, l.configuration as features, a.customer_id
    from line_artwork u join order_line l on l.id = u.line_id
    join artwork_version v on v.id = u.version_id join artwork a on a.id = v.artwork_id
    where u.version_id = ${versionId}::uuid and l.product_price_id is not null and a.customer_id is not null`.execute(
    db,
  )
  return rows
}
