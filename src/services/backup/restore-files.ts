import { createHash } from 'node:crypto'
import type { FileStorage, StorageArea } from '#integrations/storage/file-storage.ts'
import { BackupProblem } from './backup-problem.ts'
import { fileEntry } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { StoredFile } from './stored-files.repository.ts'

/** Puts the files of a backup into the storage, and knows how to take them out again. */
export function restoreFiles(storage: FileStorage, manifest: Manifest) {
  const added: StoredFile[] = []
  const digests = new Map(manifest.files.map((file) => [fileEntry(file), file.sha256]))
  return {
    restore: async (area: StorageArea, key: string, bytes: Buffer): Promise<void> => {
      const there = await storage.read(area, key)
      if (there && digestOf(there) === digests.get(fileEntry({ area, key }))) return
      const stored = await storage.put(area, key, bytes)
      if (!stored.ok) throw new BackupProblem(`The file ${key} could not be stored: ${stored.error.code}`)
      if (!there) added.push({ area, key })
    },
    /** Removes what was added. */
    undo: async (): Promise<void> => {
      for (const { area, key } of added) await storage.delete(area, key)
    },
    /** Removes files of the shop there was before that the backup does not name. */
    deleteOthers: async (before: readonly StoredFile[]): Promise<void> => {
      for (const file of before) if (!digests.has(fileEntry(file))) await storage.delete(file.area, file.key)
    },
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
