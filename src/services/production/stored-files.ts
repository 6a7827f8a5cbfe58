import type { Db } from '#db/connection.ts'
import { storedFileProblem } from '#domain/production/stored-file.ts'
import type { StoredSizes } from '#domain/production/stored-file.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { JobError } from './job-error.ts'
import type { JobRow } from './print-job.repository.ts'
import { findPrepressKeys, findPrintFiles } from './print-file.repository.ts'
import type { StationRow } from './station.repository.ts'

export interface StoredFilesParts {
  readonly db: Db
  /** Where artwork lies. */
  readonly storage: Pick<FileStorage, 'sizeOf'>
}

/**
 * The lengths in which the storage has the files of jobs that are at prepress: asked before the transaction that moves them, so
 * that no lock waits for the storage. It reads no bytes; that they are those which were approved is found when the file for the
 * press is made.
 */
export async function readStoredSizes(
  { db, storage }: StoredFilesParts,
  codes: readonly string[],
): Promise<StoredSizes> {
  const keys = await findPrepressKeys(db, codes)
  return new Map(await Promise.all(keys.map(async (key) => [key, await storage.sizeOf('private', key)] as const)))
}

/** Pieces of a job that go to a station; those that are done have left all. */
export type Leaving = { readonly from: JobRow; readonly to: Pick<JobRow, 'station_id' | 'state'> }

/**
 * Why pieces cannot leave prepress: the storage lacks a file of their line. Undefined when they can, or stay there. A file that
 * became one of the line after the storage was asked makes it a job that has moved on.
 */
export async function refusalToLeave(
  tx: Db,
  { from, to }: Leaving,
  stations: readonly StationRow[],
  sizes: StoredSizes,
): Promise<JobError | undefined> {
  const isAtPrepress = (id: number) => stations.some((station) => station.id === id && station.kind === 'PREPRESS')
  if (!isAtPrepress(from.station_id) || (isAtPrepress(to.station_id) && to.state !== 'DONE')) return undefined
  const files = await findPrintFiles(tx, from.line_id)
  if (files.some(({ storageKey }) => storageKey !== null && !sizes.has(storageKey)))
    return { code: 'production/moved-on' }
  const found = storedFileProblem(files, sizes)
  return found && { code: 'production/stored-file', ...found }
}
