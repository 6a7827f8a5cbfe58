import type { TestDatabase } from '../test-database.ts'

/** Empties tables and what refers to them, also rows that the shop itself never deletes: its triggers are off meanwhile. */
export const emptyTables = (pool: TestDatabase['pool'], tables: string): Promise<unknown> =>
  pool.query(
    `set session_replication_role = replica; truncate ${tables} cascade; set session_replication_role = origin`,
  )
