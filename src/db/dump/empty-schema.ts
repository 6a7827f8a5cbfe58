import { SOFTWARE } from '#domain/software.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

type Client = Pick<pg.Client, 'query'>

/** Statements that drop whatever the shop has made, and the queue's schema; what an extension brought stays. */
const DROPS = `
  select format('drop table if exists %s cascade', oid::regclass) as statement
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all
  select format('drop %s if exists %s cascade',
    case relkind when 'm' then 'materialized view' when 'v' then 'view' else 'sequence' end, oid::regclass)
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
  from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('drop type if exists %s cascade', oid::regtype)
  from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all
  select 'drop schema if exists pgboss cascade'`

/** Whether there is a shop in the database. */
export async function hasShop(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  )
  return rows[0]?.there === true
}

/** Removes the shop from the database, with the jobs of its queue. */
export async function dropShop(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROPS)
  for (const { statement } of rows) await client.query(statement)
}

/** A session that was closed a moment ago is listed until its process has ended. */
const PATIENCE_MS = 3_000

/** Sessions of a shop besides this one. */
const OTHERS = `
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like '${SOFTWARE.id}%'`

/** The name that processes give the pool of their requests. Who may not see what a session does takes it for one in use. */
const IS_POOLED = `application_name = '${SOFTWARE.id}' and coalesce(state, '') = 'idle'`

/**
 * How many sessions of a shop are connected besides this one, when they do not end in a moment. Behind a pooler idle ones for
 * requests do not count: it keeps them for minutes after the shop was stopped, and a process that runs has others too, which listen.
 */
export async function countSessions(client: Client, { isBehindPooler }: { isBehindPooler: boolean }): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  const counted = isBehindPooler ? `${OTHERS} and not (${IS_POOLED})` : OTHERS
  for (;;) {
    const { rows } = await client.query<{ sessions: number }>(`select count(*)::int as sessions ${counted}`)
    const sessions = rows[0]?.sessions ?? 0
    if (sessions === 0 || performance.now() > deadline) return sessions
    await sleep(50)
  }
}

/** Ends the idle sessions that a pooler keeps: what they have prepared names tables and types that a restore replaces. */
export async function endPooledSessions(client: Client): Promise<void> {
  await client.query(`select pg_terminate_backend(pid) ${OTHERS} and ${IS_POOLED} and usename = current_user`)
}
