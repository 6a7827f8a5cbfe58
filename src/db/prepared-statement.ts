import { CompiledQuery, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'

/** Where a value of `Values` goes in a statement whose text is made only once. */
class Slot<Values> {
  readonly read: (values: Values) => unknown
  constructor(read: (values: Values) => unknown) {
    this.read = read
  }
}

/** A place in a statement that `read` fills each time it runs. */
export const slot = <Values>(read: (values: Values) => unknown): RawBuilder<unknown> => sql.val(new Slot(read))

/** A statement compiled once; the server prepares it once a connection, by its name. */
export interface PreparedStatement<Values, Row extends pg.QueryResultRow> {
  readonly run: (pool: pg.Pool, values: Values) => Promise<Row[]>
  /** The same inside a transaction, not prepared. */
  readonly runIn: (tx: Db, values: Values) => Promise<Row[]>
}

/** PostgreSQL cuts longer names, and then takes two statements for one. */
const MAX_NAME_LENGTH = 63

/**
 * Compiles a statement whose values are all slots, for the few reads that run thousands of times a second. Statements
 * with the same name must have the same text; one without a name is planned every time. Throws for a value that is not
 * a slot: it would be frozen into the text.
 */
export function prepareStatement<Values, Row extends pg.QueryResultRow>(
  db: Db,
  name: string | undefined,
  statement: RawBuilder<Row>,
): PreparedStatement<Values, Row> {
  if (name !== undefined && name.length > MAX_NAME_LENGTH) {
    throw new RangeError(`the name of a statement is too long: ${name}`)
  }
  const { sql: text, parameters } = statement.compile(db)
  const slots = parameters.map((parameter) => {
    if (parameter instanceof Slot) return parameter as Slot<Values>
    throw new TypeError(`${name ?? 'a statement'} holds a value that is not a slot`)
  })
  const fill = (values: Values): unknown[] => slots.map((each) => each.read(values))
  return {
    run: async (pool, values) => (await pool.query<Row>({ ...(name && { name }), text, values: fill(values) })).rows,
    runIn: async (tx, values) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, fill(values)))).rows,
  }
}
