import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a package as a test wants it; the list may say something else of it than it is. */
export type ZippedFile = {
  readonly name: string
  readonly content: Uint8Array
  /** What the list says, in bytes. */
  readonly listedSize?: number
  readonly isEncrypted?: boolean
}

const LOCAL = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50
const UTF8 = 0x0800
const DEFLATED = 8

/** A package of these files. */
export function madeZip(files: readonly ZippedFile[]): Buffer {
  const contents: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, listedSize = content.length, isEncrypted = false } of files) {
    const label = Buffer.from(name)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8 + (isEncrypted ? 1 : 0), 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(listedSize, 18)
    common.writeUInt16LE(label.length, 22)
    list.push(number(LISTED), Buffer.from([20, 0]), common, Buffer.alloc(10), number(offset), label)
    contents.push(number(LOCAL), common, label, packed)
    offset += 30 + label.length + packed.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...contents, listed, number(END), end])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
