import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { findRequestFiles } from './inbox.repository.ts'

/** A file of a special request with its content; undefined when the file is gone. */
export type RequestFile = {
  readonly name: string
  readonly sentAt: Date
  readonly bytes: Buffer | undefined
}

/** The files that came with a special request, for the staff; undefined when there is no such request. */
export async function readRequestFiles(
  { db, storage }: { readonly db: Db; readonly storage: Pick<FileStorage, 'read'> },
  reference: string,
): Promise<RequestFile[] | undefined> {
  const rows = await findRequestFiles(db, reference)
  if (rows.length === 0) return undefined
  const files = rows.flatMap(({ created_at: sentAt, storage_key: key, file_name: name }) =>
    key !== null && name !== null ? [{ name, sentAt, key }] : [],
  )
  return Promise.all(
    files.map(async ({ name, sentAt, key }) => ({ name, sentAt, bytes: await storage.read('private', key) })),
  )
}
