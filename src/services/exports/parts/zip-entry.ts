import { constants, crc32, deflateRawSync } from 'node:zlib'

/** How far an entry of an archive is written: what its end must say. Plain numbers, so that another process can go on. */
export type EntryState = { readonly crc: number; readonly size: number; readonly packed: number }

export const NO_ENTRY: EntryState = { crc: 0, size: 0, packed: 0 }

/** Sizes and sum follow the bytes; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** The first of January 1980: the archive says nothing of when it was made. */
const [TIME, DATE] = [0, 0x21]
const [LOCAL, CENTRAL, END, DESCRIPTOR] = [0x04034b50, 0x02014b50, 0x06054b50, 0x08074b50]

/** What stands before the bytes of an entry. */
export function entryHead(name: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  writeFixed(head, 4, name)
  return Buffer.concat([head, Buffer.from(name)])
}

/** Packs a piece of an entry so that pieces packed elsewhere may follow; the last one ends it. */
export function packPiece(before: EntryState, text: string, isLast = false): { bytes: Buffer; state: EntryState } {
  const raw = Buffer.from(text)
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
  const bytes = deflateRawSync(raw, { level: 1, finishFlush })
  const { crc, size, packed } = before
  return { bytes, state: { crc: crc32(raw, crc), size: size + raw.length, packed: packed + bytes.length } }
}

/** What follows the bytes of an entry. */
export function entryEnd({ crc, size, packed }: EntryState): Buffer {
  const end = Buffer.alloc(16)
  end.writeUInt32LE(DESCRIPTOR, 0)
  writeSums(end, 4, { crc, size, packed })
  return end
}

/** An entry as the end of an archive lists it. */
export type ListedEntry = { readonly name: string; readonly at: number; readonly state: EntryState }

/** The end of an archive, which begins at a byte. */
export function archiveEnd(entries: readonly ListedEntry[], at: number): Buffer {
  const listed = Buffer.concat(entries.map(centralRecord))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([listed, end])
}

function centralRecord({ name, at, state }: ListedEntry): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(CENTRAL, 0)
  record.writeUInt16LE(20, 4)
  writeFixed(record, 6, name)
  writeSums(record, 16, state)
  record.writeUInt32LE(at, 42)
  return Buffer.concat([record, Buffer.from(name)])
}

/** What both records of an entry have in common. */
function writeFixed(record: Buffer, at: number, name: string): void {
  record.writeUInt16LE(20, at)
  record.writeUInt16LE(FLAGS, at + 2)
  record.writeUInt16LE(DEFLATE, at + 4)
  record.writeUInt16LE(TIME, at + 6)
  record.writeUInt16LE(DATE, at + 8)
  record.writeUInt16LE(Buffer.byteLength(name), at + 22)
}

function writeSums(record: Buffer, at: number, { crc, size, packed }: EntryState): void {
  record.writeUInt32LE(crc, at)
  record.writeUInt32LE(packed, at + 4)
  record.writeUInt32LE(size, at + 8)
}
