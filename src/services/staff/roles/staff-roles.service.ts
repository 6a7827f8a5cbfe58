import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inOrder, lackedOf } from '#domain/staff/permissions.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { recordChange } from '../../changes/record-change.ts'
import type { Subject } from '../../changes/record-change.ts'
import { versionConflict } from '../../changes/version-conflict.ts'
import type { VersionConflict } from '../../changes/version-conflict.ts'
import { lockRights } from '../people/staff-person.repository.ts'
import { withRights } from '../rights-errors.ts'
import type { RightsError } from '../rights-errors.ts'
import type { StaffActor } from '../staff-sessions.service.ts'
import { findAllRoles, insertRole, lockRole, retireRole, writeRole } from './role.repository.ts'
import type { RoleRow } from './role.repository.ts'

/** A role as its editor writes it. */
export type RoleForm = { readonly name: LocalizedText; readonly permissions: readonly Permission[] }

export type RoleError =
  | RightsError
  | VersionConflict
  | { readonly code: 'roles/not-found' }
  /** Built-in roles are the same in every shop; they are copied. */
  | { readonly code: 'roles/built-in' }

export type StaffRoles = ReturnType<typeof createStaffRoles>

const subjectOf = (id: string): Subject => ({ type: 'role', id })
const fieldsOf = ({ name, permissions }: Pick<RoleRow, 'name' | 'permissions'>) => ({
  name,
  permissions: inOrder(permissions),
})

type At = { readonly id: string; readonly version: number }

/** Changes an own role of which the author holds every permission, at the version that they saw. */
const inRole = (
  db: Db,
  author: StaffActor,
  { id, version }: At,
  change: (tx: Db, role: RoleRow) => Promise<Result<void, RoleError>>,
): Promise<Result<void, RoleError>> =>
  withRights(() =>
    db.transaction().execute(async (tx): Promise<Result<void, RoleError>> => {
      await lockRights(tx)
      const role = await lockRole(tx, id)
      if (!role) return err({ code: 'roles/not-found' })
      if (role.code !== null) return err({ code: 'roles/built-in' })
      const [permission] = lackedOf(author.permissions, inOrder(role.permissions))
      if (permission) return err({ code: 'rights/lacking', permission })
      if (role.version !== version) return versionConflict(tx, subjectOf(id), role.version, fieldsOf(role))
      return change(tx, role)
    }),
  )

/** Roles: those that every shop has, and up to 20 of the shop's own. */
export const createStaffRoles = ({ db }: { readonly db: Db }) => ({
  all: (): Promise<RoleRow[]> => findAllRoles(db),

  create: (author: StaffActor, form: RoleForm): Promise<Result<string, RoleError>> =>
    withRights(() =>
      db.transaction().execute(async (tx): Promise<Result<string, RoleError>> => {
        const [permission] = lackedOf(author.permissions, form.permissions)
        if (permission) return err({ code: 'rights/lacking', permission })
        await lockRights(tx)
        const id = await insertRole(tx, form, author.staffId)
        const change = { action: 'role.create', subject: subjectOf(id), before: null } as const
        await recordChange(tx, author, { ...change, after: fieldsOf({ ...form, permissions: [...form.permissions] }) })
        return ok(id)
      }),
    ),

  change: (author: StaffActor, at: At, form: RoleForm) =>
    inRole(db, author, at, async (tx, role) => {
      const [permission] = lackedOf(author.permissions, form.permissions)
      if (permission) return err({ code: 'rights/lacking', permission })
      const written = await recordChange(tx, author, {
        action: 'role.change',
        subject: subjectOf(role.id),
        before: fieldsOf(role),
        after: fieldsOf({ ...form, permissions: [...form.permissions] }),
      })
      if (written !== undefined) await writeRole(tx, role.id, form, author.staffId)
      return ok(undefined)
    }),

  /** Retires a role that no one has. What was done with it stays in the activity. */
  retire: (author: StaffActor, at: At) =>
    inRole(db, author, at, async (tx, role) => {
      await retireRole(tx, role.id, author.staffId)
      const change = { action: 'role.delete', subject: subjectOf(role.id), after: null } as const
      await recordChange(tx, author, { ...change, before: fieldsOf(role) })
      return ok(undefined)
    }),
})
