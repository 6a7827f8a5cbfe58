import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { sendWithoutWaiting } from './pipelined-pool.ts'
import { separateReads, sharedReads } from './read-lanes.ts'
import type { Reads } from './read-lanes.ts'
import type { RowBytes } from './row-bytes.ts'
import { nameOf, nameStatement } from './statement-names.ts'

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
 * How long a statement may take: a `short` one answers well under a millisecond whatever its values are, and shares a
 * connection with others; any other has one of its own meanwhile.
 */
export type Duration = 'short' | 'any'

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
  return (await tx.executeQuery<Row>(named(tx, query))).rows
}

/** The answer to a statement that was sent already. Its failure is reported by the statement that is waited for next. */
export type Sent<Row> = { readonly rows: () => Promise<Row[]> }

/**
 * The same inside a transaction without waiting for the answer: what comes next is sent along with it. Outside of one it
 * is waited for.
 */
export async function sendPrepared<Row>(tx: Db, query: Compilable<Row>): Promise<Sent<Row>> {
  const compiled = named(tx, query)
  let answer: Promise<{ readonly rows: unknown[] }> | undefined
  if (tx.isTransaction) sendWithoutWaiting(compiled.parameters, (sent) => (answer = sent))
  const waitedFor = await tx.executeQuery<Row>(compiled)
  return { rows: async () => (await (answer ?? waitedFor)).rows as Row[] }
}

type Compilable<Row> = { readonly compile: (tx: Db) => CompiledQuery<Row> }

function named<Row>(tx: Db, query: Compilable<Row>): CompiledQuery<Row> {
  const compiled = query.compile(tx)
  const { sql: text } = compiled
  if (nameOf(text) === undefined) nameStatement(`q ${createHash('sha256').update(text).digest('base64url')}`, text)
  return compiled
}

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
  if (name !== undefined) nameStatement(name, text)
  const slots = parameters.map((parameter) => {
    if (parameter instanceof Slot) return parameter as Slot<Values>
    throw new TypeError(`${name ?? 'a statement'} holds a value that is not a slot`)
  })
  const fill = (values: Values): unknown[] => slots.map((each) => each.read(values))
  const queryOf = (values: Values) => ({ ...(name && { name }), text, values: fill(values) })
  return {
    run: (pool, values, duration) => readsOf(pool, duration).rows(queryOf(values)),
    runForBytes: (pool, values, duration) => readsOf(pool, duration).bytes(queryOf(values)),
    runIn: async (tx, values) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, fill(values)))).rows,
  }
}

const readsOf = (pool: pg.Pool, duration: Duration = 'any'): Reads =>
  duration === 'short' ? sharedReads(pool) : separateReads(pool)
