import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { wholeOf } from './manifest.ts'

/** Most of it are pictures, which do not shrink: the quickest compression will do. */
const GZIP_LEVEL = 1
/** Names, orders and addresses are in it. */
const OWNER_ONLY = 0o600

/** A tar archive, gzipped, that is being written. */
export interface ArchiveWriter {
  /** Adds an entry; its bytes count for the digest of what it belongs to. */
  readonly add: (entry: string, bytes: Buffer) => Promise<void>
  /** The digest of what an entry, or several pieces, came to. */
  readonly digestOf: (whole: string) => string
  /** Ends the archive; it is on the disk when this returns. */
  readonly end: () => Promise<void>
  /** Aborts: nothing more is written. */
  readonly abandon: () => Promise<void>
}

/** Begins an archive in a file of its own, which must not be there yet. */
export function writeArchive(path: string): ArchiveWriter {
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(path, { mode: OWNER_ONLY, flags: 'wx' }),
  )
  let failure: unknown
  written.catch((error: unknown) => {
    failure = error
    tar.destroy()
  })
  const hashes = new Map<string, Hash>()
  return {
    add: async (entry, bytes) => {
      if (failure) throw failure
      const hash = hashes.get(wholeOf(entry)) ?? createHash('sha256')
      hashes.set(wholeOf(entry), hash.update(bytes))
      const added = new Promise<void>((resolve, reject) => {
        tar
          .entry({ name: entry, size: bytes.length, mode: OWNER_ONLY }, (error) => (error ? reject(error) : resolve()))
          .end(bytes)
      })
      // A disk that is full fails both: the reason is the one of the file.
      await Promise.race([added, written]).catch((error: unknown) => {
        throw failure ?? error
      })
    },
    digestOf: (whole) => (hashes.get(whole) ?? createHash('sha256')).copy().digest('hex'),
    end: async () => {
      tar.finalize()
      await written
      const file = await open(path, 'r+')
      await file.sync().finally(() => file.close())
    },
    abandon: async () => {
      tar.destroy()
      await written.catch(() => undefined)
    },
  }
}
