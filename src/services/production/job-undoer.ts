import type { Db } from '#db/connection.ts'
import { err, ok } from '#domain/result.ts'
import type { ServiceUndoer } from '../changes/undoer.ts'
import type { JobError } from './job-error.ts'
import type { JobMoves } from './job-moves.service.ts'
import { findJobCode } from './print-job.repository.ts'

const NOT_UNDOABLE: ReadonlySet<JobError['code']> = new Set(['production/not-undoable', 'production/stored-file'])

/** Takes the last change of a job back, by the rules of the workshop. */
export const jobUndoer = ({ db, moves }: { readonly db: Db; readonly moves: JobMoves }): ServiceUndoer => ({
  permission: 'production.view',
  undo: async (author, id, changeId) => {
    const code = await findJobCode(db, id)
    if (code === undefined) return err({ code: 'changes/changed-since' })
    const undone = await moves.undo(author, code, changeId)
    if (undone.ok) return ok(undefined)
    if (undone.error.code === 'production/not-allowed')
      return err({ code: 'changes/permission', permission: undone.error.permission })
    return err({ code: NOT_UNDOABLE.has(undone.error.code) ? 'changes/not-undoable' : 'changes/changed-since' })
  },
})
