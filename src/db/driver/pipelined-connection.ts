import { AbortedTransactionError, CompiledQuery } from 'kysely'
import type { DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { ask } from './ask.ts'
import { nameOf } from './statement-name.ts'

type Answer = pg.QueryResult<pg.QueryResultRow>

const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')

/**
 * A connection whose statements may follow each other without waiting for answers, and are prepared when they have
 * names. All that is sent in one go travels as one piece. The failure of a statement that was only sent is thrown by the
 * next one that is waited for, at the latest by the commit.
 */
export class PipelinedConnection<Client extends pg.ClientBase = pg.ClientBase> implements DatabaseConnection {
  readonly client: Client
  /** Whether it is in a state that nothing may follow. */
  isBroken = false
  #sent: Promise<Answer>[] = []
  /** How many times tables have changed under statements that were prepared. */
  #outdated = 0

  constructor(client: Client) {
    this.client = client
  }

  /** Waits for the answer. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return resultOf(await this.#ask(query))
    } catch (error) {
      // Whatever comes after a failure fails only because of it.
      await this.#checkSent()
      throw error
    }
  }

  /** Sends a statement without waiting; for use within transactions. */
  send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#ask(query)
    this.#sent.push(answer)
    const result = answer.then((each) => resultOf<Row>(each))
    // Its sender may never await it; the next statement that is awaited does.
    result.catch(() => undefined)
    return result
  }

  /** Throws what made the first of those fail that were sent before. */
  async commit(): Promise<void> {
    try {
      const { command } = await this.#ask(COMMIT)
      // The server makes a rollback of it when a statement has failed, and calls that a success.
      await this.#checkSent()
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    } catch (error) {
      await this.#checkSent()
      throw error
    } finally {
      this.#sent = []
    }
  }

  async rollback(): Promise<void> {
    try {
      await this.#ask(ROLLBACK)
    } catch (error) {
      this.isBroken = true
      throw error
    } finally {
      this.#sent = []
    }
  }

  streamQuery(): never {
    throw new TypeError('rows cannot be read piecemeal from a pipelined connection')
  }

  /** Answers come in the order of sending: all are there. */
  async #checkSent(): Promise<void> {
    for (const answer of this.#sent) await answer
  }

  async #ask(query: CompiledQuery): Promise<Answer> {
    const name = nameOf(query)
    const prepared = name !== undefined && { name: this.#outdated === 0 ? name : `${name} ${this.#outdated}` }
    const config = { ...prepared, text: query.sql, values: [...query.parameters] }
    try {
      return await ask(this.client, config, { release: process.nextTick })
    } catch (error) {
      // A migration has changed a table meanwhile: the next try prepares it again.
      if (isOutdated(error)) this.#outdated += 1
      // The trace would end at the socket; this one leads to where the statement was run.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

/** Whether a statement failed because a table is not what it was when the statement was prepared. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function resultOf<Row>({ command, rowCount, rows }: Answer): QueryResult<Row> {
  return {
    ...(CHANGING.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    rows: rows as unknown[] as Row[],
  }
}
