import { createReadStream } from 'node:fs'
import { access, chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { err, ok, type Result } from '#domain/result.ts'
import { checkedKey } from './file-storage.ts'
import type { FileStorage, SpooledFile, StorageArea, StorageError } from './file-storage.ts'
import { OWNER_ONLY, spool, sweepSpool } from './spool.ts'
import { isMissing, storageErrorOf } from './storage-error.ts'

export interface DiskStorageOptions {
  readonly folder: string
  /** Free space that uploads leave alone. */
  readonly reserveBytes: number
  /** Called with what went wrong when a folder of private files could not be closed to other users of the machine. */
  readonly onOpenFolder?: ((folder: string, error: unknown) => void) | undefined
}

/**
 * Files on this machine: `<folder>/<area>/ab/cd/<key>`, where the key begins with abcd. A file appears under its
 * name only when all of it is on the disk. Other users of the machine can read none of it.
 */
export function createDiskStorage({ folder, reserveBytes, onOpenFolder }: DiskStorageOptions): FileStorage {
  const spoolFolder = join(folder, 'incoming')
  const pathOf = (area: StorageArea, key: string): string =>
    join(folder, area, checkedKey(key).slice(0, 2), key.slice(2, 4), key)
  const take = (source: AsyncIterable<Uint8Array>, reserve: number) => spool(source, spoolFolder, reserve)
  void sweepSpool(spoolFolder, Date.now())
  for (const area of [spoolFolder, join(folder, 'private')]) void closeToOthers(area, onOpenFolder)

  const keep: FileStorage['keep'] = async (file, area, key) => moveInto(file, pathOf(area, key))
  return {
    spool: (source) => take(source, reserveBytes),
    keep,
    put: async (area, key, bytes) => {
      const spooled = await take(chunksOf(bytes), 0)
      return spooled.ok ? keep(spooled.value, area, key) : spooled
    },
    read: (area, key) => orUndefined(readFile(pathOf(area, key))),
    openStream: async (area, key) => {
      const stream = createReadStream(pathOf(area, key))
      const opened = await orUndefined(once(stream, 'open'))
      return opened && stream
    },
    openLocal: async (area, key) => {
      const path = pathOf(area, key)
      return (await isThere(path)) ? { path, release: () => Promise.resolve() } : undefined
    },
    exists: (area, key) => isThere(pathOf(area, key)),
    sizeOf: async (area, key) => (await orUndefined(stat(pathOf(area, key))))?.size,
    delete: (area, key) => rm(pathOf(area, key), { force: true }),
  }
}

async function moveInto(file: SpooledFile, path: string): Promise<Result<void, StorageError>> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY })
    await rename(file.path, path)
    await syncFolder(dirname(path))
    return ok(undefined)
  } catch (error) {
    await file.discard()
    return err(storageErrorOf(error))
  }
}

/** A folder that an earlier version, or a restored backup, left open to other users of the machine. */
const closeToOthers = (folder: string, onOpenFolder: DiskStorageOptions['onOpenFolder']): Promise<void> =>
  chmod(folder, OWNER_ONLY).catch((error: unknown) => {
    // A folder that is not there yet is made with these permissions.
    if (!isMissing(error)) onOpenFolder?.(folder, error)
  })

/** Makes the new name last through a power cut. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const orUndefined = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
