import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'

/** A storage of files in a folder of its own, and what removes it. */
export async function temporaryStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'stored-'))
  const storage = createDiskStorage({ folder, reserveBytes: 0 })
  return { storage, remove: () => rm(folder, { recursive: true, force: true }) }
}

export type TemporaryStorage = Awaited<ReturnType<typeof temporaryStorage>>
