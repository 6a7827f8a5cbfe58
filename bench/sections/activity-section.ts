import type pg from 'pg'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { ActivityFilter, ActivityReader } from '#domain/staff/activity-branches.ts'
import { ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { createActivity } from '#services/activity/activity.service.ts'
import type { ActivityPlace, ActivityRange } from '#services/activity/activity.service.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'

const CHANGES = 5_000_000
const PEOPLE = 50
/** Milliseconds at p95, for a page of fifty with its total. */
const LIMIT = 30

type Question = {
  readonly name: string
  readonly reader: ActivityReader
  readonly query: ActivityFilter & ActivityRange
  readonly after?: ActivityPlace
}

/** The activity of a shop with five million changes by fifty people in two years: pages with their totals. */
export async function activitySection({ pairs }: Effort): Promise<string> {
  const server = await startThrowawayServer('activity')
  const pool = openPool(server.url(), { max: 4, statementTimeoutMs: 60 * 60_000 })
  try {
    await migrate(server.url())
    const people = await fill(pool)
    const activity = createActivity({ db: queryBuilder(pool) })
    const times = new Map<string, number[]>()
    for (const { name, reader, query: requested, after } of questions(people)) {
      const of: number[] = []
      for (let pass = 0; pass <= 10 * pairs; pass += 1) {
        const began = performance.now()
        await activity.page(reader, requested, after)
        if (pass > 0) of.push(performance.now() - began)
      }
      times.set(name, of)
    }
    const all = [...times.values()].flat()
    return [
      `## The activity of ${CHANGES.toLocaleString('en')} changes`,
      `By ${PEOPLE} people in two years; a page of fifty with its total, one at a time, milliseconds. Asked: p95 ≤ ${LIMIT}; reached: ${at(all, 0.95) <= LIMIT ? 'yes' : 'no'}.`,
      table(
        ['changes', 'median', 'p95', 'max'],
        [...times, ['**all**', all] as const].map(([name, of]) => [
          name,
          ...[0.5, 0.95, 1].map((part) => at(of, part).toFixed(2)),
        ]),
      ),
    ].join('\n\n')
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** Fills the table in the order of time; answers the ids of the people. */
async function fill(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff (email, email_key, name, status, activated_at)
     select 'p' || n || '@x.example', 'p' || n || '@x.example', 'Person ' || n, 'ACTIVE', now()
     from generate_series(1, $1) n returning id`,
    [PEOPLE],
  )
  const people = rows.map(({ id }) => id)
  const indexes = await dropIndexes(pool)
  await pool.query(
    `insert into staff_change (at, staff_id, via, action, subject_type, subject_id, before, after)
     select now() - interval '2 years' + n * (interval '2 years' / $1), case when n % 20 = 0 then null else ($2::uuid[])[1 + (n::bigint * 7919) % $3] end,
       case when n % 20 = 0 then 'SYSTEM' else 'OFFICE' end, ($4::text[])[1 + floor(power(random(), 3) * $5)::int], 'order',
       (n % 1000000)::text, '{"status":"PENDING"}', '{"status":"PROCESSING"}'
     from generate_series(1, $1::int) n`,
    [CHANGES, people, PEOPLE, Object.keys(CHANGE_ACTIONS), Object.keys(CHANGE_ACTIONS).length],
  )
  for (const create of indexes) await pool.query(create)
  await pool.query('vacuum analyze staff_change')
  return people
}

/** Takes the indexes away, so that rows go in faster; answers the statements that make them again. */
async function dropIndexes(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; create: string }>(
    `select indexname as name, indexdef as create from pg_indexes
     where tablename = 'staff_change' and indexdef not like 'CREATE UNIQUE%'`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ create }) => create)
}

function questions(people: readonly string[]): readonly Question[] {
  const [staffId = '', by = ''] = people
  const actions = Object.keys(CHANGE_ACTIONS) as ChangeAction[]
  const rare = actions.slice(-1)
  const owner = { staffId, permissions: new Set(ROLE_PERMISSIONS.owner) }
  const finance = { staffId, permissions: new Set(ROLE_PERMISSIONS.finance) }
  const range = { from: '2026-03-01', to: '2026-03-31' } as const
  const yearAgo = { micros: (Date.now() - 365 * 86_400_000) * 1_000, id: 2_500_000 }
  return [
    { name: 'everyone’s, first page', reader: owner, query: {} },
    { name: 'everyone’s, a year ago', reader: owner, query: {}, after: yearAgo },
    { name: 'of a person', reader: owner, query: { by } },
    { name: 'of a person and a rare action', reader: owner, query: { by, actions: rare } },
    { name: 'of a person and twenty actions', reader: owner, query: { by, actions: actions.slice(0, 20) } },
    { name: 'of a rare action', reader: owner, query: { actions: rare } },
    { name: 'of a month', reader: owner, query: range },
    {
      name: 'of a person, an action and a month',
      reader: owner,
      query: { by, actions: actions.slice(0, 1), ...range },
    },
    { name: 'of no person', reader: owner, query: { by: null } },
    { name: 'of one thing', reader: owner, query: { subject: { type: 'order', id: '4711' } } },
    { name: 'own ones, and those with money', reader: finance, query: {} },
    { name: 'own ones of sales', reader: { staffId, permissions: new Set(ROLE_PERMISSIONS.sales) }, query: {} },
  ]
}

const at = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
