import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { branchesOf } from '#domain/staff/activity-branches.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { CHANGE_ACTIONS, isChangeAction } from '#domain/staff/change-actions.ts'
import { changedFields } from '#domain/staff/changed-fields.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import { withRights } from '../staff/rights-errors.ts'
import type { RightsError } from '../staff/rights-errors.ts'
import { recordChange } from '../changes/record-change.ts'
import type { FieldUndoer, UndoAuthor, Undoer, UndoRefusal } from '../changes/undoer.ts'
import { findChange } from './activity.repository.ts'
import type { ActivityRow } from './activity.repository.ts'

export type UndoableAction = {
  [Action in ChangeAction]: (typeof CHANGE_ACTIONS)[Action]['undo'] extends true ? Action : never
}[ChangeAction]

export type UndoError =
  | RightsError
  | UndoRefusal
  | { readonly code: 'changes/unknown' }
  | { readonly code: 'changes/not-fresh' }

export type ChangeUndo = ReturnType<typeof createChangeUndo>

/** What an undoer would refuse with, for a thing that went away meanwhile. */
const CHANGED_SINCE = { code: 'changes/changed-since' } as const

/** Takes changes back that touched no money, no message and no stock: as another change, which can be taken back too. */
export function createChangeUndo({
  db,
  undoers,
}: {
  readonly db: Db
  readonly undoers: Readonly<Record<UndoableAction, Undoer>>
}) {
  const undoerOf = (action: string): Undoer | undefined =>
    isChangeAction(action) && CHANGE_ACTIONS[action].undo ? undoers[action as UndoableAction] : undefined

  return {
    /** Whether a person could take back a change that nothing has touched since. */
    canUndo: (
      { permissions }: Pick<UndoAuthor, 'permissions'>,
      { action, before, after, undone_by: undoneBy }: Pick<ActivityRow, 'action' | 'before' | 'after' | 'undone_by'>,
    ): boolean => {
      const undoer = undoerOf(action)
      return undoer !== undefined && permissions.has(undoer.permission) && undoneBy === null && !!before && !!after
    },

    /** Gives the changed fields the values that they had before. Refused when one of them has another value by now. */
    undo: async (author: UndoAuthor, id: number): Promise<Result<void, UndoError>> => {
      const change = await findChange(db, id)
      if (!change || !isSeen(author, change)) return err({ code: 'changes/unknown' })
      const undoer = undoerOf(change.action)
      if (!undoer || !change.before || !change.after) return err({ code: 'changes/not-undoable' })
      const { permission } = undoer
      if (!author.permissions.has(permission)) return err({ code: 'changes/permission', permission })
      if ('undo' in undoer) return undoer.undo(author, change.subject_id, id)
      if (undoer.isDelicate && !author.isFresh) return err({ code: 'changes/not-fresh' })
      return withRights(() => db.transaction().execute((tx) => takeBack(tx, author, change, undoer)))
    },
  }
}

/** Whether a change is among those that a person may read. */
function isSeen(author: UndoAuthor, { action, by }: ActivityRow): boolean {
  if (!isChangeAction(action)) return false
  return branchesOf(author, { by: by?.id ?? null, actions: [action] }).length > 0
}

async function takeBack(
  tx: Db,
  author: UndoAuthor,
  change: ActivityRow,
  undoer: FieldUndoer,
): Promise<Result<void, UndoError>> {
  const { id, subject_id: subjectId, before, after } = change
  const present = await undoer.read(tx, subjectId)
  // Read again once the thing is held: who took it back a moment ago is seen now.
  if (!present || !before || !after || (await findChange(tx, id))?.undone_by !== null) return err(CHANGED_SINCE)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const pick = (side: Fields): Fields => Object.fromEntries(names.map((name) => [name, side[name] ?? null]))
  if (changedFields(pick(present), pick(after))) return err(CHANGED_SINCE)
  const earlier = pick(before)
  const written = await undoer.write(tx, subjectId, earlier, author)
  if (!written.ok) return written
  await recordChange(tx, author, {
    action: change.action as ChangeAction,
    subject: { type: change.subject_type, id: subjectId },
    before: pick(present),
    after: earlier,
    undoes: id,
  })
  return ok(undefined)
}
