import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { copyTarget } from './dumped-tables.ts'
import type { DumpedTable } from './dumped-tables.ts'

/** A piece of a table is held in memory. */
const PIECE_BYTES = 4 * 1024 * 1024
const LINE_END = 0x0a

/** The rows of a table in COPY's text format, in pieces of whole rows: a row never has a line end inside it. */
export async function* readRows(client: pg.Client, table: DumpedTable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of client.query(to(`copy ${copyTarget(table)} to stdout`)) as AsyncIterable<Buffer>) {
    parts.push(chunk)
    length += chunk.length
    if (length < PIECE_BYTES) continue
    const all = Buffer.concat(parts)
    const end = all.lastIndexOf(LINE_END) + 1
    if (end > 0) yield all.subarray(0, end)
    parts = [all.subarray(end)]
    length = all.length - end
  }
  if (length > 0) yield Buffer.concat(parts)
}

/** Writes a piece of a table's rows. */
export async function writeRows(client: pg.Client, table: DumpedTable, piece: Buffer): Promise<number> {
  const copy = client.query(from(`copy ${copyTarget(table)} from stdin`))
  await pipeline(Readable.from([piece]), copy)
  return copy.rowCount
}

/** How many rows a piece has. */
export function countRows(piece: Buffer): number {
  let rows = 0
  for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) rows += 1
  return rows
}
