import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** A row as the server sent it: the text of each column in UTF-8, null for SQL's null. */
export type RowBytes = readonly (Buffer | null)[]

/**
 * Runs a statement whose columns are passed on as they are. The driver makes a string of every column; of long texts
 * that takes longer than all the rest of a request, when they are only to be written to another socket. Everything
 * but the rows (preparing, time limits, failures) is left to the driver.
 */
export async function queryBytes(pool: pg.Pool, query: pg.QueryConfig): Promise<RowBytes[]> {
  const client = await pool.connect()
  const reader = readerOf(client)
  const rows: RowBytes[] = []
  reader.takeRow = (row) => rows.push(row)
  let failure: Error | undefined
  try {
    await client.query(query)
    return rows
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    reader.takeRow = undefined
    client.release(failure)
  }
}

const readers = new WeakMap<pg.PoolClient, MessageReader>()

function readerOf(client: pg.PoolClient): MessageReader {
  const known = readers.get(client)
  if (known) return known
  const { connection } = client as unknown as { readonly connection: { readonly stream: Duplex } }
  const reader = new MessageReader(connection.stream)
  readers.set(client, reader)
  return reader
}

/** Each message begins with its kind, one byte, and its length without that byte, four. */
const HEADER_LENGTH = 5
const DATA_ROW = 'D'.charCodeAt(0)

/** Stands between a connection and its driver: cuts what arrives into messages and picks rows out, if somebody takes them. */
class MessageReader {
  /** Takes the rows of the statement under way, of which there is one at a time. */
  takeRow: ((row: RowBytes) => void) | undefined
  readonly #driver: (chunk: Buffer) => void
  /** The beginning of a message that has not arrived whole, and the length from which on it is worth another look. */
  #begun: Buffer[] = []
  #begunLength = 0
  #neededLength = 0

  constructor(stream: Duplex) {
    const [driver, ...others] = stream.listeners('data')
    if (!driver || others.length > 0) throw new TypeError('one listener is to read a connection: its driver')
    this.#driver = driver as (chunk: Buffer) => void
    stream.off('data', this.#driver)
    stream.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  #read(chunk: Buffer): void {
    const arrived = this.#begunLength === 0 ? chunk : this.#joined(chunk)
    if (!arrived) return
    let passed = 0
    let start = 0
    for (let end = endOfMessage(arrived, start); end <= arrived.length; end = endOfMessage(arrived, start)) {
      if (this.takeRow && arrived[start] === DATA_ROW) {
        if (start > passed) this.#driver(arrived.subarray(passed, start))
        this.takeRow(columnsOf(arrived, start + HEADER_LENGTH))
        passed = end
      }
      start = end
    }
    if (start > passed) this.#driver(arrived.subarray(passed, start))
    if (start < arrived.length) this.#hold(arrived.subarray(start))
  }

  #hold(beginning: Buffer): void {
    this.#begun = [beginning]
    this.#begunLength = beginning.length
    this.#neededLength = endOfMessage(beginning, 0)
  }

  /** What was held back and this chunk, once a message is whole. */
  #joined(chunk: Buffer): Buffer | undefined {
    this.#begun.push(chunk)
    this.#begunLength += chunk.length
    if (this.#begunLength < this.#neededLength) return undefined
    const joined = Buffer.concat(this.#begun, this.#begunLength)
    this.#begun = []
    this.#begunLength = 0
    return joined
  }
}

/** Where a message ends; where its header does, as long as that has not arrived. */
const endOfMessage = (bytes: Buffer, start: number): number =>
  start + HEADER_LENGTH > bytes.length ? start + HEADER_LENGTH : start + 1 + bytes.readUInt32BE(start + 1)

function columnsOf(bytes: Buffer, start: number): RowBytes {
  const columns: (Buffer | null)[] = []
  let at = start + 2
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const length = bytes.readInt32BE(at)
    at += 4
    columns.push(length < 0 ? null : bytes.subarray(at, at + length))
    if (length > 0) at += length
  }
  return columns
}
