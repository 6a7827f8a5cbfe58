import { SOFTWARE } from '#domain/software.ts'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from '#db/schema/database.ts'
import { PipelinedDialect } from './driver/pipelined-dialect.ts'
import { readTextOnly } from './driver/read-lanes.ts'
import { Observed } from './observed.ts'

/** The typed query builder that repositories receive; a transaction of it fits the same place. */
export type Db = Kysely<Database>

export interface ConnectionOptions {
  /** Connections in the pool at most. */
  readonly max?: number
  /** Shown in `pg_stat_activity`. */
  readonly name?: string
  /** A statement running longer is cancelled by the server. */
  readonly statementTimeoutMs?: number
  /** Waiting longer for a connection fails. Two seconds, unless given: a visitor is answered rather than left waiting. */
  readonly connectionTimeoutMs?: number
  /** A transaction without a statement for longer is ended by the server. Ten seconds, unless given. */
  readonly idleTransactionMs?: number
  /** Rows that are passed on unread leave as the bytes that arrived, and not by way of the driver's text. On by default. */
  readonly rawRows?: boolean
  /** Called with a connection that broke while idle; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void
}

/** `int8` in PostgreSQL; the driver would hand it over as text. */
const INT8 = 20
/** `date` in PostgreSQL; the driver would make local midnight of it, and shift the day in other time zones. */
const DATE = 1082

/**
 * Opens a pool of connections. `bigint` columns arrive as numbers (out of the safe range throws),
 * `date` columns as `YYYY-MM-DD` text, `timestamptz` as Date, `numeric` as text. `make` makes a pool that chooses its
 * connections (servers/).
 */
export function openPool(
  url: string,
  options: ConnectionOptions = {},
  make: (config: pg.PoolConfig) => pg.Pool = (config) => new pg.Pool(config),
): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5_000
  const pool = make({
    connectionString: url,
    max: options.max ?? 8,
    application_name: options.name ?? SOFTWARE.id,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: options.idleTransactionMs ?? 10_000,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 2_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    // Statements may follow each other without waiting for answers; who wants that says so (driver/).
    pipeline: true,
    types: { getTypeParser },
  })
  pool.on('error', options.onError ?? (() => undefined))
  // The pool listens to idle connections only, and not to those it is closing.
  pool.on('connect', surviveBreaks)
  if (options.rawRows === false) readTextOnly(pool)
  return pool
}

/** A connection that breaks fails its next statement; without a listener it would also end the process. */
function surviveBreaks(client: pg.ClientBase): void {
  client.on('error', () => undefined)
}

/** The pool below a query builder. */
const pools = new WeakMap<Db, pg.Pool>()

/** A connection that a query builder asks its pool for. */
export const awaitedConnections = new Observed<{ readonly taken: Promise<unknown> }>('connection')

function takeFrom(pool: pg.Pool): Promise<pg.PoolClient> {
  const taken = pool.connect()
  if (awaitedConnections.isObserved) awaitedConnections.publish({ taken })
  return taken
}

/** The query builder over a pool. Closing it closes the pool. */
export function queryBuilder(pool: pg.Pool): Db {
  const dialect = new PipelinedDialect<pg.PoolClient>({
    take: () => takeFrom(pool),
    giveBack: (client, isBroken) => client.release(isBroken),
    end: () => pool.end(),
  })
  const db = new Kysely<Database>({ dialect })
  pools.set(db, pool)
  return db
}

/**
 * A connection of its own to the database of a query builder, with no time limits, that sends statements without waiting
 * for the answers of those before. Throws for a transaction: it has its connection already.
 */
export async function connectPipelined(db: Db): Promise<pg.Client> {
  const pool = pools.get(db)
  if (!pool) throw new TypeError('only a query builder made of a pool can be connected again')
  const { connectionString, application_name } = pool.options
  const client = new pg.Client({ connectionString, application_name, types: { getTypeParser }, pipeline: true })
  surviveBreaks(client)
  await client.connect()
  return client
}

/** The query builder over one connection, whose transactions are begun and ended on it. Closing it ends the connection. */
export function queryBuilderOf(client: pg.Client): Db {
  const dialect = new PipelinedDialect<pg.Client>({
    take: async () => client,
    giveBack: () => undefined,
    end: () => client.end(),
  })
  return new Kysely<Database>({ dialect })
}

/** After this much silence the system asks whether the other end is there; ten questions without an answer break the connection. */
const KEEP_ALIVE_AFTER_MS = 30_000

/** One connection outside any pool, with no time limits: for migrations, locks held long, and what listens. */
export async function connectOnce(url: string, name: string = SOFTWARE.id): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: { getTypeParser },
  })
  surviveBreaks(client)
  await client.connect()
  return client
}

/** Closes a connection at once, without notifying a server that may not answer any more: a statement under way fails. */
export function breakOff(client: pg.Client): void {
  client.connection.stream.destroy()
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8 && format !== 'binary') return safeInteger
  if (oid === DATE && format !== 'binary') return String
  return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format)
}

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${value} does not fit a JavaScript integer`)
  return number
}
