import type pg from 'pg'
import type { ArchiveFacts } from '#domain/doctor/judge-backup.ts'

/** When the server says it is, and how far its clock can be compared: half of the time the question took. */
export async function findServerTime(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(Number.NaN)
}

export async function findExtensions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select extname::text as name from pg_extension')
  return rows.map(({ name }) => name)
}

/** Whether the queue has made its tables. */
export async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]?.there === true
}

/** Whether a server is a replica, and how far it is in the write-ahead log, in bytes. */
export async function findPosition(client: pg.Client): Promise<{ isReplica: boolean; bytes: number }> {
  const { rows } = await client.query<{ isReplica: boolean; bytes: number }>(`
    select pg_is_in_recovery() as "isReplica", (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end - '0/0'::pg_lsn)::float8 as bytes`)
  return rows[0] ?? { isReplica: false, bytes: 0 }
}

/** When the server archived its log last and when that failed last; undefined when it archives nothing. */
export async function findArchive(client: pg.Client): Promise<ArchiveFacts | undefined> {
  const { rows } = await client.query<{ archivedAt: Date | null; failedAt: Date | null }>(`
    select last_archived_time as "archivedAt", last_failed_time as "failedAt" from pg_stat_archiver
    where current_setting('archive_mode') <> 'off'`)
  const [row] = rows
  return row && { archivedAt: row.archivedAt ?? undefined, failedAt: row.failedAt ?? undefined }
}

/** The encrypted authenticators of people on the staff. */
export async function findSealedAuthenticators(client: pg.Client): Promise<{ owner: string; sealed: Buffer }[]> {
  const { rows } = await client.query<{ owner: string; sealed: Buffer }>(
    'select staff_id::text as owner, secret as sealed from staff_totp',
  )
  return rows
}

/** The encrypted credentials of the units that issue invoices. */
export async function findSealedUnits(client: pg.Client): Promise<{ unit: number; sealed: Buffer }[]> {
  const { rows } = await client.query<{ unit: number; sealed: Buffer }>(
    'select id as unit, credentials as sealed from invoice_unit where credentials is not null',
  )
  return rows
}
