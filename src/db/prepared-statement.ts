import { CompiledQuery, sql } from 'kysely'
import type { DatabaseConnection, RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { PipelinedConnection } from './driver/pipelined-connection.ts'
import { separateReads, sharedReads } from './driver/read-lanes.ts'
import type { Reads, SharedDuration } from './driver/read-lanes.ts'
import type { RowBytes } from './driver/row-bytes.ts'
import { checkName, named } from './driver/statement-name.ts'
import type { NamedQuery } from './driver/statement-name.ts'

/** Where a value of `Values` goes in a statement whose text is made only once. */
class Slot<Values> {
  readonly read: (values: Values) => unknown
  constructor(read: (values: Values) => unknown) {
    this.read = read
  }
}

/** A place in a statement that `read` fills each time it runs. */
export const slot = <Values>(read: (values: Values) => unknown): RawBuilder<unknown> => sql.val(new Slot(read))

/**
 * How long a statement may take: a `short` one answers well under a millisecond whatever its values are, a `medium` one
 * mostly within one. Both share a connection with their like; any other has one of its own meanwhile.
 */
export type Duration = SharedDuration | 'any'

/** A statement compiled once; the server prepares it once a connection, by its name. */
export interface PreparedStatement<Values, Row extends pg.QueryResultRow> {
  readonly run: (pool: pg.Pool, values: Values, duration?: Duration) => Promise<Row[]>
  /** The same, the columns as the server sent them: for long texts that are passed on unread. */
  readonly runForBytes: (pool: pg.Pool, values: Values, duration?: Duration) => Promise<RowBytes[]>
  /** The same by a query builder, or inside its transaction. */
  readonly runIn: (tx: Db, values: Values) => Promise<Row[]>
}

/**
 * Runs a query of the builder as a statement that the server prepares once a connection. For the few that run with every
 * order; their text must not vary without end, for a connection keeps each.
 */
export async function runPrepared<Row>(tx: Db, query: Compilable<Row>): Promise<Row[]> {
  return (await tx.executeQuery<Row>(named(query.compile(tx)))).rows
}

/** The answer to a statement that was sent already. Its failure is reported by the statement that is waited for next. */
export type Sent<Row> = { readonly rows: () => Promise<Row[]> }

/**
 * The same inside a transaction without waiting for the answer: what comes next is sent along with it. Outside of one it
 * is waited for.
 */
export async function sendPrepared<Row>(tx: Db, query: Compilable<Row>): Promise<Sent<Row>> {
  const compiled = named(query.compile(tx))
  if (tx.isTransaction) return tx.getExecutor().provideConnection(async (connection) => send(connection, compiled))
  const { rows } = await tx.executeQuery<Row>(compiled)
  return { rows: async () => rows }
}

/** The same for a statement that is text already. Its text must not vary without end either. */
export const sendText = (tx: Db, text: string, values: readonly unknown[]): Promise<Sent<unknown>> =>
  sendPrepared(tx, { compile: () => CompiledQuery.raw(text, [...values]) })

function send<Row>(connection: DatabaseConnection, query: NamedQuery<Row>): Sent<Row> {
  if (!(connection instanceof PipelinedConnection)) throw new TypeError('the connection is not pipelined')
  const answer = connection.send<Row>(query)
  return { rows: async () => (await answer).rows }
}

type Compilable<Row> = { readonly compile: (tx: Db) => CompiledQuery<Row> }

/**
 * Compiles a statement whose values are all slots, for the few that run thousands of times a second. Statements with the
 * same name must have the same text; one without a name is planned every time. Throws for a value that is not a slot: it
 * would be frozen into the text.
 */
export function prepareStatement<Values, Row extends pg.QueryResultRow>(
  db: Db,
  name: string | undefined,
  statement: RawBuilder<Row>,
): PreparedStatement<Values, Row> {
  const { sql: text, parameters } = statement.compile(db)
  if (name !== undefined) checkName(name)
  const slots = parameters.map((parameter) => {
    if (parameter instanceof Slot) return parameter as Slot<Values>
    throw new TypeError(`${name ?? 'a statement'} holds a value that is not a slot`)
  })
  const fill = (values: Values): unknown[] => slots.map((each) => each.read(values))
  const queryOf = (values: Values) => ({ ...(name && { name }), text, values: fill(values) })
  const compiledOf = (values: Values): CompiledQuery => ({
    ...CompiledQuery.raw(text, fill(values)),
    ...(name && { name }),
  })
  return {
    run: (pool, values, duration) => readsOf(pool, duration).rows(queryOf(values)),
    runForBytes: (pool, values, duration) => readsOf(pool, duration).bytes(queryOf(values)),
    runIn: async (tx, values) => (await tx.executeQuery<Row>(compiledOf(values) as CompiledQuery<Row>)).rows,
  }
}

/** A condition for a statement that is written as text, its parameters numbered from `first` on. */
export function conditionText<Values>(
  db: Db,
  condition: RawBuilder<unknown>,
  values: Values,
  first: number,
): { readonly text: string; readonly values: readonly unknown[] } {
  const { sql: text, parameters } = condition.compile(db)
  return {
    text: text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) - 1 + first}`),
    values: parameters.map((parameter) => {
      if (parameter instanceof Slot) return (parameter as Slot<Values>).read(values)
      throw new TypeError('a condition holds a value that is not a slot')
    }),
  }
}

const readsOf = (pool: pg.Pool, duration: Duration = 'any'): Reads =>
  duration === 'any' ? separateReads(pool) : sharedReads(pool, duration)
