import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ChangeVia } from '#db/schema/staff.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Branch } from '#domain/staff/activity-branches.ts'
import type { ActivityPlace, ActivityRange } from './activity.service.ts'

type Side = Readonly<Record<string, unknown>> | null

/** A change with who made it and what the changed thing is called. */
export type ActivityRow = {
  readonly id: number
  readonly at: Date
  readonly by: { readonly id: string; readonly name: string } | null
  readonly via: ChangeVia
  readonly action: string
  readonly subject_type: string
  readonly subject_id: string
  /** What the thing is called: the name of a person or a role, the number of an order; null where it has none. */
  readonly label: string | LocalizedText | null
  readonly before: Side
  readonly after: Side
  readonly reason: string | null
  readonly undoes: number | null
  /** The people that the change says by their id, and the stations where it says some. */
  readonly people: Readonly<Record<string, string>> | null
  readonly stations: Readonly<Record<string, LocalizedText>> | null
  /** The change that took this one back. */
  readonly undone_by: number | null
  readonly is_erased: boolean
}

const riyadhDay = (day: IsoDate) => sql`(${day}::date::timestamp at time zone 'Asia/Riyadh')`

function within({ subject, from, to }: ActivityRange, after?: ActivityPlace): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (subject) parts.push(sql`c.subject_type = ${subject.type} and c.subject_id = ${subject.id}`)
  if (from !== undefined) parts.push(sql`c.at >= ${riyadhDay(from)}`)
  if (to !== undefined) parts.push(sql`c.at < ${riyadhDay(to)} + interval '1 day'`)
  if (after) {
    parts.push(
      sql`(c.at, c.id) < (timestamptz 'epoch' + ${after.micros}::float8 * interval '1 microsecond', ${after.id}::bigint)`,
    )
  }
  return sql.join(parts, sql` and `)
}

/** The newest changes of a branch: several actions are as many walks along the index of one. */
function branchRows(branch: Branch, where: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  const parts = [where]
  if (branch.by === null) parts.push(sql`c.staff_id is null`)
  else if (branch.by !== undefined) parts.push(sql`c.staff_id = ${branch.by}::uuid`)
  if (branch.except !== undefined) parts.push(sql`c.staff_id is distinct from ${branch.except}::uuid`)
  const newest = (more: RawBuilder<unknown>) => sql`
    select c.id, c.at from staff_change c where ${sql.join([...parts, more], sql` and `)}
    order by c.at desc, c.id desc limit ${limit}`
  return branch.actions
    ? sql`(select w.* from unnest(${branch.actions}::text[]) a cross join lateral (${newest(sql`c.action = a`)}) w)`
    : sql`(${newest(sql`true`)})`
}

const unionOf = (branches: readonly Branch[], where: RawBuilder<unknown>, limit: number) =>
  sql.join(
    branches.map((branch) => branchRows(branch, where, limit)),
    sql` union all `,
  )

/** The newest changes of these branches, after a place. */
export async function findActivity(
  db: Db,
  branches: readonly Branch[],
  range: ActivityRange,
  { after, limit }: { readonly after: ActivityPlace | undefined; readonly limit: number },
): Promise<(ActivityRow & { readonly micros: number })[]> {
  const { rows } = await sql<ActivityRow & { micros: number }>`
    with page as materialized (
      select * from (${unionOf(branches, within(range, after), limit)}) found
      order by at desc, id desc limit ${limit})
    ${DESCRIBED} from page join staff_change c on c.id = page.id ${LABELLED}
    order by c.at desc, c.id desc`.execute(db)
  return rows
}

/** The id of a thing that has a uuid; null for others, so that nothing is found and nothing fails. */
const SUBJECT_UUID = sql`case when c.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then c.subject_id::uuid end`

const DESCRIBED = sql`
  select c.id, c.at, (extract(epoch from c.at) * 1000000)::bigint::float8 as micros, c.via, c.action, c.subject_type,
    c.subject_id, c.before, c.after, c.reason, c.undoes, c.erased_at is not null as is_erased,
    (select id from staff_change where undoes = c.id) as undone_by,
    case when c.before ?| array['assignee', 'designer'] or c.after ?| array['assignee', 'designer', 'mentions'] then
      (select json_object_agg(p.id, p.name) from staff p where p.id::text in (
          c.before->>'assignee', c.after->>'assignee', c.before->>'designer', c.after->>'designer')
        or c.after->'mentions' ? p.id::text) end as people,
    case when c.before ?| array['stationId', 'stations'] or c.after ?| array['stationId', 'stations'] then
      (select json_object_agg(id, name) from station) end as stations,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as by,
    case c.subject_type
      when 'staff' then (select to_json(name) from staff where id = ${SUBJECT_UUID})
      when 'role' then (select case when code is null then name::json else to_json(code) end
        from staff_role where id = ${SUBJECT_UUID})
      when 'view' then (select to_json(name) from staff_view where id = ${SUBJECT_UUID})
      when 'device' then (select to_json(name) from workshop_device where id = ${SUBJECT_UUID})
      when 'coupon' then (select to_json(code) from coupon where id::text = c.subject_id)
      when 'job' then (select to_json(code) from print_job where id = ${SUBJECT_UUID})
      when 'order' then (select to_json(number::text) from customer_order where id = ${SUBJECT_UUID})
    end as label`
const LABELLED = sql`left join staff s on s.id = c.staff_id`

/** How many changes there are of these branches, up to a limit. */
export async function countActivity(
  db: Db,
  branches: readonly Branch[],
  range: ActivityRange,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from (${unionOf(branches, within(range), most)}) found limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** One change, while the transaction may take it back. */
export async function findChange(db: Db, id: number): Promise<ActivityRow | undefined> {
  const { rows } = await sql<ActivityRow>`
    ${DESCRIBED} from staff_change c ${LABELLED} where c.id = ${id}::bigint`.execute(db)
  return rows[0]
}
