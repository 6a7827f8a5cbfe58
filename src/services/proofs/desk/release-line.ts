import type { Db } from '#db/connection.ts'
import { refusalOf } from '#domain/artwork/desk-actions.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { JobMoves, Worker } from '../../production/job-moves.service.ts'
import type { JobError } from '../../production/job-error.ts'
import { deskLineOf } from './line-work.ts'
import type { DeskProofError } from './desk-proofs.service.ts'
import { findApprovedFiles, findJobsAtPrepress, findLineId, findProofLine } from '../proof-line.repository.ts'
import type { ApprovedFile, LineName } from '../proof-line.repository.ts'

type ReleaseParts = {
  readonly db: Db
  readonly moves: Pick<JobMoves, 'move'>
  readonly storage: Pick<FileStorage, 'sizeOf'>
}

/** An approved file, by its place in the line from 1 and its face, is not in the storage, or has another size there. */
export type StoredFileError = {
  readonly code: 'artwork/missing-bytes' | 'artwork/other-bytes'
  readonly file: number
  /** null: it has all faces. */
  readonly face: FaceCode | null
}

export type ReleaseLine = ReturnType<typeof createReleaseLine>

/**
 * Hands what is signed off to production: its jobs leave prepress, as they do from the board. The files must be in the storage
 * in their size, which moves from the board and the tablets do not check; that their bytes are those that were approved is found
 * when the file for the press is made.
 */
export const createReleaseLine =
  ({ db, moves, storage }: ReleaseParts) =>
  async (worker: Worker, name: LineName): Promise<Result<void, DeskProofError | JobError | StoredFileError>> => {
    const id = await findLineId(db, name)
    const line = id === undefined ? undefined : await findProofLine(db, id)
    if (!line) return err({ code: 'artwork/unknown-line' })
    const reason = refusalOf('release', deskLineOf(line))
    if (reason) return err({ code: 'artwork/not-possible', reason })
    const stored = await checkStored(storage, await findApprovedFiles(db, line.id))
    if (!stored.ok) return stored
    for (const { code, station_id: station } of await findJobsAtPrepress(db, line.id)) {
      const moved = await moves.move(worker, code, { move: 'finish', station })
      if (!moved.ok) return moved
    }
    return ok(undefined)
  }

/** Whether each file is in the storage in its size, which costs no reading. */
async function checkStored(
  storage: ReleaseParts['storage'],
  files: readonly ApprovedFile[],
): Promise<Result<void, StoredFileError>> {
  for (const [place, { storage_key: key, byte_length: byteLength, face }] of files.entries()) {
    const size = key === null ? undefined : await storage.sizeOf('private', key)
    if (size === undefined) return err({ code: 'artwork/missing-bytes', file: place + 1, face })
    if (size !== byteLength) return err({ code: 'artwork/other-bytes', file: place + 1, face })
  }
  return ok(undefined)
}
