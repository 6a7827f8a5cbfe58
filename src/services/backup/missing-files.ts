import type pg from 'pg'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { listSomeFiles } from './stored-files.repository.ts'

/** Looks whether some of the files that rows name are in the storage; answers how many were looked at, and keys that are not. */
export async function findMissingFiles(
  client: Pick<pg.Client, 'query'>,
  storage: Pick<FileStorage, 'exists'>,
  atMost: number,
): Promise<{ readonly lookedAt: number; readonly missing: readonly string[] }> {
  const files = await listSomeFiles(client, atMost)
  const missing: string[] = []
  for (const { area, key } of files) if (!(await storage.exists(area, key))) missing.push(key)
  return { lookedAt: files.length, missing }
}
