import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '#integrations/storage/file-storage.ts'

/**
 * Copies a private file into a folder of its own for a program that wants a path and writes beside it; the folder goes
 * afterwards. Throws when there is no such file.
 */
export async function inTemporaryFile<Answer>(
  storage: Pick<FileStorage, 'openStream'>,
  storageKey: string,
  work: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'file-'))
  try {
    const path = join(folder, 'file')
    const content = await storage.openStream('private', storageKey)
    if (!content) throw new Error('a file is not in the storage')
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
