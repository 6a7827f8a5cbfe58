import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'

/** A file that a visitor sent, with its content; undefined when it is gone. */
export type SentFile = {
  readonly name: string
  readonly sentAt: Date
  readonly bytes: Buffer | undefined
}

/** Writes what customers sent into a folder, each name begun with `belongsTo`, and says where the files are. */
export async function saveFiles(files: readonly SentFile[], belongsTo: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, { name, sentAt, bytes }] of files.entries()) {
    const path = join(folder, `${belongsTo}-${index + 1}-${name}`)
    if (bytes) await writeFile(path, bytes)
    console.log([riyadhTimestamp(sentAt), bytes ? path : `${name}: the file is gone`].join('\t'))
  }
}
