import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '#domain/result.ts'
import type { SpooledFile, StorageError } from './file-storage.ts'
import { storageErrorOf } from './storage-error.ts'

/** Permissions of folders that hold what visitors sent. */
export const OWNER_ONLY = 0o700

/** What a killed process left behind is removed after this. */
const STALE_MS = 60 * 60 * 1000

/**
 * Writes a stream into a temporary file of `folder`. Refuses when less than `reserveBytes` of the disk are free,
 * so that uploads never take the last space from the database. The file is gone when this fails.
 */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  reserveBytes: number,
): Promise<Result<SpooledFile, StorageError>> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  if (await isNearlyFull(folder, reserveBytes)) return err({ code: 'storage/full' })
  const path = join(folder, `${randomUUID()}.part`)
  const discard = () => rm(path, { force: true })
  try {
    return ok({ path, discard, ...(await write(source, path)) })
  } catch (error) {
    await discard()
    return err(storageErrorOf(error))
  }
}

async function write(source: AsyncIterable<Uint8Array>, path: string): Promise<{ byteSize: number; sha256: string }> {
  const hash = createHash('sha256')
  let byteSize = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      byteSize += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { byteSize, sha256: hash.digest('hex') }
}

async function isNearlyFull(folder: string, reserveBytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < reserveBytes
}

/** Removes temporary files that no living request can still own; one that cannot be removed is left to the next start. */
export async function sweepSpool(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > STALE_MS) await rm(path, { force: true }).catch(() => undefined)
  }
}
