import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { choosableFiles } from '#domain/artwork/package-files.ts'
import type { ZipEntry } from '../../media/zip.ts'
import type { Unpacking, UnpackTask } from '../opening.ts'
import { readPackageList } from './package-list.ts'

/** The heading of a file within a package, before its name. */
const HEADING_SIZE = 30
const PACKAGE_START = Buffer.from('PK\u0003\u0004', 'latin1')

/** Unpacks chosen files of a package one by one, each as long as its list says it is and no longer. */
export async function unpackFiles({ path, bytes, pictures: folder, chosen }: UnpackTask): Promise<Unpacking> {
  const entries = await readPackageList(path, bytes)
  const listed = entries && choosableFiles(entries)
  if (!listed?.ok) return { outcome: 'REFUSED' }
  const files = []
  for (const index of chosen) {
    const file = listed.value.find((each) => each.index === index)
    const entry = entries?.[index]
    if (!file || !entry) return { outcome: 'REFUSED' }
    const target = join(folder, String(index))
    if (!(await unpack(path, entry, target).catch(() => false))) return { outcome: 'REFUSED' }
    files.push({ index, name: file.name, path: target })
  }
  return { outcome: 'UNPACKED', files }
}

/** Unpacks a file; false when it is not what the list says, or is a package itself. */
async function unpack(path: string, entry: ZipEntry, target: string): Promise<boolean> {
  const start = await contentStart(path, entry)
  if (start === undefined) return false
  const seen = { bytes: 0, isPackage: false }
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      if (seen.bytes === 0) seen.isPackage = piece.subarray(0, PACKAGE_START.length).equals(PACKAGE_START)
      seen.bytes += piece.length
      done(seen.bytes > entry.size || seen.isPackage ? new Error('not as listed') : null, piece)
    },
  })
  await pipeline(
    createReadStream(path, { start, end: start + entry.packedSize - 1 }),
    entry.isDeflated ? createInflateRaw() : new PassThrough(),
    counted,
    createWriteStream(target, { mode: 0o600 }),
  )
  return seen.bytes === entry.size
}

/** Where the bytes of a file begin; undefined when its own heading is none. */
async function contentStart(path: string, { offset }: ZipEntry): Promise<number | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADING_SIZE), 0, HEADING_SIZE, offset)
    if (bytesRead < HEADING_SIZE || !buffer.subarray(0, 4).equals(PACKAGE_START)) return undefined
    return offset + HEADING_SIZE + buffer.readUInt16LE(26) + buffer.readUInt16LE(28)
  } finally {
    await file.close()
  }
}
