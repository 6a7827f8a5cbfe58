import type pg from 'pg'
import { ask } from './ask.ts'
import { readBytes } from './row-bytes.ts'
import type { RowBytes } from './row-bytes.ts'

/**
 * A lane with so many statements on their way takes no more; the next one opens another lane. Those of a cart take up to ten
 * times as long as the others, so that fewer wait for each other, and only for their like.
 */
const MAX_UNDER_WAY = { short: 16, medium: 4 } as const

export type SharedDuration = keyof typeof MAX_UNDER_WAY

/** Reads of a pool, each a transaction of its own. */
export interface Reads {
  readonly rows: <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<Row[]>
  /** The same, the columns as the server sent them. */
  readonly bytes: (query: pg.QueryConfig) => Promise<RowBytes[]>
}

const textPools = new WeakSet<pg.Pool>()

/**
 * Switches the reading of bytes off for a pool: columns are made of the driver's text, which costs more. For a version of
 * the driver whose connections cannot be read this way.
 */
export function readTextOnly(pool: pg.Pool): void {
  textPools.add(pool)
}

const shared = { short: new WeakMap<pg.Pool, Reads>(), medium: new WeakMap<pg.Pool, Reads>() }

/**
 * Reads that share connections with others of their duration: those of one turn of the event loop travel to the server as
 * one piece, without waiting for each other's answers. Answers come in the order of the statements, so this is for
 * statements of a millisecond or less. One that fails does not touch the others.
 */
export function sharedReads(pool: pg.Pool, duration: SharedDuration = 'short'): Reads {
  const known = shared[duration].get(pool)
  if (known) return known
  const open: Lane[] = []
  const made = readsBy(pool, () => {
    const free = open.find(({ underWay }) => underWay < MAX_UNDER_WAY[duration])
    if (free) return free
    const lane = new Lane(pool, () => open.splice(open.indexOf(lane), 1))
    open.push(lane)
    return lane
  })
  shared[duration].set(pool, made)
  return made
}

/** Reads that have a connection each, for as long as they take. */
export const separateReads = (pool: pg.Pool): Reads => ({
  ...readsBy(pool, () => new Lane(pool, () => undefined)),
  rows: async (query) => (await pool.query(query)).rows,
})

const readsBy = (pool: pg.Pool, choose: () => Lane): Reads => ({
  rows: (query) => choose().use((client) => readRows(client, query)),
  bytes: (query) => choose().use((client) => (textPools.has(pool) ? readTexts : readRowBytes)(client, query)),
})

const readRows = async <Row extends pg.QueryResultRow>(client: pg.PoolClient, query: pg.QueryConfig): Promise<Row[]> =>
  (await ask<Row>(client, query, { release: setImmediate })).rows

async function readRowBytes(client: pg.PoolClient, query: pg.QueryConfig): Promise<RowBytes[]> {
  const rows: RowBytes[] = []
  await ask(client, query, { release: setImmediate, takeRow: (row) => rows.push(row) })
  return rows
}

/** The same by way of the driver's text. */
async function readTexts(client: pg.PoolClient, query: pg.QueryConfig): Promise<RowBytes[]> {
  const texts = { ...query, rowMode: 'array', types: { getTypeParser: () => String } }
  const { rows } = await ask<(string | null)[]>(client, texts, { release: setImmediate })
  return rows.map((row) => row.map((column) => (column === null ? null : Buffer.from(column))))
}

/** A connection of the pool, held for as long as statements are on their way in it. */
class Lane {
  underWay = 0
  readonly #opened: Promise<pg.PoolClient>
  readonly #closed: () => void
  #isClosed = false
  #failure: Error | undefined

  /** `closed` is called once, as soon as no further statement may be given to the lane. */
  constructor(pool: pg.Pool, closed: () => void) {
    this.#closed = closed
    this.#opened = pool.connect().then((client) => {
      if (!textPools.has(pool)) readBytes(client.connection.stream)
      return client
    })
  }

  async use<Answer>(send: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
    this.underWay += 1
    try {
      return await send(await this.#opened)
    } catch (error) {
      this.#close()
      // What did not come from the server may have left the connection in an unknown state.
      if (!isFromServer(error)) this.#failure = error as Error
      throw error
    } finally {
      this.underWay -= 1
      if (this.underWay === 0) this.#leave()
    }
  }

  #close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#closed()
  }

  #leave(): void {
    this.#close()
    this.#opened.then(
      (client) => client.release(this.#failure),
      // No connection could be had: all who waited for it have been answered so.
      () => undefined,
    )
  }
}

const isFromServer = (error: unknown): boolean => error instanceof Error && 'severity' in error
