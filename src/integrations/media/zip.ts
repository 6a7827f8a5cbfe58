import { inflateRawSync } from 'node:zlib'

/** Limits against archives that unpack to a flood. */
const LIMITS = { entries: 100, unpackedBytes: 200 * 1024 * 1024, ratio: 100 }

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
/** The highest value of its field means that the real one lies elsewhere (Zip64). */
const SIZE_ELSEWHERE = 0xffffffff
const SYMLINK = 0o120000
const MADE_ON_UNIX = 3
const DEFLATED = 8

/** Whether an archive is small when unpacked and keeps to its folder: no bombs, no links, no way up. */
export function isSafeZip(bytes: Buffer): boolean {
  const entries = zipEntries(bytes, LIMITS.entries)
  if (!entries || entries.length === 0 || !entries.every(isSafeEntry)) return false
  return entries.reduce((size, entry) => size + entry.size, 0) <= LIMITS.unpackedBytes
}

/** A file of an archive, as its directory describes it. */
export type ZipEntry = {
  readonly name: string
  readonly packedSize: number
  /** Unpacked, in bytes, if the directory is honest. */
  readonly size: number
  readonly isLink: boolean
  readonly isEncrypted: boolean
  /** It is packed as nearly all are; otherwise it lies there as it is, or in a way that is not in use. */
  readonly isDeflated: boolean
  /** Where in the archive its own heading begins. */
  readonly offset: number
}

/**
 * What is in an archive; undefined when it is none, is of a kind beyond 4 GB, or has more than `most` files. `bytes` may be
 * its end alone, without the first `skipped` bytes, when the list of its files is in there.
 */
export function zipEntries(bytes: Buffer, most: number, skipped = 0): readonly ZipEntry[] | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const listed = bytes.readUInt32LE(end + 16)
  if (count > most || listed === SIZE_ELSEWHERE || listed < skipped) return undefined
  let at = listed - skipped
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    const found = readEntry(bytes, at)
    if (!found) return undefined
    entries.push(found.entry)
    at = found.next
  }
  return entries
}

const HEADING_SIZE = 30

/** The bytes of one file of an archive; throws when it has more than `most`, or is broken. */
export function unpackEntry(bytes: Buffer, { offset, packedSize, isDeflated }: ZipEntry, most: number): Buffer {
  const begin = offset + HEADING_SIZE + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(begin, begin + packedSize)
  return isDeflated ? inflateRawSync(packed, { maxOutputLength: most }) : packed
}

function readEntry(bytes: Buffer, at: number): { readonly entry: ZipEntry; readonly next: number } | undefined {
  if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
  const nameLength = bytes.readUInt16LE(at + 28)
  const nameEnd = at + ENTRY_SIZE + nameLength
  if (nameEnd > bytes.length) return undefined
  const entry = {
    name: bytes.toString('utf8', at + ENTRY_SIZE, nameEnd),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    isLink: bytes[at + 5] === MADE_ON_UNIX && (bytes.readUInt16LE(at + 40) & 0o170000) === SYMLINK,
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    isDeflated: bytes.readUInt16LE(at + 10) === DEFLATED,
    offset: bytes.readUInt32LE(at + 42),
  }
  return { entry, next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32) }
}

function isSafeEntry({ name, packedSize, size, isLink, isEncrypted }: ZipEntry): boolean {
  if (isLink || isEncrypted || size === SIZE_ELSEWHERE) return false
  if (size > LIMITS.ratio * Math.max(packedSize, 1024)) return false
  const parts = name.split(/[/\\]/)
  return !parts.includes('..') && !/^[/\\]|^[a-z]:|\0/i.test(name)
}

/** Where the directory of the archive ends: the last thing in the file, before a comment. */
function findEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - END_SIZE - 0xffff)
  for (let at = bytes.length - END_SIZE; at >= earliest; at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length)
      return at
  }
  return undefined
}
