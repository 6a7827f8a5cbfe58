import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Whether the shop can work on its database. */
export type DatabaseState = 'READY' | 'DATABASE_AWAY' | 'DATABASE_READ_ONLY' | 'DATABASE_FULL'

/** What is reported of it: of a database that does not say how it is, that it is silent. */
export const REPORTED_STATES = [
  'READY',
  'DATABASE_SILENT',
  'DATABASE_AWAY',
  'DATABASE_READ_ONLY',
  'DATABASE_FULL',
] as const satisfies readonly (DatabaseState | 'DATABASE_SILENT')[]
export type ReportedState = (typeof REPORTED_STATES)[number]

/** Balancers and Prometheus do not wait long either. */
const PATIENCE_MS = 700

/** What `watch` answers in time. */
export const reportState = ({ state }: Pick<DatabaseWatch, 'state'>): Promise<ReportedState> =>
  Promise.race([state(), sleep(PATIENCE_MS, 'DATABASE_SILENT' as const, { ref: false })])

/** Makes a file grow, which a full disk refuses; a small change could still go into space that a table has. */
const TRIAL = `
  begin;
  create temp table write_trial (filler text) on commit drop;
  insert into write_trial select repeat('x', 1000) from generate_series(1, 1000);
  commit`

export interface DatabaseWatch {
  /** Takes note that a call failed for lack of a working database: the next question leads to a trial. */
  readonly doubt: () => void
  readonly state: () => Promise<DatabaseState>
}

/** Watches whether the database takes changes: it is asked for its mode each time, and tried only when a call has failed. */
export function watchDatabase(pool: Pick<pg.Pool, 'connect' | 'query'>): DatabaseWatch {
  let isDoubted = false
  return {
    doubt: () => {
      isDoubted = true
    },
    state: async () => {
      const mode = await pool
        .query<{ transaction_read_only: string }>('show transaction_read_only')
        .then(({ rows }) => rows[0]?.transaction_read_only)
        .catch(() => undefined)
      if (mode !== 'off') return mode === 'on' ? 'DATABASE_READ_ONLY' : 'DATABASE_AWAY'
      if (isDoubted) isDoubted = !(await canWrite(pool))
      return isDoubted ? 'DATABASE_FULL' : 'READY'
    },
  }
}

async function canWrite(pool: Pick<pg.Pool, 'connect'>): Promise<boolean> {
  const client = await pool.connect().catch(() => undefined)
  if (!client) return false
  try {
    await client.query(TRIAL)
    return true
  } catch {
    await client.query('rollback').catch(() => undefined)
    return false
  } finally {
    client.release()
  }
}
