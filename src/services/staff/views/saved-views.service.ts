import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { mayChangeView } from '#domain/staff/saved-view.ts'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import { recordChange } from '../../changes/record-change.ts'
import { versionConflict } from '../../changes/version-conflict.ts'
import type { VersionConflict } from '../../changes/version-conflict.ts'
import type { StaffActor } from '../staff-sessions.service.ts'
import { deleteView, findViews, insertView, isNameTaken, lockView, writeView } from './saved-view.repository.ts'
import type { ViewRow } from './saved-view.repository.ts'
import { viewQuery } from './view-query.ts'

export type ViewError =
  /** There is none, or it is another person's and not shared: which of these is not revealed. */
  | { readonly code: 'views/unknown' }
  /** A shared one of another person. */
  | { readonly code: 'views/not-own'; readonly permission: Permission }
  /** The person has a view of this name already, or as many as there can be. */
  | { readonly code: 'views/taken' }
  /** The list has no such filters. */
  | { readonly code: 'views/query' }
  | VersionConflict

/** A view as it is saved. */
export type ViewForm = { readonly name: string; readonly query: string; readonly isShared: boolean }

/** Whether a list can be asked for a query. */
type QueryCheck = (list: ViewedList, query: string) => boolean

type Author = StaffActor & { readonly permissions: ReadonlySet<Permission> }
type Which = { readonly id: string; readonly version: number }

export type SavedViews = ReturnType<typeof createSavedViews>

/** Lists that people come back to. A view only remembers what is asked for: what is shown of it are the reader's rights. */
export const createSavedViews = ({ db }: { readonly db: Db }) => ({
  /** A person's own views of a list, then those that others share. */
  of: (staffId: string, list: ViewedList): Promise<ViewRow[]> => findViews(db, list, staffId),

  save: (author: Author, list: ViewedList, form: ViewForm, isQueryOf: QueryCheck): Promise<Result<string, ViewError>> =>
    db.transaction().execute(async (tx): Promise<Result<string, ViewError>> => {
      const written = { ...form, query: viewQuery(form.query) }
      if (!isQueryOf(list, written.query)) return err({ code: 'views/query' })
      const id = await insertView(tx, author.staffId, { ...written, list })
      if (id === undefined) return err({ code: 'views/taken' })
      const subject = { type: 'view', id }
      await recordChange(tx, author, { action: 'view.create', subject, before: null, after: { list, ...written } })
      return ok(id)
    }),

  change: (author: Author, which: Which, form: ViewForm, isQueryOf: QueryCheck): Promise<Result<string, ViewError>> =>
    ofView(db, author, which, async (tx, view) => {
      if (await isNameTaken(tx, view, form.name)) return err({ code: 'views/taken' })
      const after = { ...form, query: viewQuery(form.query) }
      if (!isQueryOf(view.list, after.query)) return err({ code: 'views/query' })
      await writeView(tx, view.id, after)
      const subject = { type: 'view', id: view.id }
      await recordChange(tx, author, { action: 'view.change', subject, before: formOf(view), after })
      return ok(view.id)
    }),

  remove: (author: Author, which: Which): Promise<Result<string, ViewError>> =>
    ofView(db, author, which, async (tx, view) => {
      await deleteView(tx, view.id)
      const subject = { type: 'view', id: view.id }
      await recordChange(tx, author, { action: 'view.remove', subject, before: formOf(view), after: null })
      return ok(view.id)
    }),
})

const formOf = ({ name, query, isShared }: ViewRow): ViewForm => ({ name, query, isShared })

/** Does something with a view that the person may change, in the version that they have seen. */
const ofView = (
  db: Db,
  author: Author,
  { id, version }: Which,
  work: (tx: Db, view: ViewRow) => Promise<Result<string, ViewError>>,
): Promise<Result<string, ViewError>> =>
  db.transaction().execute(async (tx): Promise<Result<string, ViewError>> => {
    const view = await lockView(tx, id)
    if (!view || (view.staffId !== author.staffId && !view.isShared)) return err({ code: 'views/unknown' })
    if (!mayChangeView(view, author)) return err({ code: 'views/not-own', permission: 'staff.decide' })
    if (view.version !== version) return versionConflict(tx, { type: 'view', id }, view.version, formOf(view))
    return work(tx, view)
  })
