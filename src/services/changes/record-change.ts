import type { Db } from '#db/connection.ts'
import type { ChangeVia } from '#db/schema/staff.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { changedFields } from '#domain/staff/changed-fields.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import { insertChange } from './change.repository.ts'

/** Who changes something: a person signed in to the office, or what acts without one. */
export type ChangeAuthor =
  | { readonly via: 'OFFICE'; readonly staffId: string; readonly sessionId: string | null }
  | { readonly via: Exclude<ChangeVia, 'OFFICE'> }

/** The command line, as the author of what it changes. */
export const BY_COMMAND: ChangeAuthor = { via: 'COMMAND' }

/** The thing that is changed. */
export type Subject = { readonly type: string; readonly id: string }

export type Change = {
  readonly action: ChangeAction
  readonly subject: Subject
  /** What it was and what it is, as a reader understands it. Only the fields that differ are written; null where there is nothing. */
  readonly before: Fields | null
  readonly after: Fields | null
  readonly reason?: string | undefined
  /** The change that this one takes back. */
  readonly undoes?: number
}

/**
 * Writes down who changed what, in the transaction that changes it. Answers the id of the row; undefined, without
 * writing one, when both sides are the same.
 */
export async function recordChange(tx: Db, author: ChangeAuthor, change: Change): Promise<number | undefined> {
  const changed = changedFields(change.before, change.after)
  if (!changed) return undefined
  const { action, subject, reason, undoes } = change
  return insertChange(tx, {
    staff_id: author.via === 'OFFICE' ? author.staffId : null,
    session_id: author.via === 'OFFICE' ? author.sessionId : null,
    via: author.via,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: changed.before && JSON.stringify(changed.before),
    after: changed.after && JSON.stringify(changed.after),
    reason: reason ?? null,
    undoes: undoes ?? null,
  })
}
