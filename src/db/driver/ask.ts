import pg from 'pg'
import { gatherWrites } from './gather-writes.ts'
import type { Release } from './gather-writes.ts'
import { noteSent } from './row-bytes.ts'
import type { TakeRow } from './row-bytes.ts'
import { noteStatement } from './sent-statements.ts'

interface Sending {
  readonly release: Release
  /** Receives the rows as the server sent them; the result has none then. */
  readonly takeRow?: TakeRow | undefined
}

/** Sends a statement at once, whatever is on its way already; what is sent until `release` travels with it. */
export function ask<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  sending: Sending,
): Promise<pg.QueryResult<Row>> {
  const answer = new Promise<pg.QueryResult<Row>>((resolve, reject) => {
    client.query(new GatheredQuery<Row>(query, sending, (error, result) => (error ? reject(error) : resolve(result))))
  })
  noteStatement(query, answer)
  return answer
}

type Answered<Row extends pg.QueryResultRow> = (error: Error | undefined, result: pg.ResultBuilder<Row>) => void

/** A query of `pg` that writes itself together with others. `submit` is what pg calls when its turn to be sent has come. */
class GatheredQuery<Row extends pg.QueryResultRow> extends pg.Query<Row> {
  readonly #sending: Sending

  constructor(query: pg.QueryConfig, sending: Sending, answered: Answered<Row>) {
    super(query, answered)
    this.#sending = sending
  }

  /** Returns why the statement could not be sent, as pg expects it. */
  override submit = (connection: pg.Connection): unknown => {
    gatherWrites(connection.stream, this.#sending.release)
    const refused: unknown = pg.Query.prototype.submit.call(this, connection)
    if (!refused) noteSent(connection.stream, this.#sending.takeRow)
    return refused
  }
}
