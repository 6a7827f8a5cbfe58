import type { Db } from '#db/connection.ts'
import { refusalOf } from '#domain/artwork/desk-actions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { JobMoves, Worker } from '../../production/job-moves.service.ts'
import type { JobError } from '../../production/job-error.ts'
import { deskLineOf } from './line-work.ts'
import type { DeskProofError } from './desk-proofs.service.ts'
import { findJobsAtPrepress, findLineId, findProofLine } from '../proof-line.repository.ts'
import type { LineName } from '../proof-line.repository.ts'

type ReleaseParts = { readonly db: Db; readonly moves: Pick<JobMoves, 'move'> }

export type ReleaseLine = ReturnType<typeof createReleaseLine>

/** Hands what is signed off to production: its jobs leave prepress by the rules of the board. */
export const createReleaseLine =
  ({ db, moves }: ReleaseParts) =>
  async (worker: Worker, name: LineName): Promise<Result<void, DeskProofError | JobError>> => {
    const id = await findLineId(db, name)
    const line = id === undefined ? undefined : await findProofLine(db, id)
    if (!line) return err({ code: 'artwork/unknown-line' })
    const reason = refusalOf('release', deskLineOf(line))
    if (reason) return err({ code: 'artwork/not-possible', reason })
    for (const { code, station_id: station } of await findJobsAtPrepress(db, line.id)) {
      const moved = await moves.move(worker, code, { move: 'finish', station })
      if (!moved.ok) return moved
    }
    return ok(undefined)
  }
