/** Limits that keep whoever unpacks it from a flood. */
const LIMITS = { entries: 100, unpackedBytes: 200 * 1024 * 1024, ratio: 100 }

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
/** The highest value of its field means that the real one lies elsewhere (Zip64). */
const SIZE_ELSEWHERE = 0xffffffff
const SYMLINK = 0o120000
const MADE_ON_UNIX = 3

/** Whether an archive is small when unpacked and keeps to its folder: no bombs, no links, no way up. */
export function isSafeZip(bytes: Buffer): boolean {
  const end = findEnd(bytes)
  if (end === undefined) return false
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > LIMITS.entries || at === SIZE_ELSEWHERE) return false

  let unpacked = 0
  for (let index = 0; index < count; index++) {
    const entry = readEntry(bytes, at)
    if (!entry || !isSafeEntry(entry)) return false
    unpacked += entry.size
    at = entry.next
  }
  return unpacked <= LIMITS.unpackedBytes
}

type Entry = {
  readonly name: string
  readonly packedSize: number
  readonly size: number
  readonly isLink: boolean
  readonly isEncrypted: boolean
  readonly next: number
}

function readEntry(bytes: Buffer, at: number): Entry | undefined {
  if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
  const nameLength = bytes.readUInt16LE(at + 28)
  const nameEnd = at + ENTRY_SIZE + nameLength
  if (nameEnd > bytes.length) return undefined
  return {
    name: bytes.toString('utf8', at + ENTRY_SIZE, nameEnd),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    isLink: bytes[at + 5] === MADE_ON_UNIX && (bytes.readUInt16LE(at + 40) & 0o170000) === SYMLINK,
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  }
}

function isSafeEntry({ name, packedSize, size, isLink, isEncrypted }: Entry): boolean {
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
