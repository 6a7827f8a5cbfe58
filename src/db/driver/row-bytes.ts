import type { Duplex } from 'node:stream'

/** A row as the server sent it: the text of each column in UTF-8, null for SQL's null. */
export type RowBytes = readonly (Buffer | null)[]

/** Receives one row. */
export type TakeRow = (row: RowBytes) => void

const readers = new WeakMap<Duplex, MessageReader>()

/**
 * Lets rows of a connection be taken as bytes from now on. The driver makes a string of every column; of long texts
 * that takes longer than all the rest of a request, when they are only to be written to another socket. Everything
 * but the rows (preparing, time limits, failures) is left to the driver.
 */
export function readBytes(stream: Duplex): void {
  if (!readers.has(stream)) readers.set(stream, new MessageReader(stream))
}

/**
 * Notes who takes the rows of a statement, undefined for the driver, once it really was sent: answers come in the order
 * of sending.
 */
export function noteSent(stream: Duplex, takeRow: TakeRow | undefined): void {
  readers.get(stream)?.sent(takeRow)
}

/** Each message begins with its kind, one byte, and its length without that byte, four. */
const HEADER_LENGTH = 5
const DATA_ROW = 'D'.charCodeAt(0)
/** Ends the answer to each statement, failed ones too. */
const READY_FOR_QUERY = 'Z'.charCodeAt(0)

/** Stands between a connection and its driver: cuts what arrives into messages and picks out the rows that are taken. */
class MessageReader {
  /** Who takes the rows of each statement on its way, in the order of sending; undefined is the driver. */
  readonly #takers: (TakeRow | undefined)[] = []
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

  /** Notes that a statement was sent, and who takes its rows. */
  sent(takeRow: TakeRow | undefined): void {
    this.#takers.push(takeRow)
  }

  #read(chunk: Buffer): void {
    const arrived = this.#begunLength === 0 ? chunk : this.#joined(chunk)
    if (!arrived) return
    let passed = 0
    let start = 0
    for (let end = endOfMessage(arrived, start); end <= arrived.length; end = endOfMessage(arrived, start)) {
      const kind = arrived[start]
      const takeRow = this.#takers[0]
      if (kind === DATA_ROW && takeRow) {
        if (start > passed) this.#driver(arrived.subarray(passed, start))
        takeRow(columnsOf(arrived, start + HEADER_LENGTH))
        passed = end
      } else if (kind === READY_FOR_QUERY) this.#takers.shift()
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
