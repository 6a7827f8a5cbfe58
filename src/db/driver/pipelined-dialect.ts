import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect, Driver, Kysely, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { PipelinedConnection } from './pipelined-connection.ts'

/** Where a query builder has its connections from. They must be opened with pg's option `pipeline`. */
export interface Connections<Client extends pg.ClientBase> {
  readonly take: () => Promise<Client>
  /** Takes a connection back; a broken one must not be given out again. */
  readonly giveBack: (client: Client, isBroken: boolean) => void
  readonly end: () => Promise<void>
}

/** PostgreSQL by connections that are pipelined and prepare the statements that have names. */
export class PipelinedDialect<Client extends pg.ClientBase> implements Dialect {
  readonly #connections: Connections<Client>

  constructor(connections: Connections<Client>) {
    this.#connections = connections
  }

  createDriver = () => new PipelinedDriver(this.#connections)
  createQueryCompiler = () => new PostgresQueryCompiler()
  createAdapter = () => new PostgresAdapter()
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db)
}

class PipelinedDriver<Client extends pg.ClientBase> implements Driver {
  readonly #connections: Connections<Client>
  /** What is known of a connection (what it was sent, what it prepared) outlives its return to the pool. */
  readonly #known = new WeakMap<Client, PipelinedConnection<Client>>()

  constructor(connections: Connections<Client>) {
    this.#connections = connections
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection<Client>> {
    const client = await this.#connections.take()
    const known = this.#known.get(client)
    if (known) return known
    const connection = new PipelinedConnection(client)
    this.#known.set(client, connection)
    return connection
  }

  /** Does not wait: it travels with the first statement. */
  async beginTransaction(connection: PipelinedConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    void connection.send(CompiledQuery.raw(`begin ${modes}`.trim()))
  }

  commitTransaction = (connection: PipelinedConnection<Client>) => connection.commit()
  rollbackTransaction = (connection: PipelinedConnection<Client>) => connection.rollback()

  async releaseConnection(connection: PipelinedConnection<Client>): Promise<void> {
    this.#connections.giveBack(connection.client, connection.isBroken)
  }

  destroy = () => this.#connections.end()
}
