import { open } from 'node:fs/promises'
import { choosableFiles } from '#domain/artwork/package-files.ts'
import { zipEntries, type ZipEntry } from '../../media/zip.ts'
import type { Opening, OpenerTask, RefusedFormat } from '../opening.ts'

/** The list of a package stands at its end; that of a hundred files is far smaller. */
const LIST_BYTES = 1024 * 1024
const MOST_ENTRIES = 0xffff

/** What is in a package, as its list says; undefined when that cannot be read. */
export async function readPackageList(path: string, bytes: number): Promise<readonly ZipEntry[] | undefined> {
  const from = Math.max(0, bytes - LIST_BYTES)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes - from), 0, bytes - from, from)
    return zipEntries(buffer.subarray(0, bytesRead), MOST_ENTRIES, from)
  } finally {
    await file.close()
  }
}

/**
 * Lists the files of a package that may be chosen; nothing of them is unpacked. One that is a `document` of another program
 * is refused as that, unless it is damaged: its program could not open it either.
 */
export async function openPackage({ path, bytes }: OpenerTask, document?: RefusedFormat): Promise<Opening> {
  const entries = await readPackageList(path, bytes)
  if (!entries) return { outcome: 'REFUSED', format: 'ZIP_BROKEN' }
  if (document) return { outcome: 'REFUSED', format: document }
  const files = choosableFiles(entries)
  return files.ok ? { outcome: 'PACKAGE', files: files.value } : { outcome: 'REFUSED', format: files.error }
}
