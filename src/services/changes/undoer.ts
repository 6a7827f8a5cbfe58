import type { Db } from '#db/connection.ts'
import type { Result } from '#domain/result.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { ChangeAuthor } from './record-change.ts'

/** Who takes a change back, and what they may do. */
export type UndoAuthor = Extract<ChangeAuthor, { via: 'OFFICE' }> & {
  readonly permissions: ReadonlySet<Permission>
  readonly isFresh: boolean
}

/** Why a thing does not get its earlier values. */
export type UndoRefusal =
  /** Something of it was changed again, or it was taken back already. */
  | { readonly code: 'changes/changed-since' }
  /** It touched money, a message or stock. */
  | { readonly code: 'changes/not-undoable' }
  | { readonly code: 'changes/permission'; readonly permission: Permission }

/** How a change of fields is taken back: what may do it, and how the thing is read and written. */
export interface FieldUndoer {
  readonly permission: Permission
  /** Only within ten minutes of a second factor. */
  readonly isDelicate?: true
  /**
   * What the thing is now, in the fields of its changes, held until the transaction ends; undefined when it cannot change
   * any more.
   */
  readonly read: (tx: Db, id: string) => Promise<Fields | undefined>
  /** Gives the thing earlier values of some of its fields. Writes no change: the undo does. */
  readonly write: (tx: Db, id: string, fields: Fields, author: UndoAuthor) => Promise<Result<void, UndoRefusal>>
}

/** How a change is taken back by the service of its thing, which has its own rules, its own transaction and its own trace. */
export interface ServiceUndoer {
  readonly permission: Permission
  readonly undo: (author: UndoAuthor, id: string, changeId: number) => Promise<Result<void, UndoRefusal>>
}

export type Undoer = FieldUndoer | ServiceUndoer
